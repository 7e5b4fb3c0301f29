import { request } from "node:http";
import { readContract } from "@lectern/spec";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "./mock.ts";
import { readSample } from "./sample.ts";
import { type PresentationBody, type ProblemBody, readJson, type TemplateBody } from "./testing/read-json.ts";

const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
const authorization = { Authorization: "Bearer any" };
const contract = readContract();
let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => {
  await mock.close();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(path.startsWith("http") ? path : mock.url + path, { redirect: "manual", ...init });
const get = (path: string) => call(path, { headers: authorization });
const remove = (path: string) => call(path, { method: "DELETE", headers: authorization });

function generate(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const all = { ...authorization, "Content-Type": "application/json", ...headers };
  return call("/v1/presentations/generate", { method: "POST", body, headers: all });
}

describe("a presentation", () => {
  test("echoes the id that was asked for, in absolute URLs on the mock's own address", async () => {
    const body = await readJson<PresentationBody>(get("/v1/presentations/abc"));
    expect(body).toMatchObject({ id: "abc" });
    expect(body.embed).toMatch(`${mock.url}/v1/presentations/abc/embed?token=`);
    expect(body.download).toMatch(`${mock.url}/v1/presentations/abc/download?token=`);
  });

  test("has URLs that work bare", async () => {
    const { embed, download } = await readJson<PresentationBody>(get("/v1/presentations/a%2Fb%20%C3%BC"));
    expect((await call(embed)).status).toBe(307);
    expect((await call(download)).status).toBe(200);
    expect((await call(download.replace(/\?.*/, ""))).status).toBe(401);
  });

  test.each(["a,b=c;d", "..%2f", "{id}", "%00", "a%20b", "ü'()*!~$&"])(
    "may have the id %s",
    async (segment) => {
      const { id, download } = await readJson<PresentationBody>(get(`/v1/presentations/${segment}`));
      expect(id).toBe(decodeURIComponent(segment));
      expect((await call(download)).status).toBe(200);
    },
  );

  test("is generated under a fresh id of 22 characters each time", async () => {
    const prompt = JSON.stringify({ prompt: "Urban gardening" });
    const first = await readJson<PresentationBody>(generate(prompt));
    const second = await readJson<PresentationBody>(generate(prompt));
    expect(first.id).toMatch(/^[\w-]{22}$/);
    expect(first.id).not.toBe(second.id);
    expect(first.embed).toContain(first.id);
    expect(first.download).toContain(first.id);
  });

  test("keeps its id when the idempotency key comes again, and another body is refused", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const prompt = JSON.stringify({ prompt: "Urban gardening" });
    const [first, second] = await Promise.all([generate(prompt, key), generate(prompt, key)]);
    expect(await second.json()).toEqual(await first.json());
    const replayed = [first, second].map(({ headers }) => headers.get("idempotent-replayed"));
    expect(replayed.toSorted()).toEqual([null, "true"].toSorted());
    const third = await generate(JSON.stringify({ prompt: "Balconies" }), key);
    expect(third.status).toBe(400);
    expect(await third.json()).toMatchObject({ code: "idempotency_key_reused" });
  });

  test("is gone from every operation once deleted", async () => {
    const { id, embed, download } = await readJson<PresentationBody>(
      generate(JSON.stringify({ prompt: "Gardens" })),
    );
    const removed = await remove(`/v1/presentations/${id}`);
    expect([removed.status, await removed.text()]).toEqual([200, ""]);
    for (const [response, status] of [
      [await get(`/v1/presentations/${id}`), 404],
      [await remove(`/v1/presentations/${id}`), 404],
      [await call(embed), 400],
      [await call(download), 400],
    ] as const) {
      expect(response.status).toBe(status);
      const problem = await readJson<ProblemBody>(response);
      expect(problem).toMatchObject({ status, code: "presentation_not_found" });
      expect(problem.detail).toContain(id);
    }
  });
});

