import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readContract } from "@lectern/spec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  fakeTemplateBytes,
  pathOf,
  pptxType,
  startTestServer,
  type TestServer,
  tokenOf,
} from "../testing/test-server.ts";

let server: TestServer;
let token = "";
let strangerToken = "";

beforeAll(async () => {
  server = await startTestServer({ maxTemplateBytes: 1_000_000 });
  token = await server.createToken();
  strangerToken = await server.createToken();
});
afterAll(() => server[Symbol.asyncDispose]());

const prompt = "Urban gardening on small balconies";

describe("generating", () => {
  it("says who wrote, where there is no model as well", async () => {
    const { headers } = await server.call("generatePresentation", { token, json: { prompt } });
    expect(headers.get("lectern-author")).toBe("embedded");
  });

  it("answers a presentation that can be had by its id", async () => {
    const made = await server.generate(token);
    expect(made.id).toMatch(/^[\w-]{22}$/);
    const { status, json } = await server.call("getPresentation", { token, id: made.id });
    expect({ status, json }).toEqual({ status: 200, json: made });
  });

  it.each([
    {
      given: { prompt: "abcd" },
      pointer: "/body/prompt",
      detail: "The prompt has 4 characters; it takes 5 to 64000.",
    },
    {
      given: { prompt: "😀😀😀😀" },
      pointer: "/body/prompt",
      detail: "The prompt has 4 characters; it takes 5 to 64000.",
    },
    { given: {}, pointer: "/body/prompt", detail: 'The body lacks "prompt", which is required.' },
    {
      given: { prompt: 12345 },
      pointer: "/body/prompt",
      detail: "The prompt is a number; it takes a string.",
    },
    { given: [], pointer: "/body", detail: "The body is an array; it takes an object." },
    { given: null, pointer: "/body", detail: "The body is null; it takes an object." },
    {
      given: { prompt, theme: "dark" },
      pointer: "/body/theme",
      detail: 'The body has the field "theme", which is not declared; it takes "prompt" and "templateId".',
    },
    {
      given: JSON.parse('{"prompt":"long enough","__proto__":{}}'),
      pointer: "/body/__proto__",
      detail:
        'The body has the field "__proto__", which is not declared; it takes "prompt" and "templateId".',
    },
    {
      given: { prompt, templateId: null },
      pointer: "/body/templateId",
      detail: "The templateId is null; it takes a string.",
    },
  ])("refuses $given", async ({ given, pointer, detail }) => {
    const { status, json } = await server.call("generatePresentation", { token, json: given });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "invalid_request", detail, errors: [{ pointer }] });
  });

  it("takes 5 and 64,000 characters outside the BMP, raw and escaped, and not one more", async () => {
    const body = (count: number, letter: string) => `{"prompt":"${letter.repeat(count)}"}`;
    const send = (text: string) =>
      server.call("generatePresentation", {
        token,
        body: text,
        headers: { "content-type": "application/json" },
      });
    for (const letter of ["😀", "\\ud83d\\ude00", "a", "\\u0061"]) {
      expect((await send(body(5, letter))).status).toBe(200);
      expect((await send(body(64_000, letter))).status).toBe(200);
      const refused = await send(body(64_001, letter));
      expect(refused.status).toBe(400);
      expect(refused.json).toMatchObject({ detail: "The prompt has 64001 characters; it takes 5 to 64000." });
      expect((await send(body(4, letter))).status).toBe(400);
    }
  });

  it.each([
    { given: '{"prompt":', want: "Expected JSON; it is broken" },
    { given: '{"prompt":"a\nb and more"}', want: "Inside a string, quotes and line feeds must be escaped." },
    { given: Uint8Array.of(0x22, 0xff, 0x22), want: "no UTF-8" },
  ])("refuses the body $given as broken JSON", async ({ given, want }) => {
    const headers = { "content-type": "application/json" };
    const { status, json } = await server.call("generatePresentation", { token, headers, body: given });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "malformed_json", detail: expect.stringContaining(want) });
  });

  it("refuses a request without a body", async () => {
    const { status, json } = await server.call("generatePresentation", { token });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "invalid_request", errors: [{ pointer: "/body" }] });
  });

  it.each(["text/plain", pptxType, "application/x-www-form-urlencoded", "nonsense"])(
    "refuses %s",
    async (type) => {
      const headers = { "content-type": type };
      const { status, json } = await server.call("generatePresentation", {
        token,
        headers,
        body: "prompt=abcdef",
      });
      expect(status).toBe(415);
      expect(json).toMatchObject({
        code: "unsupported_media_type",
        detail: `Expected the header Content-Type: application/json; got "${type}".`,
      });
    },
  );

  it("takes a charset, whatever its case", async () => {
    const headers = { "content-type": "Application/JSON; charset=UTF-8" };
    const { status } = await server.call("generatePresentation", {
      token,
      headers,
      body: JSON.stringify({ prompt }),
    });
    expect(status).toBe(200);
  });

  it("refuses a body that no valid request can have", async () => {
    const json = { prompt: "x".repeat(2_000_000) };
    const { status, json: problem } = await server.call("generatePresentation", { token, json });
    expect(status).toBe(413);
    expect(problem).toMatchObject({ code: "payload_too_large" });
  });

  it("says why the prompt cannot be used", async () => {
    const json = { prompt: "[unusable]" };
    const { status, json: problem } = await server.call("generatePresentation", { token, json });
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      code: "prompt_unusable",
      detail: "The prompt holds nothing to present.",
    });
  });

  it("is a 500 where the engine fails, and says where to look", async () => {
    const { status, json } = await server.call("generatePresentation", {
      token,
      json: { prompt: "[fault]" },
    });
    expect(status).toBe(500);
    const { instance } = json as { instance: string };
    expect(server.log()).toContain(instance.replace("urn:uuid:", ""));
    expect(json).toMatchObject({ code: "internal_error" });
  });

  it("refuses an idempotency key that is too long", async () => {
    const headers = { "idempotency-key": "k".repeat(256) };
    const { status, json } = await server.call("generatePresentation", { token, headers, json: { prompt } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "invalid_request", errors: [{ pointer: "/header/idempotency-key" }] });
  });
});

