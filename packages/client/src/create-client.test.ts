import { getEventListeners } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import {
  AbortedError,
  ApiError,
  BadRequestError,
  type Client,
  type ClientOptions,
  ConnectionError,
  createClient,
  InternalServerError,
  InvalidInputError,
  InvalidResponseError,
  LecternError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  ServiceUnavailableError,
  TimeoutError,
  UnauthorizedError,
} from "./index.ts";
import {
  type Answer,
  answer,
  answerEmpty,
  answerEmptyChunked,
  answerJson,
  answerProblem,
  breakOff,
  hangUp,
  keepSilent,
  stall,
  startUnrulyServer,
  type UnrulyServer,
} from "./testing/start-unruly-server.ts";

const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
const potx = "application/vnd.openxmlformats-officedocument.presentationml.template";
const presentation = {
  id: "p1",
  embed: "http://127.0.0.1/e?token=1",
  download: "http://127.0.0.1/d?token=2",
};
const template = { id: "t1", createdAt: "2026-11-20T09:30:00.000Z" };
const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe, 0x80, 13, 10]);

const servers: UnrulyServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A client of a server that gives these answers, with the waits between attempts written down instead of waited. */
async function connect(answers: readonly Answer[], options: Partial<ClientOptions> = {}) {
  const server = await startUnrulyServer(...answers);
  servers.push(server);
  const waits: number[] = [];
  const client = createClient({
    baseUrl: server.url,
    token: "key-1",
    ...options,
    runtime: {
      random: () => 0,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
      ...options.runtime,
    },
  });
  return { client, server, waits };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => expect.fail(`expected an error; ${JSON.stringify(value)} came`),
    (error: unknown) => error,
  );
}

describe("a request", () => {
  test("goes to the operation's path with the token and what it accepts", async () => {
    const { client, server } = await connect([answerJson(200, presentation)]);
    expect(await client.getPresentation({ id: "a/b c" })).toEqual(presentation);
    expect(server.requests).toMatchObject([
      {
        method: "GET",
        url: "/v1/presentations/a%2Fb%20c",
        headers: { authorization: "Bearer key-1", accept: "application/json, application/problem+json" },
      },
    ]);
  });

  test.each(["", ".", "..", "%2e%2E", "../templates"])(
    "is not made for the id %j, which would reach another path",
    async (id) => {
      const { client, server } = await connect([answerJson(200, presentation)]);
      const calls = [
        "getPresentation",
        "deletePresentation",
        "downloadPresentation",
        "deleteTemplate",
      ] as const;
      for (const name of calls) {
        const error = await failureOf(client[name]({ id }));
        expect(error).toBeInstanceOf(InvalidInputError);
        expect(error).toMatchObject({ operationId: name, attempts: 0, retryable: false });
      }
      expect(server.requests).toEqual([]);
    },
  );

  test("is not made where a parameter is missing at run time", async () => {
    const { client } = await connect([answerJson(200, presentation)]);
    const error = await failureOf(client.getPresentation({} as { id: string }));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(String(error)).toContain("getPresentation: expected id to be an id; it is nothing");
  });

  test("keeps the path of a base address", async () => {
    const { server } = await connect([answerJson(200, [])]);
    const client = createClient({ baseUrl: `${server.url}/lectern//` });
    await client.listTemplates();
    expect(server.requests[0]?.url).toBe("/lectern/v1/templates");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test.each(["", "lectern.example", "/v1", "ftp://x", "http://x?y", "http://user@x"])(
    "cannot be made to the base address %j",
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(/Expected baseUrl to be a web address/);
    },
  );

  test("asks a token function before every attempt", async () => {
    const tokens = ["first", " second\n"];
    const { client, server } = await connect([answerEmpty(503), answerJson(200, [])], {
      token: async () => tokens.shift(),
    });
    await client.listTemplates();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer first",
      "Bearer second",
    ]);
  });

  test("fails with the token function's own error", async () => {
    const reason = new Error("the key store is locked");
    const { client } = await connect([answerJson(200, [])], { token: () => Promise.reject(reason) });
    expect(await failureOf(client.listTemplates())).toBe(reason);
  });

  test("never shows a token that cannot be sent", async () => {
    const { client } = await connect([answerJson(200, [])], { token: "geheim\u2028x" });
    const error = await failureOf(client.listTemplates());
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(`${error} ${(error as Error).cause}`).not.toContain("geheim");
  });

  test("carries the client's headers and the call's", async () => {
    const { client, server } = await connect([answerJson(200, [])], {
      headers: { "X-One": "1", "X-Two": "1" },
    });
    await client.listTemplates({}, { headers: { "X-Two": "2" } });
    expect(server.requests[0]?.headers).toMatchObject({ "x-one": "1", "x-two": "2" });
  });

  test("is refused where a header cannot be sent", async () => {
    const { client } = await connect([answerJson(200, [])]);
    const error = await failureOf(client.listTemplates({}, { headers: { "X-One": "a\nb" } }));
    expect(error).toBeInstanceOf(InvalidInputError);
  });

  test("passes through the middleware, the first outermost, at every attempt", async () => {
    const seen: string[] = [];
    const { client } = await connect([answerEmpty(503), answerJson(200, [template])], {
      middleware: [
        async (request, next) => {
          seen.push(`outer ${request.method}`);
          const response = await next(request);
          seen.push(`outer ${response.status}`);
          return response;
        },
        (request, next) => {
          seen.push(`inner ${request.headers.get("authorization")}`);
          return next(request);
        },
      ],
    });
    expect(await client.listTemplates()).toEqual([template]);
    expect(seen).toEqual(
      [503, 200].flatMap((status) => ["outer GET", "inner Bearer key-1", `outer ${status}`]),
    );
  });

  test("can be answered by middleware and by a fetch of one's own", async () => {
    const byMiddleware = createClient({
      baseUrl: "http://lectern.example",
      middleware: [async () => Response.json([template])],
    });
    const byFetch = createClient({
      baseUrl: "http://lectern.example",
      fetch: async (request) => Response.json([{ ...template, id: new URL(request.url).pathname }]),
    });
    expect(await byMiddleware.listTemplates()).toEqual([template]);
    expect(await byFetch.listTemplates()).toMatchObject([{ id: "/v1/templates" }]);
  });
});

