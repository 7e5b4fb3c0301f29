import { PassThrough } from "node:stream";
import type { ContractOperation, JsonSchema } from "@lectern/spec";
import type { FastifyReply } from "fastify";
import { ClientGoneError } from "../problem-replies.ts";

/** The media type of server-sent events (WHATWG HTML, 9.2). */
export const eventStreamType = "text/event-stream";

/** An answer that is told in events. */
export interface EventAnswer {
  readonly reply: FastifyReply;
  /** The event that ends a success. */
  readonly resultEvent: string;
  /** Does the work; what it reports makes events, and what it returns or throws makes the last one. */
  readonly run: (onProgress: (progress: unknown) => void) => Promise<{ readonly body: unknown }>;
  /** Returns the problem of an error as a plain answer would say it. */
  readonly toProblem: (error: unknown) => unknown;
  /** How often something is sent when there is nothing to tell, in milliseconds; proxies cut what is silent. */
  readonly heartbeatEvery?: number;
}

/**
 * Answers in events. What is thrown before the first report is thrown on: it is known before the work begins, and makes
 * a plain answer.
 */
export async function replyWithEvents(answer: EventAnswer): Promise<FastifyReply> {
  const { reply, resultEvent, run, toProblem, heartbeatEvery = 10_000 } = answer;
  const stream = new PassThrough();
  const begun = Promise.withResolvers<void>();
  let last = "";
  const send = (event: string, data: unknown) => {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    // Whoever waits for another process is told so at every look.
    if (!stream.writable || text === last) return;
    last = text;
    stream.write(text);
    begun.resolve();
  };
  const heartbeat = setInterval(
    () => last !== "" && stream.writable && stream.write(": still at it\n\n"),
    heartbeatEvery,
  );
  stream.once("close", () => clearInterval(heartbeat));
  const finish = async () => {
    try {
      send(resultEvent, (await run((progress) => send("progress", progress))).body);
    } catch (error) {
      if (last === "") throw error;
      if (!(error instanceof ClientGoneError)) send("problem", toProblem(error));
    } finally {
      clearInterval(heartbeat);
      stream.end();
    }
  };
  await Promise.race([begun.promise, finish()]);
  return reply.code(200).header("cache-control", "no-store").type(eventStreamType).send(stream);
}

/** Returns the event that ends a success of this operation; undefined where it does not tell events. */
export function readResultEvent({ responses }: ContractOperation): string | undefined {
  const { items } = (responses["200"]?.content[eventStreamType]?.schema ?? {}) as { items?: JsonSchema };
  const events = (items?.["oneOf"] ?? []) as { properties: { event: { const: string } } }[];
  return events.map(({ properties }) => properties.event.const).find((name) => !commonEvents.includes(name));
}

const commonEvents: readonly string[] = ["progress", "problem"];