describe("a presentation", () => {
  it("downloads as a file named after its title", async () => {
    const { id } = await server.generate(token, "Zahlen für März");
    const { status, headers, body } = await server.call("downloadPresentation", { token, id });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(pptxType);
    expect(headers.get("content-length")).toBe(String(body.length));
    expect(headers.get("content-disposition")).toContain(
      "filename*=UTF-8''Zahlen%20f%C3%BCr%20M%C3%A4rz.pptx",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toContain("private");
    expect(new TextDecoder().decode(body.slice(4))).toBe("Zahlen für März");
  });

  it("tells people in plain words what became of a link, and programs by a problem", async () => {
    const { id, download, embed } = await server.generate(token);
    await server.call("deletePresentation", { token, id });
    for (const url of [download, embed]) {
      const page = await fetch(url, { headers: { accept: "text/html,*/*;q=0.8" }, redirect: "manual" });
      expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors *");
      expect(await page.text()).toContain("<h1>This presentation is no longer here</h1>");
      const cut = await fetch(url.slice(0, -2), { headers: { accept: "text/html" }, redirect: "manual" });
      expect(cut.status).toBe(401);
      expect(await cut.text()).toContain("<h1>This link doesn’t open a presentation</h1>");
      const problem = await fetch(url, { headers: { accept: "*/*" }, redirect: "manual" });
      expect(problem.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    }
  });

  it("opens in the viewer with a link that downloads it", async () => {
    const { id } = await server.generate(token);
    const { status, headers, json } = await server.call("embedPresentation", { token, id });
    const location = headers.get("location") ?? "";
    expect({ status, json }).toEqual({ status: 307, json: { location } });
    expect(location).toMatch(new RegExp(`^${server.url}/view/${id}\\?token=`));
    const download = await server.call("downloadPresentation", { id, linkToken: tokenOf(location) });
    expect(download.status).toBe(200);
  });

  it("comes with a report for its owner, and for nobody else", async () => {
    const { id, download, embed } = await server.generate(token, prompt);
    const { status, json, headers } = await server.call("getPresentationReport", { token, id });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(json).toMatchObject({
      author: { name: "embedded", replaced: 0 },
      mode: "topic",
      slideCount: 1,
      understood: { topic: prompt },
      unfounded: [],
    });
    const stranger = await server.call("getPresentationReport", { token: strangerToken, id });
    expect([stranger.status, stranger.json]).toMatchObject([404, { code: "presentation_not_found" }]);
    for (const url of [download, embed]) {
      const bare = await server.call("getPresentationReport", { id, linkToken: tokenOf(url) });
      expect(bare.status).toBe(401);
    }
    expect(server.log()).not.toContain(prompt);
  });

  it("without a report says so, where it is older than reports", async () => {
    const ownerId = "owner of an old presentation";
    const old = {
      id: "old",
      ownerId,
      title: "Old",
      blobKey: "0",
      size: 1,
      author: null,
      templateId: null,
      look: null,
    };
    await server.store.presentations.insert(old);
    const owner = await server.createToken(ownerId);
    const { status, json } = await server.call("getPresentationReport", { token: owner, id: "old" });
    expect([status, json]).toMatchObject([
      404,
      { code: "report_not_found", detail: expect.stringContaining("before reports were kept") },
    ]);
  });

  it("is gone for every operation once it is deleted, and its file too", async () => {
    const made = await server.generate(token);
    const kept = await listBlobs(server);
    const { status, body } = await server.call("deletePresentation", { token, id: made.id });
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 });
    expect(await listBlobs(server)).toHaveLength(kept.length - 1);
    const want = {
      getPresentation: 404,
      deletePresentation: 404,
      getPresentationReport: 404,
      downloadPresentation: 400,
      embedPresentation: 400,
    };
    for (const [operationId, wanted] of Object.entries(want)) {
      const answer = await server.call(operationId, { token, id: made.id });
      expect({ operationId, status: answer.status }).toEqual({ operationId, status: wanted });
      expect(answer.json).toMatchObject({ code: "presentation_not_found" });
    }
    for (const url of [made.download, made.embed]) {
      const response = await fetch(url, { redirect: "manual" });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "presentation_not_found" });
    }
  });

  it.each(["generate", "nosuch", "..%2F..", "a/b", "%00", "x".repeat(3000)])(
    "is not found by the id %s",
    async (id) => {
      const { status, json } = await server.call("getPresentation", { token, id });
      expect(status).toBe(404);
      expect(json).toMatchObject({ code: "presentation_not_found" });
    },
  );
});