describe("a download", () => {
  test("is the sample deck, whole, as a file with a name", async () => {
    const response = await get("/v1/presentations/abc/download");
    expect(response.headers.get("content-type")).toBe(pptx);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.pptx"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(readSample().bytes)).toBe(true);
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from("PK\x03\x04"));
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
  });

  test("answers HEAD with the same headers and no body", async () => {
    const response = await call("/v1/presentations/abc/download", { method: "HEAD", headers: authorization });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(readSample().bytes.length));
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

describe("an embed", () => {
  test("redirects to the viewer, which any page may put into an iframe", async () => {
    const response = await get("/v1/presentations/abc/embed");
    const location = response.headers.get("location") ?? "";
    expect(response.status).toBe(307);
    expect(location).toMatch(`${mock.url}/view/abc?token=`);
    expect(await response.json()).toEqual({ location });

    const page = await call(location);
    expect(page.headers.get("content-type")).toMatch("text/html");
    expect(page.headers.get("x-frame-options")).toBeNull();
    expect(page.headers.get("content-security-policy") ?? "").not.toContain("frame-ancestors");
  });

  test("leads to a page whose own assets and download are there", async () => {
    const location = (await get("/v1/presentations/abc/embed")).headers.get("location") ?? "";
    const html = await (await call(location)).text();
    const assets = [...html.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    for (const path of assets) {
      const asset = await call(new URL(path, location).href);
      expect([path, asset.status]).toEqual([path, 200]);
      expect(asset.headers.get("content-type")).not.toBe("application/octet-stream");
    }
    const { search } = new URL(location);
    expect((await call(new URL(`../v1/presentations/abc/download${search}`, location).href)).status).toBe(
      200,
    );
  });

  test.each([
    "/view/assets/../../package.json",
    "/view/assets/..%2f..%2fpackage.json",
    "/view/",
    "/view/a/b",
  ])("has nothing at %s", async (path) => {
    // Not fetch, which would put the dots in order before it asks.
    const status = await new Promise((resolve, reject) => {
      const asked = request(mock.url, { path }, (response) => resolve(response.resume().statusCode));
      asked.on("error", reject).end();
    });
    expect(status).toBe(404);
  });
});

describe("templates", () => {
  const upload = (headers: Readonly<Record<string, string>> = {}) =>
    call("/v1/templates", {
      method: "POST",
      headers: { ...authorization, "Content-Type": pptx, ...headers },
      body: readSample().bytes.slice(),
    });
  const list = () => readJson<readonly TemplateBody[]>(get("/v1/templates"));

  test("are listed once uploaded, the newest first, until they are deleted", async () => {
    const older = await readJson<TemplateBody>(upload());
    const response = await upload();
    const newer = await readJson<TemplateBody>(response);
    expect(response.status).toBe(201);
    expect(Date.parse(newer.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await list()).slice(0, 2)).toEqual([newer, older]);

    expect((await remove(`/v1/templates/${newer.id}`)).status).toBe(200);
    expect((await remove(`/v1/templates/${newer.id}`)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(newer.id);
  });

  test("of the contract's example can be deleted, too", async () => {
    const example = (await list()).at(-1)?.id;
    await remove(`/v1/templates/${example}`);
    expect((await list()).map(({ id }) => id)).not.toContain(example);
  });
});

describe("a bad request", () => {
  const cases: readonly {
    readonly title: string;
    readonly body: string | Uint8Array<ArrayBuffer>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly want: object;
  }[] = [
    {
      title: "with malformed JSON is a 400 and does not hang",
      body: '{"prompt":',
      want: { status: 400, code: "malformed_json" },
    },
    {
      title: "that is not UTF-8 is a 400",
      body: Uint8Array.of(0x22, 0xff, 0x22),
      want: { status: 400, code: "malformed_json" },
    },
    {
      title: "with a short prompt says what is wrong where",
      body: '{"prompt":"abc"}',
      want: {
        status: 400,
        code: "invalid_request",
        detail: expect.stringContaining("fewer than 5"),
        errors: [{ pointer: "/body/prompt", message: "must NOT have fewer than 5 characters" }],
      },
    },
    {
      title: "with three emoji is too short: code points are counted",
      body: '{"prompt":"😀😀😀"}',
      want: { status: 400, code: "invalid_request" },
    },
    {
      title: "with a field that the contract does not know is refused by its name",
      body: '{"prompt":"abcdef","slides":5}',
      want: { status: 400, errors: [{ pointer: "/body", message: expect.stringContaining("slides") }] },
    },
    {
      title: "without a body is a 400",
      body: "",
      want: { status: 400, code: "invalid_request", errors: [expect.objectContaining({ pointer: "/body" })] },
    },
    { title: "of null is a 400", body: "null", want: { status: 400, code: "invalid_request" } },
    {
      title: "of another media type is a 415",
      body: "abcdef",
      headers: { "Content-Type": "text/plain" },
      want: { status: 415, code: "unsupported_media_type", detail: expect.stringContaining("text/plain") },
    },
    {
      title: "of no media type at all is a 415",
      body: "abcdef",
      headers: { "Content-Type": "garbage" },
      want: { status: 415, code: "unsupported_media_type" },
    },
    {
      title: "that is too long is a 413",
      body: JSON.stringify({ prompt: "x".repeat(2_000_000) }),
      want: { status: 413, code: "payload_too_large" },
    },
    {
      title: "with a long idempotency key names the header",
      body: '{"prompt":"abcdef"}',
      headers: { "Idempotency-Key": "k".repeat(256) },
      want: { status: 400, errors: [expect.objectContaining({ pointer: "/header/idempotency-key" })] },
    },
    {
      title: "nested half a million deep is a 400",
      body: "[".repeat(500_000) + "]".repeat(500_000),
      want: { status: 400, code: "invalid_request" },
    },
  ];
  test.each(cases)("$title", async ({ body, headers, want }) => {
    const response = await generate(body, headers);
    const problem = await readJson<ProblemBody>(response);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(problem).toMatchObject(want);
    expect(response.status).toBe(problem.status);
  });

  test.each([
    { title: "without a token", headers: {} },
    { title: "with a Basic one", headers: { Authorization: "Basic YTpi" } },
    { title: "with an empty one", headers: { Authorization: "Bearer " } },
  ])("$title is a 401 on every operation, before its body is looked at", async ({ headers }) => {
    for (const { method, path } of contract.operations) {
      const response = await call(path.replace(/\{.+?\}/, "abc"), { method: method.toUpperCase(), headers });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
      expect(await response.json()).toMatchObject({ status: 401, code: "unauthorized" });
    }
  });

  test("to an unknown path is a 404, to a known one with another method a 405 with Allow", async () => {
    const unknown = await get("/v1/nowhere");
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ status: 404, code: "route_not_found" });
    const wrong = await call("/v1/templates", { method: "PATCH", headers: authorization });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
    expect(await wrong.json()).toMatchObject({ status: 405, code: "method_not_allowed" });
  });
});

test("a prompt of 64,000 emoji is accepted, escaped or not, and one more is not", async () => {
  const longest = JSON.stringify({ prompt: "😀".repeat(64_000) });
  const escaped = longest.replaceAll("😀", "\\ud83d\\ude00");
  const over = JSON.stringify({ prompt: "😀".repeat(64_001) });
  const statuses = await Promise.all(
    [longest, escaped, over].map(async (body) => (await generate(body)).status),
  );
  expect(statuses).toEqual([200, 200, 400]);
});

test("the bearer scheme is read in any case", async () => {
  const response = await call("/v1/templates", { headers: { Authorization: "bearer any" } });
  expect(response.status).toBe(200);
});

test("a narrow Accept does not change the answer", async () => {
  const headers = { ...authorization, Accept: "application/json", Prefer: "code=404" };
  expect((await call("/v1/presentations/abc", { headers })).status).toBe(404);
});

describe("a page on another port", () => {
  const origin = { Origin: "http://localhost:5173" };

  test("gets its preflight answered, without a token and for unknown paths, too", async () => {
    for (const path of ["/v1/presentations/generate", "/v1/templates", "/v1/nowhere"]) {
      const response = await call(path, {
        method: "OPTIONS",
        headers: {
          ...origin,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "authorization,content-type,idempotency-key,x-team",
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
      expect(response.headers.get("access-control-allow-methods")).toContain("POST");
      const allowed = response.headers.get("access-control-allow-headers")?.split(/, ?/);
      expect(allowed).toEqual(
        expect.arrayContaining(["authorization", "content-type", "idempotency-key", "x-team"]),
      );
    }
  });

  test.each(["/v1/templates", "/v1/nowhere", "/v1/presentations/abc/download"])(
    "may read the answer of %s and its headers",
    async (path) => {
      const response = await call(path, { headers: { ...origin, ...authorization } });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = response.headers.get("access-control-expose-headers")?.split(", ");
      expect(exposed).toEqual(
        expect.arrayContaining(["Content-Disposition", "Location", "Retry-After", "WWW-Authenticate"]),
      );
      expect(exposed).toContain("Lectern-Contract");
      expect(response.headers.get("lectern-contract")).toBe(contract.revision);
    },
  );
});

test("Prefer: wait makes the answer come later, and a caller who leaves is not waited for", async () => {
  const startedAt = performance.now();
  const response = await call("/v1/templates", { headers: { ...authorization, Prefer: "wait=0.2" } });
  expect(response.headers.get("preference-applied")).toBe("wait=0.2");
  expect(performance.now() - startedAt).toBeGreaterThan(190);

  const signal = AbortSignal.timeout(50);
  const left = call("/v1/templates", { headers: { ...authorization, Prefer: "wait=60" }, signal });
  await expect(left).rejects.toThrow();
  expect((await get("/v1/templates")).status).toBe(200);
});
