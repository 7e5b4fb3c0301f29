/** One server-sent event, its data parsed as JSON. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Parses a whole event stream (WHATWG HTML, 9.2.6) whose data is JSON, one line each; throws an Error where it is not
 * written as the contract says.
 */
export function parseEvents(body: Uint8Array): readonly StreamEvent[] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  if (!text.endsWith("\n\n")) throw new Error("the event stream breaks off in the middle of an event");
  return text
    .split("\n\n")
    .map((block) => block.split("\n").filter((line) => line !== "" && !line.startsWith(":")))
    .filter((lines) => lines.length > 0)
    .map(parseEvent);
}

function parseEvent(lines: readonly string[]): StreamEvent {
  const [event, data, ...more] = lines;
  if (!event?.startsWith("event: ") || !data?.startsWith("data: ") || more.length > 0) {
    throw new Error(`expected a line "event:" and a line "data:"; ${JSON.stringify(lines.join("\n"))} came`);
  }
  return { event: event.slice("event: ".length), data: JSON.parse(data.slice("data: ".length)) };
}