describe("a success", () => {
  test.each([
    {
      name: "with no Content-Length",
      answer: answer(200, "application/json; charset=utf-8", '{"id":"p1","embed":"e","download":"d"}'),
    },
    {
      name: "of a type with +json",
      answer: answer(200, "application/hal+json", '{"id":"p1","embed":"e","download":"d"}'),
    },
    {
      name: "with fields of a later version",
      answer: answerJson(200, { id: "p1", embed: "e", download: "d", more: 1 }),
    },
  ])("is read $name", async ({ answer }) => {
    const { client } = await connect([answer]);
    expect(await client.getPresentation({ id: "p1" })).toMatchObject({ id: "p1", embed: "e", download: "d" });
  });

  test.each([
    { name: "Content-Length 0", answer: answerEmpty(200) },
    { name: "an empty body in chunks", answer: answerEmptyChunked(200) },
    { name: "status 204", answer: answerEmptyChunked(204) },
    { name: "a body that nobody asked for", answer: answerJson(200, { deleted: true }) },
  ])("without content is nothing, told by $name", async ({ answer }) => {
    const { client } = await connect([answer]);
    expect(await client.deletePresentation({ id: "p1" })).toBeUndefined();
  });

  test.each([
    { came: "text", answer: answer(200, "text/plain", "OK"), says: 'text/plain ("OK") came with status 200' },
    { came: "a page", answer: answer(200, "text/html", "<html>"), says: 'text/html ("<html>' },
    {
      came: "no type",
      answer: (response) => response.writeHead(200).end("{}"),
      says: 'a body of no media type ("{}") came',
    },
    {
      came: "broken JSON",
      answer: answer(200, "application/json", '{"id":'),
      says: 'application/json ("{"id":") came',
    },
    { came: "no body", answer: answerEmpty(200), says: "an empty body came" },
    {
      came: "no body in chunks",
      answer: answerEmptyChunked(200, { "Content-Type": "application/json" }),
      says: "an empty body came",
    },
    { came: "no content", answer: answerEmptyChunked(204), says: "an empty body came with status 204" },
    { came: "null", answer: answerJson(200, null), says: 'application/json ("null") came' },
    { came: "a list", answer: answerJson(200, [presentation]), says: "expected a JSON object with id" },
    {
      came: "a missing field",
      answer: answerJson(200, { id: "p1", embed: "e" }),
      says: "JSON object with id, embed, download",
    },
  ] satisfies { came: string; answer: Answer; says: string }[])(
    "that is $came where a presentation should be is an InvalidResponseError",
    async ({ answer, says }) => {
      const { client } = await connect([answer]);
      const error = await failureOf(client.getPresentation({ id: "p1" }));
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect((error as Error).message).toContain(says);
      expect((error as InvalidResponseError).headers).toBeInstanceOf(Headers);
    },
  );

  test("that is an object where a list should be is an InvalidResponseError", async () => {
    const { client } = await connect([answerJson(200, template)]);
    expect(await failureOf(client.listTemplates())).toBeInstanceOf(InvalidResponseError);
  });

  test("that is a redirect the contract does not know is not followed", async () => {
    const { client, server } = await connect([answerEmpty(301, { Location: "https://elsewhere.example/" })]);
    const error = await failureOf(client.listTemplates());
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect((error as Error).message).toContain("a redirect to https://elsewhere.example/ came. Set baseUrl");
    expect(server.requests).toHaveLength(1);
  });
});

