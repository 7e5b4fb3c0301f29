import type { ServerResponse } from "node:http";
import type { GenerationProgress } from "@lectern/types";
import { afterEach, describe, expect, test } from "vitest";
import {
  AbortedError,
  BadRequestError,
  type ClientOptions,
  ConnectionError,
  createClient,
  InternalServerError,
  InvalidResponseError,
  TimeoutError,
} from "../index.ts";
import {
  type Answer,
  answer,
  answerJson,
  answerProblem,
  breakOff,
  stall,
  startUnrulyServer,
  type UnrulyServer,
} from "../testing/start-unruly-server.ts";

const eventStream = "text/event-stream";
const presentation = { id: "p1", embed: "http://127.0.0.1/e", download: "http://127.0.0.1/d" };
const problem = {
  type: "urn:x",
  title: "No.",
  status: 400,
  detail: "Nothing to present.",
  code: "prompt_unusable",
};
const steps: GenerationProgress[] = [
  { stage: "authoring", message: "Größe 😀", fraction: 0.25 },
  { stage: "writing", message: "Writing the file", fraction: 0.75 },
];
const progress = steps.map((step) => write("progress", step)).join("");
const input = { body: { prompt: "Urban gardening" } };

const servers: UnrulyServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function write(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function connect(answers: readonly Answer[], options: Partial<ClientOptions> = {}) {
  const server = await startUnrulyServer(...answers);
  servers.push(server);
  const client = createClient({ baseUrl: server.url, runtime: { sleep: async () => {} }, ...options });
  const told: GenerationProgress[] = [];
  const onProgress = (step: GenerationProgress) => void told.push(step);
  return { server, client, told, onProgress };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => expect.fail(`expected an error; ${JSON.stringify(value)} came`),
    (error: unknown) => error,
  );
}

describe("a call that is watched", () => {
  test("tells every step and returns the presentation", async () => {
    const { server, client, told, onProgress } = await connect([
      answer(
        200,
        eventStream,
        `: hello\n\n${progress}${write("news", 1)}${write("presentation", presentation)}`,
      ),
    ]);
    expect(await client.generatePresentation(input, { onProgress })).toEqual(presentation);
    expect(told).toEqual(steps);
    expect(server.requests[0]?.headers["accept"]).toBe(
      "text/event-stream, application/json;q=0.9, application/problem+json;q=0.9",
    );
  });

  test("tells a step when it comes, not at the end", async () => {
    let open: ServerResponse | undefined;
    const { client } = await connect([
      (response) => {
        open = response;
        response.writeHead(200, { "Content-Type": eventStream });
        response.write(progress);
      },
    ]);
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const call = client.generatePresentation(input, { onProgress: () => resolve() });
    await heard;
    open?.end(write("presentation", presentation));
    expect(await call).toEqual(presentation);
  });

  test("takes plain JSON from a service that cannot tell", async () => {
    const { client, told, onProgress } = await connect([answerJson(200, presentation)]);
    expect(await client.generatePresentation(input, { onProgress })).toEqual(presentation);
    expect(told).toEqual([]);
  });

  test("throws the problem at the end as it throws one with a status", async () => {
    const { client, onProgress } = await connect([
      answer(200, eventStream, `${progress}${write("problem", problem)}`),
      answerProblem(400, "prompt_unusable"),
    ]);
    for (const _ of ["in events", "plain"]) {
      const error = await failureOf(client.generatePresentation(input, { onProgress }));
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({ status: 400, code: "prompt_unusable", attempts: 1 });
    }
  });

  test.each([
    { given: { ...problem, status: 200 } },
    { given: { ...problem, status: 1000 } },
    { given: "no problem" },
    { given: null },
  ])("takes the problem $given, which has no such status, for a 500", async ({ given }) => {
    const { client, onProgress } = await connect([answer(200, eventStream, write("problem", given))], {
      retries: 0,
    });
    expect(await failureOf(client.generatePresentation(input, { onProgress }))).toBeInstanceOf(
      InternalServerError,
    );
  });

  test.each([
    { name: "breaks off in the middle", first: breakOff(200, eventStream, progress) },
    { name: "ends without an end", first: answer(200, eventStream, progress) },
    { name: "is empty", first: answer(200, eventStream, "") },
    {
      name: "ends with a 503",
      first: answer(200, eventStream, write("problem", { ...problem, status: 503 })),
    },
  ])("is repeated with the same key when the stream $name", async ({ first }) => {
    const { server, client, onProgress } = await connect([
      first,
      answer(200, eventStream, write("presentation", presentation)),
    ]);
    expect(await client.generatePresentation(input, { onProgress })).toEqual(presentation);
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test("is a ConnectionError when the stream breaks off for good", async () => {
    const { client, onProgress } = await connect([breakOff(200, eventStream, progress)], { retries: 0 });
    const error = await failureOf(client.generatePresentation(input, { onProgress }));
    expect(error).toBeInstanceOf(ConnectionError);
  });

  test("is an InvalidResponseError when the end is no presentation", async () => {
    const { client, onProgress } = await connect([
      answer(200, eventStream, write("presentation", { id: 1 })),
    ]);
    const error = await failureOf(client.generatePresentation(input, { onProgress }));
    expect(error).toBeInstanceOf(InvalidResponseError);
  });

  test("ends when the caller aborts it", async () => {
    const { client } = await connect([stall(200, eventStream, progress)]);
    const controller = new AbortController();
    const onProgress = () => controller.abort("enough");
    const error = await failureOf(
      client.generatePresentation(input, { onProgress, signal: controller.signal }),
    );
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: "enough" });
  });

  test("throws what the caller's own function throws, at once", async () => {
    const { server, client } = await connect([stall(200, eventStream, progress)]);
    const onProgress = () => {
      throw new RangeError("mine");
    };
    expect(await failureOf(client.generatePresentation(input, { onProgress }))).toEqual(
      new RangeError("mine"),
    );
    expect(server.requests).toHaveLength(1);
  });

  test("may take longer than an attempt as long as something comes, be it a comment", async () => {
    const { client, onProgress } = await connect(
      [
        (response) => {
          response.writeHead(200, { "Content-Type": eventStream });
          let left = 25;
          const timer = setInterval(() => {
            left -= 1;
            response.write(": still there\n\n");
            if (left > 0) return;
            clearInterval(timer);
            response.end(write("presentation", presentation));
          }, 60);
        },
      ],
      { attemptTimeout: 1000, retries: 0 },
    );
    expect(await client.generatePresentation(input, { onProgress })).toEqual(presentation);
  });

  test("is a TimeoutError when nothing comes any more", async () => {
    const { client, onProgress } = await connect([stall(200, eventStream, progress)], {
      attemptTimeout: 100,
      retries: 0,
    });
    const error = await failureOf(client.generatePresentation(input, { onProgress }));
    expect(error).toBeInstanceOf(TimeoutError);
  });
});

test("a call that nobody watches does not ask for events", async () => {
  const { server, client } = await connect([answerJson(200, presentation)]);
  await client.generatePresentation(input);
  expect(server.requests[0]?.headers["accept"]).toBe("application/json, application/problem+json");
});
