/** The body of an answer before it is written to the wire. */
export type AnswerBody =
  | { readonly kind: "empty" }
  | { readonly kind: "json"; readonly mediaType: string; readonly value: unknown }
  | { readonly kind: "bytes"; readonly mediaType: string; readonly bytes: Uint8Array }
  | {
      readonly kind: "events";
      readonly mediaType: string;
      readonly events: readonly MockEvent[];
      /** Milliseconds between two events. */
      readonly pace: number;
    };

/** One server-sent event; its data is written as JSON. */
export interface MockEvent {
  readonly event: string;
  readonly data: unknown;
}

/** What the mock answers to one request: status, headers (any case) and body. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
}

/** The body's bytes as they go over the wire; none where the body is empty. */
export function writeBody(body: AnswerBody): Uint8Array {
  switch (body.kind) {
    case "empty":
      return new Uint8Array();
    case "json":
      return new TextEncoder().encode(JSON.stringify(body.value));
    case "bytes":
      return body.bytes;
    case "events":
      return new TextEncoder().encode(body.events.map(writeEvent).join(""));
  }
}

/** The lines of one event, with the empty line that ends it. */
export function writeEvent({ event, data }: MockEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
