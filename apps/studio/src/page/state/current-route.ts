import { parseRoute, type Route, toFragment } from "./route.ts";
import type { Store } from "./store.ts";

let shown: { readonly fragment: string; readonly route: Route } | undefined;

/** Where in the app the address says that somebody is. */
export const currentRoute: Pick<Store<Route>, "get" | "subscribe"> = {
  get() {
    const fragment = location.hash;
    if (shown?.fragment !== fragment) shown = { fragment, route: parseRoute(fragment) };
    return shown.route;
  },
  subscribe(listener) {
    window.addEventListener("hashchange", listener);
    return () => window.removeEventListener("hashchange", listener);
  },
};

/** Goes to another screen. */
export function goTo(route: Route): void {
  location.hash = toFragment(route);
}
