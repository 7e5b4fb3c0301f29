import type { Store } from "./store.ts";

/** Whether the browser has a network at all, as a store that is only read. */
export const connection: Pick<Store<boolean>, "get" | "subscribe"> = {
  get: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
};
