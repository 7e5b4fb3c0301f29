import { openShowChannel, type ShowChannel, type ShowMessage, toPresenterAddress } from "./show-channel.ts";

/** The slide show's side of the presenter view. */
export interface PresenterWindow {
  /** Opens the presenter view in a window of its own; returns whether the browser let it. */
  open(): boolean;
  /** Tells the presenter view which slide is shown. */
  tell(index: number): void;
}

/** Waits for a presenter view to be opened, and finds an open one again after a reload. */
export function createPresenterWindow(onMessage: (message: ShowMessage) => void): PresenterWindow {
  let channel: ShowChannel | undefined;
  let session = readRememberedSession(window.history.state);
  if (session !== undefined) channel = openShowChannel(session, onMessage);
  return {
    open() {
      session ??= createSession();
      channel ??= openShowChannel(session, onMessage);
      window.history.replaceState({ session }, "");
      const address = toPresenterAddress(window.location.href, session);
      return window.open(address, `lectern-presenter-${session}`, "popup,width=1180,height=760") !== null;
    },
    tell: (index) => channel?.send({ kind: "show", index }),
  };
}

function readRememberedSession(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("session" in state)) return undefined;
  return typeof state.session === "string" ? state.session : undefined;
}

/** Not randomUUID, which only secure contexts have. */
function createSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
