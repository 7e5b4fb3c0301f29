import { isRecord } from "./store.ts";

/** Who uses the page: nobody yet, or somebody with a key. It is kept as long as the tab is, and never in an address. */
export type Session =
  | { readonly kind: "signed-out"; readonly because: "nobody" | "rejected" }
  | { readonly kind: "signed-in"; readonly key: string };

/** Returns the session that was kept as this JSON. */
export function parseSession(json: unknown): Session {
  return isRecord(json) && json["kind"] === "signed-in" && typeof json["key"] === "string"
    ? { kind: "signed-in", key: json["key"] }
    : { kind: "signed-out", because: "nobody" };
}