async function listBlobs({ store }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.blobs.list()) keys.push(key);
  return keys;
}

describe("a signed link", () => {
  it("works bare, as plain as a browser calls it", async () => {
    const made = await server.generate(token);
    const download = await fetch(made.download);
    expect([download.status, download.headers.get("content-type")]).toEqual([200, pptxType]);
    const embed = await fetch(made.embed, { redirect: "manual" });
    expect(embed.status).toBe(307);
  });

  it("is good for its own presentation and purpose, unaltered", async () => {
    const made = await server.generate(token);
    const other = await server.generate(token);
    const download = tokenOf(made.download);
    const altered = `${download.slice(0, -1)}${download.endsWith("A") ? "B" : "A"}`;
    const refused = [
      { operationId: "downloadPresentation", id: made.id, linkToken: altered },
      { operationId: "downloadPresentation", id: made.id, linkToken: tokenOf(made.embed) },
      { operationId: "downloadPresentation", id: other.id, linkToken: download },
      { operationId: "downloadPresentation", id: "nosuch", linkToken: download },
      { operationId: "downloadPresentation", id: made.id, linkToken: "" },
      { operationId: "embedPresentation", id: made.id, linkToken: download },
    ];
    for (const { operationId, ...options } of refused) {
      const { status, headers, json } = await server.call(operationId, options);
      expect([status, headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="lectern"']);
      expect(json).toMatchObject({ code: "unauthorized" });
    }
  });

  it("opens nothing but download and embed", async () => {
    const { id, download } = await server.generate(token);
    for (const operationId of ["getPresentation", "deletePresentation"]) {
      const { status } = await server.call(operationId, { id, linkToken: tokenOf(download) });
      expect({ operationId, status }).toEqual({ operationId, status: 401 });
    }
  });
});

describe("authentication", () => {
  const operations = readContract().operations.map(({ operationId }) => operationId);

  it.each(operations)("is asked for by %s, before the request is looked at", async (operationId) => {
    for (const headers of [
      {},
      { authorization: "Basic abc" },
      { authorization: "Bearer" },
      { authorization: "Bearer x y" },
    ]) {
      const options = { id: "nosuch", headers: { ...headers, "content-type": "text/nonsense" } };
      const { status, headers: answered, json } = await server.call(operationId, options);
      expect(status).toBe(401);
      expect(answered.get("www-authenticate")).toBe('Bearer realm="lectern"');
      expect(json).toMatchObject({ code: "unauthorized" });
    }
  });

  it("says the same of a key that never was and of one that is revoked", async () => {
    const { key, token: revoked } = await server.store.keys.create({ name: "old" });
    expect((await server.call("listTemplates", { token: revoked })).status).toBe(200);
    await server.store.keys.revoke(key.id);
    const answers = await Promise.all(
      [revoked, `lk_${"x".repeat(32)}`].map((bad) => server.call("listTemplates", { token: bad })),
    );
    const details = answers.map(({ json }) => (json as { detail: string }).detail);
    expect(new Set(details).size).toBe(1);
    for (const { status, headers } of answers) {
      expect(status).toBe(401);
      expect(headers.get("www-authenticate")).toBe('Bearer realm="lectern", error="invalid_token"');
    }
  });

  it("takes the scheme in any case", async () => {
    const { status } = await server.call("listTemplates", { headers: { authorization: `bearer ${token}` } });
    expect(status).toBe(200);
  });

  it("keeps owners apart in every operation, telling nothing about what others have", async () => {
    const made = await server.generate(token);
    const template = await uploadTemplate(server, token);
    const stranger = { token: strangerToken };
    const wanted = [
      { operationId: "getPresentation", id: made.id, status: 404 },
      { operationId: "deletePresentation", id: made.id, status: 404 },
      { operationId: "downloadPresentation", id: made.id, status: 400 },
      { operationId: "embedPresentation", id: made.id, status: 400 },
      { operationId: "deleteTemplate", id: template.id, status: 404 },
    ];
    for (const { operationId, id, status } of wanted) {
      const foreign = await server.call(operationId, { ...stranger, id });
      const unknown = await server.call(operationId, { ...stranger, id: "nosuch" });
      expect({ operationId, status: foreign.status }).toEqual({ operationId, status });
      expect(withoutNames(foreign.json, id)).toEqual(withoutNames(unknown.json, "nosuch"));
    }
    expect((await server.call("listTemplates", stranger)).json).toEqual([]);
    const json = { prompt, templateId: template.id };
    const generated = await server.call("generatePresentation", { ...stranger, json });
    expect([generated.status, generated.json]).toMatchObject([400, { code: "template_not_found" }]);
    expect((await server.call("getPresentation", { token, id: made.id })).status).toBe(200);
  });

  it("gives two keys of one owner the same presentations", async () => {
    const [first, second] = [await server.createToken("rotating"), await server.createToken("rotating")];
    const { id } = await server.generate(first);
    expect((await server.call("getPresentation", { token: second, id })).status).toBe(200);
  });
});

function withoutNames(problem: unknown, id: string): unknown {
  const { detail = "", ...rest } = problem as { detail?: string; instance?: string };
  return { ...rest, instance: "", detail: detail.replace(id, "…") };
}

async function uploadTemplate(to: TestServer, by: string): Promise<{ id: string; createdAt: string }> {
  const headers = { "content-type": pptxType };
  const { status, json } = await to.call("uploadTemplate", { token: by, headers, body: fakeTemplateBytes });
  expect(status).toBe(201);
  return json as { id: string; createdAt: string };
}

describe("templates", () => {
  const headers = { "content-type": pptxType };

  it("are listed, the newest first, used, and deleted", async () => {
    const owner = await server.createToken();
    const first = await uploadTemplate(server, owner);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await uploadTemplate(server, owner);
    expect((await server.call("listTemplates", { token: owner })).json).toEqual([second, first]);
    const json = { prompt: "Bridges", templateId: first.id };
    const { json: made } = await server.call("generatePresentation", { token: owner, json });
    const { id } = made as { id: string };
    const deleted = await server.call("deleteTemplate", { token: owner, id: first.id });
    expect([deleted.status, deleted.body.length]).toEqual([200, 0]);
    expect((await server.call("listTemplates", { token: owner })).json).toEqual([second]);
    expect((await server.call("deleteTemplate", { token: owner, id: first.id })).status).toBe(404);
    const { body } = await server.call("downloadPresentation", { token: owner, id });
    expect(new TextDecoder().decode(body)).toContain("Bridges in a template");
  });

  it("are refused with the reason where they cannot serve, and leave no file behind", async () => {
    const before = await listBlobs(server);
    const { status, json } = await server.call("uploadTemplate", { token, headers, body: "no zip" });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: "template_unusable",
      detail: expect.stringContaining("not a zip archive"),
    });
    const empty = await server.call("uploadTemplate", { token, headers, body: new Uint8Array() });
    expect([empty.status, empty.json]).toMatchObject([400, { code: "invalid_request" }]);
    const missing = await server.call("uploadTemplate", { token });
    expect([missing.status, missing.json]).toMatchObject([400, { code: "invalid_request" }]);
    expect(await listBlobs(server)).toEqual(before);
  });

  it("are refused where they are too large, with and without a length", async () => {
    const before = await listBlobs(server);
    const large = new Uint8Array(3_000_000).fill(0x50);
    const stream = new Blob([large]).stream();
    for (const body of [large, stream]) {
      const { status, json } = await server.call("uploadTemplate", { token, headers, body });
      expect(status).toBe(413);
      expect(json).toMatchObject({
        code: "payload_too_large",
        detail: "The body has more than the 1000000 bytes that are taken here.",
      });
    }
    expect(await listBlobs(server)).toEqual(before);
  });

  it("are refused as JSON", async () => {
    const { status, json } = await server.call("uploadTemplate", { token, json: {} });
    expect([status, json]).toMatchObject([415, { code: "unsupported_media_type" }]);
  });
});