describe("an error", () => {
  test.each([
    { status: 400, code: "prompt_unusable", type: BadRequestError, retryable: false },
    { status: 401, code: "unauthorized", type: UnauthorizedError, retryable: false },
    { status: 403, code: "unauthorized", type: ApiError, retryable: false },
    { status: 404, code: "presentation_not_found", type: NotFoundError, retryable: false },
    { status: 409, code: "a_later_code", type: ApiError, retryable: false },
    { status: 413, code: "payload_too_large", type: PayloadTooLargeError, retryable: false },
    { status: 429, code: "rate_limited", type: RateLimitedError, retryable: true },
    { status: 500, code: "internal_error", type: InternalServerError, retryable: true },
    { status: 502, code: "internal_error", type: InternalServerError, retryable: true },
    { status: 503, code: "unavailable", type: ServiceUnavailableError, retryable: true },
  ])("of status $status is a $type.name with the problem", async ({ status, code, type, retryable }) => {
    const { client } = await connect([answerProblem(status, code, { "X-Trace": "t" })], { retries: 0 });
    const error = await failureOf(client.getPresentation({ id: "p1" }));
    expect((error as Error).constructor).toBe(type);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(LecternError);
    expect(error).toMatchObject({
      name: type.name,
      message: `getPresentation: ${status} ${code}: Detail of ${code}.`,
      operationId: "getPresentation",
      attempts: 1,
      status,
      code,
      retryable,
      problem: { status, code, title: `Title of ${code}.`, type: `urn:lectern:problem:${code}` },
      requestId: "urn:uuid:3b0c1a52-6d0e-4e0c-9f2c-5a6f0d3c7e11",
    });
    expect((error as ApiError).headers.get("x-trace")).toBe("t");
  });

  test("tells every fault of the request, once", async () => {
    const problem = {
      type: "urn:lectern:problem:invalid_request",
      title: "The request is not as the contract says.",
      status: 400,
      code: "invalid_request",
      detail: "The prompt is not in order. A /body/theme is not allowed.",
      errors: [
        { pointer: "/body/prompt", message: "must NOT have fewer than 5 characters" },
        { pointer: "/body/theme", message: "is not allowed" },
        "?",
      ],
    };
    const { client } = await connect([answer(400, "application/problem+json", JSON.stringify(problem))]);
    const error = await failureOf(client.generatePresentation({ body: { prompt: "abc" } }));
    expect((error as Error).message).toBe(
      "generatePresentation: 400 invalid_request: The prompt is not in order. A /body/theme is not allowed. /body/prompt must NOT have fewer than 5 characters.",
    );
    expect((error as ApiError).problem.errors).toEqual(problem.errors.slice(0, 2));
  });

  const page = "<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>";
  test.each([
    {
      came: "a proxy's page",
      answer: answer(502, "text/html", page),
      status: 502,
      says: 'The answer is text/html, no problem document; perhaps from a proxy before the service: "502 Bad Gateway".',
    },
    {
      came: "a word",
      answer: answer(504, "text/plain", "upstream\n timed out"),
      status: 504,
      says: '"upstream timed out"',
    },
    {
      came: "nothing, Content-Length 0",
      answer: answerEmpty(500),
      status: 500,
      says: "no body that could be read",
    },
    {
      came: "nothing, in chunks",
      answer: answerEmptyChunked(500),
      status: 500,
      says: "no body that could be read",
    },
    {
      came: "a body that breaks off",
      answer: breakOff(500, "application/problem+json", '{"title":"x'),
      status: 500,
      says: "no body that could be read",
    },
    {
      came: "other JSON",
      answer: answerJson(500, { error: "boom" }),
      status: 500,
      says: "The answer is application/json, no problem document",
    },
    {
      came: "a JSON list",
      answer: answerJson(500, []),
      status: 500,
      says: "The answer is application/json, no problem document",
    },
    {
      came: "broken JSON",
      answer: answer(500, "application/problem+json", '{"title":'),
      status: 500,
      says: "application/problem+json, no problem document",
    },
    {
      came: "wrong types",
      answer: answerJson(500, { title: "Boom", detail: 7, code: 1, instance: {}, errors: "x" }),
      status: 500,
      says: "Boom",
    },
  ])("of which $came came has a problem that says so", async ({ answer, status, says }) => {
    const { client } = await connect([answer], { retries: 0 });
    const error = await failureOf(client.getPresentation({ id: "p1" }));
    expect(error).toBeInstanceOf(InternalServerError);
    expect(error).toMatchObject({ status, code: "unknown", problem: { status, code: "unknown" } });
    expect((error as Error).message).toContain(says);
  });

  test("has the request id of a header where there is no problem", async () => {
    const { client } = await connect([answerEmpty(404, { "X-Request-Id": "r-1" })]);
    expect(await failureOf(client.getPresentation({ id: "p1" }))).toMatchObject({ requestId: "r-1" });
  });

  test.each([
    { name: "hangs up", answer: hangUp, says: "no answer from http://127.0.0.1" },
    {
      name: "breaks off in the middle of a success",
      answer: breakOff(200, "application/json", '{"id":'),
      says: "broke off in the middle of the answer",
    },
  ])("is a ConnectionError where the service $name", async ({ answer, says }) => {
    const { client } = await connect([answer], { retries: 0 });
    const error = await failureOf(client.getPresentation({ id: "p1" }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toContain(says);
    expect((error as Error).cause).toBeInstanceOf(Error);
  });

  test("says why where nobody listens", async () => {
    const { client, server } = await connect([hangUp], { retries: 0 });
    await server.close();
    const error = await failureOf(client.getPresentation({ id: "p1" }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toContain("(ECONNREFUSED). Is it there, and is baseUrl right?");
  });
});

describe("a download", () => {
  const file = answer(200, pptx, bytes, {
    "Content-Length": String(bytes.length),
    "Content-Disposition": "attachment; filename=\"deck.pptx\"; filename*=UTF-8''%E6%BC%94%E7%A4%BA.pptx",
  });

  test("is a Blob of the very bytes with its name, type and size", async () => {
    const { client, server } = await connect([file]);
    const download = await client.downloadPresentation({ id: "p1" });
    expect(download).toMatchObject({ fileName: "演示.pptx", mediaType: pptx, size: bytes.length });
    const blob = await download.blob();
    expect(blob.type).toBe(pptx);
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(await download.blob()).toBe(blob);
    expect(server.requests[0]?.headers.accept).toContain(pptx);
  });

  test("is a stream of the very bytes", async () => {
    const { client } = await connect([file]);
    const { stream } = await client.downloadPresentation({ id: "p1" });
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(bytes);
  });

  test("has no size and no name where the service tells none", async () => {
    const { client } = await connect([
      (response) => {
        response.writeHead(200, { "Content-Type": "application/octet-stream" });
        response.write(bytes);
        response.end();
      },
    ]);
    const download = await client.downloadPresentation({ id: "p1" });
    expect(download).toMatchObject({ fileName: undefined, size: undefined });
    expect((await download.blob()).size).toBe(bytes.length);
  });

  test.each([
    { came: "a page", answer: answer(200, "text/html", "<html>Sign in</html>"), says: 'text/html ("<html>' },
    { came: "JSON", answer: answerJson(200, {}), says: 'application/json ("{}") came' },
    { came: "nothing", answer: answerEmpty(200, { "Content-Type": pptx }), says: "an empty body came" },
  ])("that is $came is an InvalidResponseError", async ({ answer, says }) => {
    const { client } = await connect([answer]);
    const error = await failureOf(client.downloadPresentation({ id: "p1" }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect((error as Error).message).toContain(says);
  });

  test("that the service refuses is its error", async () => {
    const { client } = await connect([answerProblem(400, "presentation_not_found")]);
    const error = await failureOf(client.downloadPresentation({ id: "p1" }));
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ code: "presentation_not_found" });
  });

  test("that breaks off is a ConnectionError, for the Blob and for the stream", async () => {
    const { client } = await connect([breakOff(200, pptx, "PK")], { retries: 0 });
    const first = await client.downloadPresentation({ id: "p1" });
    expect(await failureOf(first.blob())).toBeInstanceOf(ConnectionError);
    const second = await client.downloadPresentation({ id: "p1" });
    expect(await failureOf(new Response(second.stream).arrayBuffer())).toBeInstanceOf(ConnectionError);
  });

  test("that stalls is a TimeoutError", async () => {
    const { client } = await connect([stall(200, pptx, "PK")], { attemptTimeout: 150, retries: 0 });
    const error = await failureOf(client.downloadPresentation({ id: "p1" }).then(({ blob }) => blob()));
    expect(error).toBeInstanceOf(TimeoutError);
  });

  test("ends when its caller aborts", async () => {
    const { client } = await connect([stall(200, pptx, "PK")]);
    const controller = new AbortController();
    const download = await client.downloadPresentation({ id: "p1" }, { signal: controller.signal });
    const blob = failureOf(download.blob());
    controller.abort(new Error("enough"));
    expect(await blob).toBeInstanceOf(AbortedError);
    expect(await blob).toMatchObject({ cause: { message: "enough" } });
  });

  test("closes its connection when its stream is cancelled", async () => {
    let closed: (() => void) | undefined;
    const hasClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { client } = await connect([
      (response) => {
        response.on("close", () => closed?.());
        response.writeHead(200, { "Content-Type": pptx }).write(bytes);
      },
    ]);
    const { stream } = await client.downloadPresentation({ id: "p1" });
    await stream.cancel();
    await hasClosed;
  });
});

describe("a redirect", () => {
  const location = "http://127.0.0.1:4000/view/p1?token=x";
  test.each([
    {
      told: "header and body",
      answer: answerJson(307, { location }, { Location: location }),
      want: location,
    },
    { told: "header alone", answer: answerEmpty(307, { Location: location }), want: location },
    { told: "body alone", answer: answerJson(307, { location }), want: location },
    { told: "another status", answer: answerEmpty(302, { Location: location }), want: location },
    {
      told: "header, the body breaking off",
      answer: (response) =>
        response
          .writeHead(307, { Location: location, "Content-Length": "9" })
          .write("{", () => response.destroy()),
      want: location,
    },
  ] satisfies { told: string; answer: Answer; want: string }[])(
    "is not followed but told, from the $told",
    async ({ answer, want }) => {
      const { client, server } = await connect([answer]);
      expect(await client.embedPresentation({ id: "p1" })).toEqual({ location: want });
      expect(server.requests).toHaveLength(1);
    },
  );

  test("that is relative is told in full", async () => {
    const { client, server } = await connect([answerEmpty(307, { Location: "../view?id=p1" })]);
    expect(await client.embedPresentation({ id: "p1" })).toEqual({
      location: `${server.url}/v1/presentations/view?id=p1`,
    });
  });

  test.each([
    { name: "tells no address", answer: answerEmpty(307) },
    { name: "tells a script", answer: answerEmpty(307, { Location: "javascript:alert(1)" }) },
    { name: "tells something else", answer: answerJson(307, { location: 7 }) },
  ])("that $name is an InvalidResponseError", async ({ answer }) => {
    const { client } = await connect([answer]);
    expect(await failureOf(client.embedPresentation({ id: "p1" }))).toBeInstanceOf(InvalidResponseError);
  });

  test("that came followed is an InvalidResponseError", async () => {
    const { client } = await connect([answer(200, "text/html", "<html>")]);
    const error = await failureOf(client.embedPresentation({ id: "p1" }));
    expect((error as Error).message).toContain(
      'expected a redirect; text/html ("<html>") came with status 200',
    );
  });

  describe("in a browser, which hides where it leads,", () => {
    /** What a browser's fetch answers to `redirect: "manual"`: the fetch standard's opaque-redirect filtered response. */
    function hide(): Response {
      const response = Response.error();
      return Object.defineProperty(response, "type", { value: "opaqueredirect" });
    }

    function connectInBrowser(follow: () => Promise<Response>): { client: Client; modes: RequestRedirect[] } {
      const modes: RequestRedirect[] = [];
      const client = createClient({
        baseUrl: "http://lectern.example",
        retries: 0,
        fetch: async (request) => {
          modes.push(request.redirect);
          return request.redirect === "manual" ? hide() : follow();
        },
      });
      return { client, modes };
    }

    test("is followed, and the address is the last one", async () => {
      const viewer = new Response("<html>");
      Object.defineProperties(viewer, { redirected: { value: true }, url: { value: location } });
      const { client, modes } = connectInBrowser(async () => viewer);
      expect(await client.embedPresentation({ id: "p1" })).toEqual({ location });
      expect(modes).toEqual(["manual", "follow"]);
    });

    test("says what to do instead where another origin does not let us follow", async () => {
      const { client } = connectInBrowser(() => Promise.reject(new TypeError("Failed to fetch")));
      const error = await failureOf(client.embedPresentation({ id: "p1" }));
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect((error as Error).message).toContain("of a presentation it is `embed`");
    });

    test("is not taken for unreachable when its caller aborts", async () => {
      const controller = new AbortController();
      const { client } = connectInBrowser(() => {
        controller.abort();
        return new Promise(() => {});
      });
      const error = await failureOf(client.embedPresentation({ id: "p1" }, { signal: controller.signal }));
      expect(error).toBeInstanceOf(AbortedError);
    });

    test("is an error where the contract knows none", async () => {
      const { client, modes } = connectInBrowser(async () => Response.json([]));
      const error = await failureOf(client.listTemplates());
      expect((error as Error).message).toContain("a redirect to an address that the browser hides came");
      expect(modes).toEqual(["manual"]);
    });
  });
});

describe("a limit", () => {
  test("on the attempt ends the attempt, and the call when there is no other", async () => {
    const { client } = await connect([keepSilent], { attemptTimeout: 100, retries: 1 });
    const error = await failureOf(client.listTemplates());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ limit: "attempt", attempts: 2, retryable: true });
    expect((error as Error).message).toContain("no answer within 100 ms. Raise `attemptTimeout`");
  });

  test("on the attempt holds for the body as well", async () => {
    const { client } = await connect([stall(200, "application/json", "[")], {
      attemptTimeout: 150,
      retries: 0,
    });
    expect(await failureOf(client.listTemplates())).toBeInstanceOf(TimeoutError);
  });

  test("on the whole ends the call with all its attempts", async () => {
    const { client, waits } = await connect([keepSilent], { attemptTimeout: 10_000, totalTimeout: 100 });
    const error = await failureOf(client.listTemplates());
    expect(error).toMatchObject({ name: "TimeoutError", limit: "total", attempts: 1 });
    expect(waits).toEqual([]);
  });

  test("on the whole leaves no room for a wait that is longer", async () => {
    const { client, waits } = await connect([answerProblem(503, "unavailable", { "Retry-After": "30" })], {
      totalTimeout: 20_000,
    });
    const error = await failureOf(client.listTemplates());
    expect(error).toMatchObject({ name: "ServiceUnavailableError", retryAfter: 30, attempts: 1 });
    expect(waits).toEqual([]);
  });

  test("of Infinity is none", async () => {
    const { client } = await connect([answerJson(200, [])], {
      attemptTimeout: Infinity,
      totalTimeout: Infinity,
    });
    expect(await client.listTemplates()).toEqual([]);
  });

  test("holds for a fetch that ignores its signal", async () => {
    const client = createClient({
      baseUrl: "http://lectern.example",
      attemptTimeout: 50,
      retries: 0,
      fetch: () => new Promise(() => {}),
    });
    expect(await failureOf(client.listTemplates())).toBeInstanceOf(TimeoutError);
  });

  test("of the caller's own ends the call at once, with its reason", async () => {
    const controller = new AbortController();
    const { client, server } = await connect([() => controller.abort("changed my mind")]);
    const error = await failureOf(client.listTemplates({}, { signal: controller.signal }));
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: "changed my mind", retryable: false, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  test("of the caller's own is let go when the call is over", async () => {
    const { client } = await connect([answerEmpty(503), answerJson(200, [])]);
    const { signal } = new AbortController();
    await client.listTemplates({}, { signal });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("of the caller's own that was reached before sends nothing", async () => {
    const { client, server } = await connect([answerJson(200, [])]);
    const error = await failureOf(client.listTemplates({}, { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ attempts: 0 });
    expect(server.requests).toEqual([]);
  });

  test("of the caller's own ends a wait between two attempts", async () => {
    const server = await startUnrulyServer(answerEmpty(503, { "Retry-After": "50" }));
    servers.push(server);
    const client = createClient({ baseUrl: server.url });
    const controller = new AbortController();
    const call = failureOf(client.listTemplates({}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 100);
    expect(await call).toBeInstanceOf(AbortedError);
  });
});

describe("a repetition", () => {
  test.each([
    { name: "hangs up", answer: hangUp },
    { name: "breaks off", answer: breakOff(200, "application/json", "[") },
    { name: "says 408", answer: answerEmpty(408) },
    { name: "says 429", answer: answerProblem(429, "rate_limited") },
    { name: "says 500", answer: answerProblem(500, "internal_error") },
    { name: "says 502 in HTML", answer: answer(502, "text/html", "<title>Bad Gateway</title>") },
    { name: "says 503", answer: answerEmptyChunked(503) },
    { name: "says 504", answer: answerEmpty(504) },
  ])("follows where the service $name", async ({ answer }) => {
    const { client, server, waits } = await connect([answer, answer, answerJson(200, [template])]);
    expect(await client.listTemplates()).toEqual([template]);
    expect(server.requests).toHaveLength(3);
    expect(waits).toEqual([500, 1000]);
  });

  test.each([400, 401, 404, 409, 413, 501])("does not follow on status %i", async (status) => {
    const { client, server } = await connect([answerEmpty(status)]);
    await failureOf(client.listTemplates());
    expect(server.requests).toHaveLength(1);
  });

  test("does not follow on a success that is not as the contract says", async () => {
    const { client, server } = await connect([answer(200, "text/html", "")]);
    await failureOf(client.listTemplates());
    expect(server.requests).toHaveLength(1);
  });

  test("ends with the last error and its count", async () => {
    const { client, server } = await connect([answerEmpty(500), answerProblem(503, "unavailable")], {
      retries: 3,
    });
    const error = await failureOf(client.listTemplates());
    expect(error).toBeInstanceOf(ServiceUnavailableError);
    expect(error).toMatchObject({ attempts: 4 });
    expect(server.requests).toHaveLength(4);
  });

  test("can be forbidden for one call", async () => {
    const { client, server } = await connect([answerEmpty(503)]);
    await failureOf(client.listTemplates({}, { retries: 0 }));
    expect(server.requests).toHaveLength(1);
  });

  test("waits as long as Retry-After says, in seconds and as a date", async () => {
    const now = Date.parse("2026-11-20T09:30:00Z");
    const { client, waits } = await connect(
      [
        answerProblem(429, "rate_limited", { "Retry-After": "3" }),
        answerEmpty(503, { "Retry-After": "Fri, 20 Nov 2026 09:30:09 GMT" }),
        answerJson(200, []),
      ],
      { runtime: { now: () => now } },
    );
    await client.listTemplates();
    expect(waits).toEqual([3000, 9000]);
  });

  test("really waits", async () => {
    const server = await startUnrulyServer(answerEmpty(503), answerJson(200, []));
    servers.push(server);
    const start = performance.now();
    await createClient({ baseUrl: server.url }).listTemplates();
    expect(performance.now() - start).toBeGreaterThan(370);
  });

  test("sends a generate again with the same body and the same key", async () => {
    const { client, server } = await connect([hangUp, answerEmpty(500), answerJson(200, presentation)]);
    const body = { prompt: "Größe 😀 matters", templateId: "t1" };
    expect(await client.generatePresentation({ body })).toEqual(presentation);
    const bodies = server.requests.map((request) => JSON.parse(request.body.toString()) as unknown);
    expect(bodies).toEqual([body, body, body]);
    expect(server.requests[0]?.headers["content-type"]).toBe("application/json");
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test("has another key for another call, and the caller's where given", async () => {
    const { client, server } = await connect([answerJson(200, presentation)]);
    const body = { prompt: "Urban gardening" };
    await client.generatePresentation({ body });
    await client.generatePresentation({ body });
    await client.generatePresentation({ body, idempotencyKey: "mine" });
    const [first, second, third] = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).not.toBe(second);
    expect(third).toBe("mine");
  });

  test("sends an upload again with the same file and the same key", async () => {
    const template = { id: "t1", createdAt: "2026-11-20T09:30:00.000Z" };
    const { client, server } = await connect([hangUp, answerJson(201, template)]);
    expect(await client.uploadTemplate({ body: bytes })).toEqual(template);
    expect(server.requests.map(({ body }) => Buffer.compare(body, Buffer.from(bytes)))).toEqual([0, 0]);
    const [first, second] = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  test("of a delete that was carried out unseen shows in the count", async () => {
    const { client } = await connect([hangUp, answerProblem(404, "presentation_not_found")]);
    const error = await failureOf(client.deletePresentation({ id: "p1" }));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ attempts: 2 });
  });
});

describe("an upload", () => {
  const stream = (): ReadableStream<Uint8Array> => new Blob([bytes]).stream();
  test.each([
    { name: "a Blob of a type", input: () => ({ body: new Blob([bytes], { type: potx }) }), want: potx },
    { name: "a Blob of no type", input: () => ({ body: new Blob([bytes]) }), want: pptx },
    {
      name: "a File of another type",
      input: () => ({ body: new File([bytes], "t.zip", { type: "application/zip" }) }),
      want: pptx,
    },
    {
      name: "a type of one's own",
      input: () => ({ body: new Blob([bytes], { type: pptx }), contentType: potx }) as const,
      want: potx,
    },
    { name: "a Uint8Array", input: () => ({ body: bytes }), want: pptx },
    { name: "a Buffer", input: () => ({ body: Buffer.from(bytes) }), want: pptx },
    { name: "an ArrayBuffer", input: () => ({ body: bytes.buffer }), want: pptx },
    { name: "a stream", input: () => ({ body: stream(), contentType: potx }) as const, want: potx },
  ])("sends the very bytes of $name", async ({ input, want }) => {
    const { client, server } = await connect([answerJson(201, template)]);
    expect(await client.uploadTemplate(input())).toEqual(template);
    expect(server.requests[0]?.headers["content-type"]).toBe(want);
    expect(server.requests[0]?.body).toEqual(Buffer.from(bytes));
  });
});

test("a client has one method for each operation of the contract", async () => {
  const { readContract } = await import("@lectern/spec");
  const client = createClient({ baseUrl: "http://lectern.example" });
  expect(Object.keys(client)).toEqual(readContract().operations.map(({ operationId }) => operationId));
});
