/** Where in the app somebody is. It stands in the address's fragment, so that a host serves one page only. */
export type Route =
  | { readonly kind: "compose" }
  | { readonly kind: "deck"; readonly id: string }
  | { readonly kind: "outline"; readonly id: string }
  | { readonly kind: "decks" }
  | { readonly kind: "templates" }
  | { readonly kind: "unknown" };

/** Returns the route of a fragment such as "#/decks/4f". */
export function parseRoute(fragment: string): Route {
  const [first = "", second, ...rest] = fragment.replace(/^#?\/?/, "").split("/");
  if (first === "decks" && second && rest.length === 1 && rest[0] === "outline")
    return { kind: "outline", id: decode(second) };
  if (rest.length > 0) return { kind: "unknown" };
  if (first === "decks" && second) return { kind: "deck", id: decode(second) };
  if (second !== undefined) return { kind: "unknown" };
  if (first === "") return { kind: "compose" };
  return first === "decks" || first === "templates" ? { kind: first } : { kind: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the fragment of a route, for links. */
export function toFragment(route: Route): string {
  switch (route.kind) {
    case "compose":
    case "unknown":
      return "#/";
    case "deck":
      return `#/decks/${encodeURIComponent(route.id)}`;
    case "outline":
      return `#/decks/${encodeURIComponent(route.id)}/outline`;
    case "decks":
    case "templates":
      return `#/${route.kind}`;
  }
}