describe("HTTP", () => {
  it("answers HEAD as GET, without the body", async () => {
    const { id, download } = await server.generate(token);
    for (const url of [`${server.url}${pathOf("getPresentation", id)}`, download]) {
      const headers = { authorization: `Bearer ${token}` };
      const got = await fetch(url, { headers });
      const head = await fetch(url, { method: "HEAD", headers });
      const length = (await got.arrayBuffer()).byteLength;
      expect([head.status, head.headers.get("content-length")]).toEqual([200, String(length)]);
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
      expect(await head.text()).toBe("");
    }
  });

  it.each([
    { method: "PUT", path: "/v1/templates", status: 405, allow: "GET, HEAD, POST" },
    { method: "PATCH", path: "/v1/presentations/x", status: 405, allow: "GET, HEAD, DELETE" },
    { method: "POST", path: "/v1/presentations/x/download", status: 405, allow: "GET, HEAD" },
    { method: "PUT", path: "/v1/presentations/generate", status: 405, allow: "POST, GET, HEAD, DELETE" },
    { method: "GET", path: "/v1/nothing", status: 404, allow: null },
    { method: "GET", path: "/v1/templates/", status: 404, allow: null },
    { method: "POST", path: "//evil.example//", status: 404, allow: null },
    { method: "GET", path: "/v1/presentations/%ZZ", status: 400, allow: null },
  ])("answers $method $path with $status", async ({ method, path, status, allow }) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, response.headers.get("allow")]).toEqual([status, allow]);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({ status, instance: expect.stringMatching(/^urn:uuid:/) });
  });

  it("does not mind a body where none is declared", async () => {
    const { id } = await server.generate(token);
    const headers = { "content-type": "application/json" };
    expect((await server.call("deletePresentation", { token, id, headers, body: "{" })).status).toBe(200);
  });

  it("lets pages of any origin call it, without credentials", async () => {
    const preflight = await server.request(pathOf("generatePresentation"), {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example.org",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key,x-team",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-credentials")).toBe(null);
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase();
    for (const name of ["authorization", "content-type", "idempotency-key", "x-team"])
      expect(allowed).toContain(name);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
    const refused = await server.request(pathOf("listTemplates"), {
      headers: { origin: "https://app.example.org" },
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    const exposed = refused.headers.get("access-control-expose-headers");
    expect(refused.headers.get("lectern-contract")).toBe(readContract().revision);
    for (const name of [
      "Content-Disposition",
      "Lectern-Contract",
      "Location",
      "Retry-After",
      "WWW-Authenticate",
    ]) {
      expect(exposed).toContain(name);
    }
  });

  it("says that it is alive and ready, and what it is", async () => {
    for (const path of ["/", "/healthz", "/readyz"]) expect((await server.request(path)).status).toBe(200);
  });
});

describe("what is no HTTP request", () => {
  it.each([
    { given: "nonsense\r\n\r\n", status: 400 },
    { given: `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, status: 431 },
  ])("is a problem, too: $status", async ({ given, status }) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(given);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Type: application/problem+json");
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status, code: "invalid_request" });
  });
});

describe("the viewer", () => {
  it("may be framed by whom the operator names, and loads from nowhere else", async () => {
    const viewer = { directory: "/nowhere", policy: "default-src 'none'" };
    await using other = await startTestServer({ frameAncestors: "https://a.example" }, { viewer });
    const response = await other.request("/view/abc?token=x");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'self' https://a.example",
    );
    expect(response.headers.get("x-frame-options")).toBe(null);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("may be framed by the studio where nobody else may", async () => {
    const viewer = { directory: "/nowhere", policy: "default-src 'none'" };
    await using other = await startTestServer({ frameAncestors: "'none'" }, { viewer });
    const response = await other.request("/view/abc?token=x");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'self'",
    );
  });

  it("says how to build it where it is not built", async () => {
    const viewer = { directory: "/nowhere", policy: "default-src 'none'" };
    await using other = await startTestServer({}, { viewer });
    const page = await other.request("/view/abc");
    expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("pnpm build");
    expect((await other.request("/view/assets/x.js")).status).toBe(404);
  });
});

describe("oEmbed", () => {
  const directory = fileURLToPath(new URL("../testing/viewer", import.meta.url));

  it("is found from the page and answers with a frame that shows the presentation", async () => {
    await using other = await startTestServer({}, { viewer: { directory, policy: "default-src 'none'" } });
    const made = await other.generate(other.firstKey ?? "");
    const { location } = (
      await other.call("embedPresentation", { id: made.id, linkToken: tokenOf(made.embed) })
    ).json as { location: string };
    const page = await (await fetch(location)).text();
    const address =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)" \/>/.exec(page)?.[1] ?? "";
    const answer = await fetch(`${address}&maxwidth=640&maxheight=9999`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const oembed = (await answer.json()) as { html: string; title: string };
    expect(oembed).toMatchObject({
      version: "1.0",
      type: "rich",
      width: 640,
      height: 360,
    });
    expect(oembed.title).toBe("Urban gardening");
    expect(oembed.html).toContain(`<iframe src="${location}"`);
  });

  it.each(["", "?url=", "?url=https://elsewhere.example/view/abc?token=x", "?url=/view/abc"])(
    "knows nothing of %s",
    async (query) => {
      const response = await server.request(`/oembed${query}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "presentation_not_found" });
    },
  );

  it("is not offered for an address that this service did not sign", async () => {
    await using other = await startTestServer({}, { viewer: { directory, policy: "default-src 'none'" } });
    const page = await (await other.request('/view/abc"><script>?token=x')).text();
    expect(page).not.toContain("oembed");
  });
});

describe("addresses in answers", () => {
  it("start with the public address", async () => {
    await using other = await startTestServer({ baseUrl: "https://example.org/decks" });
    const made = await other.generate(other.firstKey ?? "");
    expect(made.download).toMatch(
      /^https:\/\/example\.org\/decks\/v1\/presentations\/[\w-]{22}\/download\?token=/,
    );
    const { headers } = await other.call("embedPresentation", {
      id: made.id,
      linkToken: tokenOf(made.embed),
    });
    expect(headers.get("location")).toMatch(/^https:\/\/example\.org\/decks\/view\//);
  });
});

describe("a store that fails", () => {
  const broken = () => Promise.reject(new Error("The disk is gone."));
  const slides = [{ kind: "title", title: "Gardens" }];
  const outline = { title: "Gardens", language: "en", direction: "ltr", slides };

  it.each(readContract().operations.map(({ operationId }) => operationId))(
    "makes %s a 500",
    async (operationId) => {
      await using other = await startTestServer();
      const made = await other.generate(other.firstKey ?? "");
      Object.assign(other.store.presentations, { insert: broken, find: broken, list: broken, bury: broken });
      Object.assign(other.store.templates, { insert: broken, find: broken, list: broken, bury: broken });
      const bodies: Record<string, object> = {
        generatePresentation: { json: { prompt } },
        composeOutline: { json: { prompt, templateId: "any" } },
        createPresentation: { json: { outline } },
        putPresentationOutline: { json: outline },
        drawOutline: { json: { outline, templateId: "any" } },
        uploadTemplate: { body: fakeTemplateBytes, headers: { "content-type": pptxType } },
      };
      const { status, json } = await other.call(operationId, {
        token: other.firstKey ?? "",
        id: made.id,
        ...bodies[operationId],
      });
      expect([status, json]).toMatchObject([500, { code: "internal_error" }]);
      expect(JSON.stringify(json)).not.toContain("disk");
      expect(other.log()).toContain("The disk is gone.");
      expect(await listBlobs(other)).toHaveLength(1);
    },
  );

  it("still deletes where only the file cannot go yet, and sweeps it later", async () => {
    await using other = await startTestServer();
    const token = other.firstKey ?? "";
    const { id } = await other.generate(token);
    const { blobs } = other.store;
    const { delete: remove } = blobs;
    Object.assign(blobs, { delete: broken });
    expect((await other.call("deletePresentation", { token, id })).status).toBe(200);
    expect((await other.call("getPresentation", { token, id })).status).toBe(404);
    Object.assign(blobs, { delete: remove });
    expect(await other.sweep()).toMatchObject({ buried: 1 });
    expect(await listBlobs(other)).toEqual([]);
  });

  it("is told in the log when a sweep left everything, because too many files have no row", async () => {
    await using first = await startTestServer();
    for (let count = 0; count < 21; count++) await first.store.blobs.put([Uint8Array.of(1)]);
    const other = await startTestServer({ dataDirectory: first.directory, graceHours: 0 });
    await expect.poll(() => other.log()).toContain("21 files have no row in the database");
    expect(await listBlobs(other)).toHaveLength(21);
    await other.close();
  });

  it("is not ready", async () => {
    await using other = await startTestServer();
    Object.assign(other.store, { ping: broken });
    const response = await other.request("/readyz");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await other.request("/healthz")).status).toBe(200);
  });
});

describe("the studio", () => {
  const html = { headers: { accept: "text/html,*/*;q=0.8" } };

  it("is the page at / for browsers, under a policy that lets in the viewer of the public address alone", async () => {
    await using other = await startTestServer({ baseUrl: "https://decks.example/lectern" });
    const page = await other.request("/", html);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("frame-src 'self' https://decks.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect([page.headers.get("cache-control"), page.headers.get("vary")]).toEqual(["no-cache", "accept"]);
    const [asset = ""] = /assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    const script = await other.request(`/${asset}`);
    expect((await script.text()).length).toBeGreaterThan(0);
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("says how to build it where it is not built", async () => {
    const studio = { directory: "/nowhere", policy: () => "default-src 'none'" };
    await using other = await startTestServer({}, { studio });
    const page = await other.request("/", html);
    expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("pnpm build");
    expect((await other.request("/assets/x.js")).status).toBe(404);
  });
});
