import { createStore, isRecord, type KeptArea, readJson, type Store, writeJson } from "./store.ts";

/** Who uses the page: nobody yet, or somebody with a key, which stands in no address. */
export type Session =
  | { readonly kind: "signed-out"; readonly because: "nobody" | "rejected" }
  | {
      readonly kind: "signed-in";
      readonly key: string;
      /** Whether the browser keeps the key when its last tab of the studio is closed. */
      readonly isRemembered: boolean;
    };

/** Where a session is kept, and how the tabs of the studio tell each other of it. */
export interface SessionParts {
  /** Kept for as long as the tab is open. */
  readonly tabArea: KeptArea;
  /** Kept for good. */
  readonly browserArea: KeptArea;
  /** Left out: the tab is alone. */
  readonly channel?: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | undefined;
}

const name = "lectern.session";
const nobody: Session = { kind: "signed-out", because: "nobody" };

/**
 * Returns the session of this tab. A key that is not to be remembered is kept by the open tabs alone: a new one asks
 * the others for it, and signing in or out in one does so in all.
 */
export function createSession({ tabArea, browserArea, channel }: SessionParts): Store<Session> {
  const kept = parseSession(readJson(browserArea, name));
  const store = createStore(kept.kind === "signed-in" ? kept : parseSession(readJson(tabArea, name)));
  const keep = (session: Session): void => {
    store.set(session);
    const isSignedIn = session.kind === "signed-in";
    writeJson(tabArea, name, isSignedIn ? session : undefined);
    writeJson(browserArea, name, isSignedIn && session.isRemembered ? session : undefined);
  };
  channel?.addEventListener("message", ({ data }: MessageEvent) => {
    const current = store.get();
    if (data !== "who") keep(parseSession(data));
    else if (current.kind === "signed-in") channel.postMessage(current);
  });
  if (store.get().kind === "signed-out") channel?.postMessage("who");
  return {
    ...store,
    set(session) {
      keep(session);
      channel?.postMessage(session);
    },
  };
}

/** Returns the session that was kept, or sent, as this JSON. */
export function parseSession(json: unknown): Session {
  if (!isRecord(json)) return nobody;
  if (json["kind"] === "signed-in" && typeof json["key"] === "string")
    return { kind: "signed-in", key: json["key"], isRemembered: json["isRemembered"] === true };
  return json["because"] === "rejected" ? { kind: "signed-out", because: "rejected" } : nobody;
}
