// An operation that can tell how far it is -> the contract's example of that, ended by the answer that the mock makes.
import { chooseMediaType } from "@lectern/spec";
import { isJsonObject } from "../contract/json-object.ts";
import { responseFor, successStatus } from "../contract/operation-shape.ts";
import type { Answer, MockEvent } from "./answer.ts";
import { echo } from "./echo.ts";
import type { Exchange } from "./exchange.ts";
import { echoedIds } from "./make-answer.ts";

/** The media type of server-sent events. */
export const eventStream = "text/event-stream";

/** The media types that an operation's success may have, in the order of the contract. */
export function successMediaTypes({ operation }: Pick<Exchange, "operation">): readonly string[] {
  return Object.keys(responseFor(operation, successStatus(operation))?.content ?? {});
}

/** Whether the caller wants to be told how far the work is, and the operation can tell. */
export function wantsEvents(exchange: Pick<Exchange, "operation" | "request">): boolean {
  return chooseMediaType(exchange.request.headers["accept"], successMediaTypes(exchange)) === eventStream;
}

/**
 * Makes the answer in events: those of the contract's example (by its name, where one is wished for), the last one with
 * the body of the plain answer, unless the example ends with a problem.
 */
export async function makeEventAnswer(
  exchange: Exchange,
  example: string | undefined,
  makePlainAnswer: () => Promise<Answer>,
): Promise<Answer> {
  const { engine, operation, exampleBase, request, pace } = exchange;
  const status = successStatus(operation);
  const made = await engine.answer(withAccept(exchange, eventStream).engineRequest, { status, example });
  const terms = { exampleBase, base: request.base, ids: echoedIds(exchange) };
  const events = toEvents(echo(made.body, terms));
  const last = events.at(-1);
  if (last === undefined || isProblem(last.data)) {
    return { status, headers: {}, body: { kind: "events", mediaType: eventStream, events, pace } };
  }
  const plain = await makePlainAnswer();
  if (plain.body.kind !== "json") return plain;
  const told = [...events.slice(0, -1), { ...last, data: plain.body.value }];
  // Headers leave before events, and those tell of what comes after them.
  return { ...plain, headers: {}, body: { kind: "events", mediaType: eventStream, events: told, pace } };
}

/** The same exchange with a caller who accepts this media type only. */
export function withAccept(exchange: Exchange, accept: string): Exchange {
  const { engineRequest } = exchange;
  return {
    ...exchange,
    engineRequest: { ...engineRequest, headers: { ...engineRequest.headers, accept } },
  };
}

function toEvents(value: unknown): readonly MockEvent[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    isJsonObject(item) && typeof item["event"] === "string"
      ? [{ event: item["event"], data: item["data"] }]
      : [],
  );
}

function isProblem(data: unknown): boolean {
  return isJsonObject(data) && "status" in data && "type" in data;
}
