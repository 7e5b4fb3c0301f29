// How a slide show and its presenter view, in two windows of one browser, keep in step.

/** What one window tells the other. */
export type ShowMessage =
  | { readonly kind: "show"; readonly index: number }
  /** Asks which slide is shown. */
  | { readonly kind: "ask" };

/** The way from one window to the other. */
export interface ShowChannel {
  send(message: ShowMessage): void;
}

/** Opens the channel that all windows of a session share; `onMessage` gets what the others send. */
export function openShowChannel(session: string, onMessage: (message: ShowMessage) => void): ShowChannel {
  const channel = new BroadcastChannel(`lectern-show-${session}`);
  channel.addEventListener("message", ({ data }) => {
    const message = parseShowMessage(data);
    if (message !== undefined) onMessage(message);
  });
  return { send: (message) => channel.postMessage(message) };
}

/** Reads a message; undefined where it is none, as from a window with another version of the page. */
export function parseShowMessage(data: unknown): ShowMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  if (data.kind === "ask") return { kind: "ask" };
  if (data.kind !== "show" || !("index" in data)) return undefined;
  return Number.isSafeInteger(data.index) && Number(data.index) >= 0
    ? { kind: "show", index: Number(data.index) }
    : undefined;
}

const parameter = "presenter";

/** Returns the session that the address of a presenter view names; undefined for any other address. */
export function readPresenterSession(href: string): string | undefined {
  const session = new URL(href).searchParams.get(parameter) ?? "";
  return /^[\w-]{8,64}$/.test(session) ? session : undefined;
}

/** Returns the address of the presenter view of a slide show. */
export function toPresenterAddress(href: string, session: string): string {
  const address = new URL(href);
  address.searchParams.set(parameter, session);
  return address.href;
}
