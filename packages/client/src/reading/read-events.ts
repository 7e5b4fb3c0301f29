/** One server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads server-sent events (WHATWG HTML, 9.2.6) as they come; one that breaks off before its empty line is none.
 * Calls `onBytes` whenever something comes, be it a comment.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      // A CR at the end waits for what may be its LF.
      text = (text + decoder.decode(value, { stream: true })).replaceAll(/\r\n|\r(?!$)/g, "\n");
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      yield* blocks.map(parseEvent);
    }
  } finally {
    // Nobody reads on; whether that can still be said to the service does not matter.
    reader.cancel().catch(() => {});
  }
}

function parseEvent(block: string): ServerEvent {
  const lines = block.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const valuesOf = (field: string) =>
    lines.flatMap(([, name, value = ""]) => (name === field ? [value] : []));
  return { event: valuesOf("event").at(-1) ?? "message", data: valuesOf("data").join("\n") };
}
