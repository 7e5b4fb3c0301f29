import { describe, expect, test } from "vitest";
import {
  type ClientOptions,
  contractRevision,
  createClient,
  isApiError,
  UnauthorizedError,
} from "./index.ts";

const presentation = { id: "p1", embed: "http://127.0.0.1/e", download: "http://127.0.0.1/d" };

function answerJson(body: unknown, init: ResponseInit = {}): Response {
  const headers = { "Content-Type": "application/json", ...init.headers };
  return new Response(JSON.stringify(body), { ...init, headers });
}

function answerProblem(status: number, code: string): Response {
  const headers = { "Content-Type": "application/problem+json" };
  return answerJson({ type: `urn:lectern:problem:${code}`, title: "No.", status, code }, { status, headers });
}

/** A client whose service gives these answers in turn, and the requests that it got. */
function connect(answers: readonly (() => Response)[], options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const left = [...answers];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    return (left.shift() ?? (() => expect.fail("one request too many")))();
  };
  return {
    requests,
    client: createClient({ baseUrl: "http://lectern.example", retries: 0, ...options, fetch }),
  };
}

describe("withResponse", () => {
  test("gives the result with status and headers, and sends once", async () => {
    const headers = { "Lectern-Author": "embedded" };
    const { client, requests } = connect([() => answerJson(presentation, { headers })]);
    const call = client.generatePresentation({ body: { prompt: "Urban gardening" } });
    const answered = await call.withResponse();
    expect(answered).toMatchObject({ data: presentation, status: 200 });
    expect(answered.headers.get("Lectern-Author")).toBe("embedded");
    expect(await call).toEqual(presentation);
    expect(requests).toHaveLength(1);
  });

  test("fails as the call does, and leaves no rejection behind that nobody handles", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on("unhandledRejection", note);
    const { client } = connect([() => answerProblem(404, "presentation_not_found")]);
    const failure = await client
      .getPresentation({ id: "p1" })
      .withResponse()
      .catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
    expect(isApiError(failure, "getPresentation") && failure.code).toBe("presentation_not_found");
    expect(isApiError(failure, "deletePresentation")).toBe(false);
  });
});

describe("a token that the service refuses", () => {
  const refuse = () => answerProblem(401, "unauthorized");

  test("is asked for again where the hook says so, with the same key", async () => {
    let token = "old";
    const { client, requests } = connect([refuse, () => answerJson(presentation)], {
      token: () => token,
      onUnauthorized: async () => {
        token = "new";
        return true;
      },
    });
    await client.generatePresentation({ body: { prompt: "Urban gardening" } });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer old", "Bearer new"]);
    expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  });

  test("fails where the hook says no, and where the new one is refused as well", async () => {
    const first = connect([refuse], { onUnauthorized: () => false });
    await expect(first.client.listTemplates()).rejects.toBeInstanceOf(UnauthorizedError);
    const second = connect([refuse, refuse], { onUnauthorized: () => true });
    await expect(second.client.listTemplates()).rejects.toBeInstanceOf(UnauthorizedError);
  });

  test("does not make a stream be sent twice", async () => {
    let asked = 0;
    const { client } = connect([refuse], { onUnauthorized: () => ++asked > 0 });
    const body = new Blob(["PK"]).stream();
    await expect(client.uploadTemplate({ body })).rejects.toBeInstanceOf(UnauthorizedError);
    expect(asked).toBe(0);
  });
});

describe("a service of another revision of the contract", () => {
  const other = { headers: { "Lectern-Contract": "0123456789ab" } };

  test("is told of once", async () => {
    const told: unknown[] = [];
    const { client } = connect([() => answerJson([], other), () => answerJson([], other)], {
      onContractMismatch: (mismatch) => void told.push(mismatch),
    });
    await client.listTemplates();
    await client.listTemplates();
    expect(told).toEqual([{ client: contractRevision, service: "0123456789ab" }]);
  });

  test("is named where its answer cannot be used", async () => {
    const { client } = connect([() => answerJson({}, other)]);
    await expect(client.listTemplates()).rejects.toThrow(
      `follows contract 0123456789ab, this client ${contractRevision}`,
    );
  });

  test("is not told of where it is the same, or says nothing", async () => {
    const told: unknown[] = [];
    const same = { headers: { "Lectern-Contract": contractRevision } };
    const { client } = connect([() => answerJson([], same), () => answerJson([])], {
      onContractMismatch: (mismatch) => void told.push(mismatch),
    });
    await client.listTemplates();
    await client.listTemplates();
    expect(told).toEqual([]);
  });
});

test("a stream that could not be sent is told of, for browsers refuse it in words that say nothing", async () => {
  const { client } = connect([
    () => {
      throw new TypeError("Failed to fetch");
    },
  ]);
  await expect(client.uploadTemplate({ body: new Blob(["PK"]).stream() })).rejects.toThrow(
    "pass a Blob or a File",
  );
});
