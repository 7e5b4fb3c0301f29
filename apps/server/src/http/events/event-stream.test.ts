import { readContract } from "@lectern/spec";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { readResultEvent, replyWithEvents } from "./event-stream.ts";

test("sends comments while there is nothing to tell", async () => {
  const app = fastify();
  const heard = Promise.withResolvers<void>();
  app.get("/", (_request, reply) =>
    replyWithEvents({
      reply,
      resultEvent: "made",
      heartbeatEvery: 5,
      toProblem: String,
      async run(onProgress) {
        onProgress({ done: 1 });
        await heard.promise;
        return { body: { id: "a" } };
      },
    }),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const { body } = await fetch(url);
  let text = "";
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.split("\n\n: ").length > 2) heard.resolve();
  }
  expect(text).toMatch(
    /^event: progress\ndata: {"done":1}\n\n(: [a-z ]+\n\n){2,}event: made\ndata: {"id":"a"}\n\n$/,
  );
  await app.close();
});

test("only generating tells events, and they end with the presentation", () => {
  const telling = readContract().operations.flatMap((operation) => {
    const event = readResultEvent(operation);
    return event === undefined ? [] : [[operation.operationId, event]];
  });
  expect(telling).toEqual([["generatePresentation", "presentation"]]);
});
