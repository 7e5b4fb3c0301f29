import { type Answer, type AnswerBody, writeBody, writeEvent } from "../answers/answer.ts";
import { wait } from "../answers/wait.ts";

/** Makes an answer a response of the platform; events come one after the other until the signal is aborted. */
export function toResponse(
  { status, headers: own, body }: Answer,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Response {
  const type = body.kind === "empty" ? {} : { "Content-Type": body.mediaType };
  const init = { status, headers: { "Cache-Control": "no-store", ...headers, ...own, ...type } };
  if (body.kind === "empty") return new Response(null, init);
  if (body.kind === "events") return new Response(toStream(body, signal), init);
  return new Response(writeBody(body).slice(), init);
}

function toStream(
  { events, pace }: Extract<AnswerBody, { kind: "events" }>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      for (const [index, event] of events.entries()) {
        if (index > 0) await wait(pace, signal).catch(() => undefined);
        if (signal.aborted) return controller.error(signal.reason);
        controller.enqueue(encoder.encode(writeEvent(event)));
      }
      controller.close();
    },
  });
}
