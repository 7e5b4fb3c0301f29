import type { Outline, Presentation, PresentationPage, PresentationVersions, Problem } from "@lectern/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeTemplateBytes, pptxType, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const outline: Outline = {
  title: "Night buses",
  language: "en",
  direction: "ltr",
  slides: [{ kind: "title", title: "Night buses" }],
};

async function create(body: object = { outline }): Promise<Presentation> {
  const { status, json } = await server.call("createPresentation", { token, json: body });
  expect(status).toBe(200);
  return json as Presentation;
}

async function put(id: string, ifMatch: string | undefined, json: object) {
  const headers = ifMatch === undefined ? {} : { "if-match": ifMatch };
  return server.call("putPresentationOutline", { token, id, json, headers });
}

async function readFile({ download }: Presentation): Promise<string> {
  return Buffer.from(await (await fetch(download)).arrayBuffer())
    .subarray(4)
    .toString();
}

async function uploadTemplate(): Promise<string> {
  const headers = { "content-type": pptxType };
  const { json } = await server.call("uploadTemplate", { token, body: fakeTemplateBytes, headers });
  return (json as { id: string }).id;
}

describe("GET /v1/presentations/{id}/slides/{slideNumber}/picture", () => {
  beforeAll(async () => {
    token = await server.createToken();
  });

  it("draws a slide of the file as it is now, for its owner alone", async () => {
    const { id } = await create();
    const draw = async (slideNumber: string, by = token) =>
      server.request(`/v1/presentations/${id}/slides/${slideNumber}/picture`, { token: by });
    const first = await draw("1");
    expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await first.text()).toBe(drawn(`Night buses`));
    await put(id, "*", { ...outline, title: "Day buses and trams" });
    expect(await (await draw("1")).text()).toBe(drawn("Day buses and trams"));
    const beyond = await draw("3");
    expect(await beyond.json()).toMatchObject({
      code: "slide_not_found",
      detail: "Expected a slide from 1 to 2, got 3.",
    });
    expect((await draw("0")).status).toBe(400);
    expect((await draw("one")).status).toBe(400);
    expect((await draw("1", await server.createToken())).status).toBe(404);
  });

  it("draws it as PNG for those who ask for that", async () => {
    const { id } = await create();
    const draw = (accept: string) => {
      const headers = { authorization: `Bearer ${token}`, accept };
      return fetch(`${server.url}/v1/presentations/${id}/slides/1/picture`, { headers });
    };
    const png = await draw("image/png");
    expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await png.arrayBuffer()).toString("latin1", 1, 4)).toBe("PNG");
    expect((await draw("image/*")).headers.get("content-type")).toBe("image/svg+xml");
  });

  /** What the fake engine draws of a file that says this. */
  const drawn = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><text>1 of ${4 + text.length} bytes</text></svg>`;
});

describe("POST /v1/presentations", () => {
  beforeAll(async () => {
    token = await server.createToken();
  });

  it("makes a presentation of an outline, in a look or in a template", async () => {
    expect(await readFile(await create())).toBe("Night buses");
    expect(await readFile(await create({ outline, look: "meadow" }))).toBe("Night buses in meadow");
    const templateId = await uploadTemplate();
    expect(await readFile(await create({ outline, templateId }))).toBe("Night buses in a template");
  });

  it("keeps the promises of the idempotency key", async () => {
    const headers = { "idempotency-key": "outline" };
    const send = (body: object) => server.call("createPresentation", { token, json: body, headers });
    const [first, second] = [await send({ outline }), await send({ outline })];
    expect(second.json).toEqual(first.json);
    const other = await send({ outline: { ...outline, title: "Day buses" } });
    expect([other.status, other.json]).toMatchObject([400, { code: "idempotency_key_reused" }]);
  });

  it("names every fault of an outline, and those beside it", async () => {
    const slides = [{ kind: "title" }, { kind: "bullets", title: "a", points: [] }, { kind: "poster" }];
    const body = { outline: { ...outline, slides }, look: 5 };
    const { status, json } = await server.call("createPresentation", { token, json: body });
    expect([status, json]).toMatchObject([400, { code: "invalid_request", detail: expect.any(String) }]);
    const { errors } = json as { errors: { pointer: string; message: string }[] };
    expect(errors).toEqual([
      { pointer: "/body/look", message: "must be string" },
      { pointer: "/body/outline/slides/0/title", message: "expected a string, got nothing" },
      { pointer: "/body/outline/slides/1/items", message: "expected a list of items, got nothing" },
      { pointer: "/body/outline/slides/2/kind", message: expect.stringMatching(/^expected one of title, /) },
      { pointer: "/body/outline/slides/1/points", message: expect.stringContaining("no field of this name") },
    ]);
  });

  it.each([
    ["no outline", {}, "/body/outline"],
    ["an outline that is none", { outline: "Night buses" }, "/body/outline"],
    ["a look that there is not", { outline, look: "nosuch" }, "/body/look"],
    ["a look and a template", { outline, look: "harbor", templateId: "x" }, "/body/look"],
  ])("refuses %s", async (_what, body, pointer) => {
    const { status, json } = await server.call("createPresentation", { token, json: body });
    const { code, errors } = json as Problem;
    expect([status, code, errors?.[0]?.pointer]).toEqual([400, "invalid_request", pointer]);
  });

  it("refuses the template of somebody else", async () => {
    const templateId = await uploadTemplate();
    const { status, json } = await server.call("createPresentation", {
      token: await server.createToken(),
      json: { outline, templateId },
    });
    expect([status, json]).toMatchObject([400, { code: "template_not_found" }]);
  });

  it("gives no report on what nobody wrote", async () => {
    const { id } = await create();
    const { status, json } = await server.call("getPresentationReport", { token, id });
    expect([status, json]).toMatchObject([404, { code: "report_not_found" }]);
  });

  it("takes a body of 8 MiB and no more", async () => {
    const notes = "x".repeat(100_000);
    const slides = Array.from({ length: 90 }, () => ({ kind: "section", title: "a", notes }));
    const body = { token, json: { outline: { ...outline, slides } } };
    expect((await server.call("createPresentation", body)).status).toBe(413);
  });
});

describe("POST /v1/outlines/picture", () => {
  const draw = (json: object, by = token) => server.call("drawOutline", { token: by, json });

  it("draws a slide in a look or in a template, and keeps nothing", async () => {
    const owner = await server.createToken();
    const headers = { "content-type": pptxType };
    const uploaded = await server.call("uploadTemplate", { token: owner, body: fakeTemplateBytes, headers });
    const templateId = (uploaded.json as { id: string }).id;
    const blobs = await listBlobs();
    for (const [body, text] of [
      [{ outline }, "Night buses"],
      [{ outline, look: "meadow" }, "Night buses in meadow"],
      [{ outline, templateId }, "Night buses in a template"],
    ] as const) {
      const response = await server.request("/v1/outlines/picture", {
        method: "POST",
        token: owner,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
      expect(await response.text()).toContain(`1 of ${4 + text.length} bytes`);
    }
    const { json } = await server.call("listPresentations", { token: owner });
    expect([json, await listBlobs()]).toEqual([{ presentations: [] }, blobs]);
  });

  it.each([
    ["a slide that is not there", { outline, slideNumber: 3 }, "/body/slideNumber"],
    ["more slides than somebody looks at", { outline: longOutline() }, "/body/outline/slides"],
    ["a look that there is not", { outline, look: "nosuch" }, "/body/look"],
    ["a look and a template", { outline, look: "harbor", templateId: "x" }, "/body/look"],
    [
      "an outline with a fault",
      { outline: { ...outline, slides: [{ kind: "poster" }] } },
      "/body/outline/slides/0/kind",
    ],
  ])("refuses %s", async (_what, body, pointer) => {
    const { status, json } = await draw(body);
    const { code, errors } = json as Problem;
    expect([status, code, errors?.[0]?.pointer]).toEqual([400, "invalid_request", pointer]);
  });

  it("refuses the template of somebody else", async () => {
    const { status, json } = await draw(
      { outline, templateId: await uploadTemplate() },
      await server.createToken(),
    );
    expect([status, json]).toMatchObject([400, { code: "template_not_found" }]);
  });

  function longOutline() {
    return { ...outline, slides: Array.from({ length: 5 }, () => ({ kind: "section", title: "a" })) };
  }
});

describe("POST /v1/outlines", () => {
  it("writes an outline with its report and keeps nothing", async () => {
    const owner = await server.createToken();
    const { status, headers, json } = await server.call("composeOutline", {
      token: owner,
      json: { prompt: "Night buses" },
    });
    expect([status, headers.get("lectern-author")]).toEqual([200, "embedded"]);
    expect(json).toMatchObject({ outline, report: { mode: "topic", slideCount: 1 } });
    const { json: page } = await server.call("listPresentations", { token: owner });
    expect(page).toEqual({ presentations: [] });
  });

  it("refuses a prompt of which nothing can be made", async () => {
    const { status, json } = await server.call("composeOutline", { token, json: { prompt: "[unusable]" } });
    expect([status, json]).toMatchObject([400, { code: "prompt_unusable" }]);
  });
});

describe("the outline of a presentation", () => {
  it("is what it was made of, or what was written for its prompt", async () => {
    const made = await server.call("getPresentationOutline", { token, id: (await create()).id });
    expect([made.status, made.headers.get("etag"), made.json]).toEqual([200, '"1"', outline]);
    const { id } = await server.generate(token, "Day buses");
    const written = await server.call("getPresentationOutline", { token, id });
    expect(written.json).toMatchObject({ title: "Day buses" });
  });

  it("is replaced under the same id and the same links, which serve the new file", async () => {
    const made = await create();
    const { status, headers, json } = await put(made.id, '"1"', { ...outline, title: "Day buses" });
    expect([status, headers.get("etag"), json]).toEqual([200, '"2"', made]);
    expect(await readFile(made)).toContain("Day buses");
    const got = await server.call("getPresentationOutline", { token, id: made.id });
    expect([got.headers.get("etag"), got.json]).toMatchObject(['"2"', { title: "Day buses" }]);
    expect(await listBlobs()).toHaveLength(await countRows());
  });

  it("is replaced by one of those who read the same one", async () => {
    const { id } = await create();
    const answers = await Promise.all(["a", "b"].map((title) => put(id, '"1"', { ...outline, title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await listBlobs()).toHaveLength(await countRows());
  });

  it("is not replaced without saying which one, or by another than it is", async () => {
    const { id } = await create();
    const other = { ...outline, title: "Day buses" };
    const without = await put(id, undefined, other);
    expect([without.status, without.json]).toMatchObject([428, { code: "precondition_required" }]);
    for (const tag of ['"2"', 'W/"1"', "1", '"0", "3"']) {
      const stale = await put(id, tag, other);
      expect([stale.status, stale.json]).toMatchObject([412, { code: "precondition_failed" }]);
    }
    expect((await put(id, '"7", "1"', other)).status).toBe(200);
    expect((await put(id, "*", outline)).headers.get("etag")).toBe('"3"');
  });

  it("is answered as before where the same request comes again", async () => {
    const { id } = await create();
    const other = { ...outline, title: "Day buses" };
    const [first, again] = [await put(id, '"1"', other), await put(id, '"1"', other)];
    expect([again.status, again.headers.get("etag")]).toEqual([200, first.headers.get("etag")]);
  });

  it("keeps the template, and the look until its design says another", async () => {
    const templateId = await uploadTemplate();
    const inTemplate = await create({ outline, templateId });
    await put(inTemplate.id, "*", { ...outline, title: "New" });
    expect(await readFile(inTemplate)).toBe("New in a template");
    const inLook = await create({ outline, look: "meadow" });
    await put(inLook.id, "*", { ...outline, title: "New" });
    expect(await readFile(inLook)).toBe("New in meadow");
    await put(inLook.id, "*", { ...outline, design: { look: "harbor" } });
    expect(await readFile(inLook)).toBe("Night buses in harbor");
    await put(inLook.id, "*", { ...outline, design: { mode: "dark" } });
    expect(await readFile(inLook)).toBe("Night buses");
    await server.call("deleteTemplate", { token, id: templateId });
    const { status, json } = await put(inTemplate.id, "*", outline);
    expect([status, json]).toMatchObject([400, { code: "template_not_found" }]);
    expect(await readFile(inTemplate)).toBe("New in a template");
  });

  it("names every fault of another outline", async () => {
    const { id } = await create();
    const { status, json } = await put(id, '"1"', { ...outline, title: "", slides: [] });
    expect(status).toBe(400);
    expect((json as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)).toEqual([
      "/body/title",
      "/body/slides",
    ]);
  });

  it("is for the owner's keys alone, and gone with the presentation", async () => {
    const { id, download } = await create();
    const foreign = await server.createToken();
    expect((await server.call("getPresentationOutline", { token: foreign, id })).status).toBe(404);
    expect((await server.call("getPresentationOutline", { id, linkToken: "x" })).status).toBe(401);
    const linkToken = new URL(download).searchParams.get("token") ?? "";
    expect((await server.call("getPresentationOutline", { id, linkToken })).status).toBe(401);
    const headers = { "if-match": "*" };
    const options = { token: foreign, id, json: outline, headers };
    expect((await server.call("putPresentationOutline", options)).status).toBe(404);
    await server.call("deletePresentation", { token, id });
    expect((await server.call("getPresentationOutline", { token, id })).status).toBe(404);
  });

  it("is not there for presentations from before outlines were kept", async () => {
    const { store } = server;
    const { key: blobKey, size } = await store.blobs.put([Uint8Array.of(1)]);
    const ownerId = "of-old";
    const old = {
      id: "old",
      ownerId,
      title: "Old",
      blobKey,
      size,
      author: null,
      templateId: null,
      look: null,
    };
    await store.presentations.insert(old);
    const owner = await server.createToken(ownerId);
    const { status, json } = await server.call("getPresentationOutline", { token: owner, id: "old" });
    expect([status, json]).toMatchObject([404, { code: "outline_not_found" }]);
  });
});

describe("the versions of a presentation", () => {
  const read = async (id: string, by = token) => {
    const { json } = await server.call("listPresentationVersions", { token: by, id });
    return (json as PresentationVersions).versions.map(({ createdAt: _, ...version }) => version);
  };
  const readVersion = (id: string, version: number, by = token) =>
    server.request(`/v1/presentations/${id}/versions/${version}`, { token: by });

  it("are what it said, when, and why, and can be gone back to", async () => {
    const made = await create({ outline, look: "meadow" });
    const { id } = made;
    await put(id, "*", { ...outline, title: "Day buses" });
    await put(id, "*", { ...outline, title: "Day buses", design: { look: "harbor" } });
    expect(await read(id)).toEqual([
      { version: 3, change: "look", look: "harbor" },
      { version: 2, change: "content", look: "meadow" },
      { version: 1, change: "made", look: "meadow" },
    ]);
    const first = (await (await readVersion(id, 1)).json()) as Outline;
    expect(first).toEqual({ ...outline, design: { look: "meadow" } });
    expect((await put(id, '"3"', first)).headers.get("etag")).toBe('"4"');
    expect(await readFile(made)).toBe("Night buses in meadow");
    expect((await read(id))[0]).toEqual({ version: 4, change: "content", look: "meadow" });
  });

  it("are told apart from those that are not kept, and gone with the presentation", async () => {
    const { id } = await create();
    expect(await (await readVersion(id, 2)).json()).toMatchObject({ status: 404, code: "outline_not_found" });
    expect((await readVersion(id, 0)).status).toBe(400);
    const foreign = await server.createToken();
    expect((await readVersion(id, 1, foreign)).status).toBe(404);
    expect((await server.call("listPresentationVersions", { token: foreign, id })).status).toBe(404);
    await server.call("deletePresentation", { token, id });
    expect((await readVersion(id, 1)).status).toBe(404);
    expect((await server.call("listPresentationVersions", { token, id })).status).toBe(404);
  });
});

describe("GET /v1/presentations", () => {
  const list = async (query: string, by = token) => {
    const response = await server.request(`/v1/presentations${query}`, { token: by });
    return { status: response.status, page: (await response.json()) as PresentationPage };
  };

  it("goes through all pages, the newest first", async () => {
    const owner = await server.createToken();
    const ids: string[] = [];
    for (const title of ["a", "b", "c"]) ids.push((await server.generate(owner, `Topic ${title}`)).id);
    const seen: string[] = [];
    let next: string | undefined = "";
    while (next !== undefined) {
      const { page } = await list(`?limit=2${next && `&cursor=${next}`}`, owner);
      seen.push(...page.presentations.map(({ id }) => id));
      next = page.next;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it("says what each is called, how it looks, and when it changed", async () => {
    const owner = await server.createToken();
    const json = { outline, look: "meadow" };
    const { json: made } = await server.call("createPresentation", { token: owner, json });
    const { page } = await list("?q=NIGHT", owner);
    const { createdAt, updatedAt, ...listed } = page.presentations[0] ?? {};
    expect(listed).toEqual({ ...(made as Presentation), title: "Night buses", look: "meadow" });
    expect(createdAt).toBe(updatedAt);
    expect((await list("?q=day", owner)).page).toEqual({ presentations: [] });
  });

  it.each([
    "?limit=0",
    "?limit=101",
    "?limit=ten",
    "?limit=",
    "?limit=1&limit=2",
    "?cursor=nonsense",
    `?q=${"x".repeat(201)}`,
  ])("refuses %s", async (query) => {
    const { status, page } = await list(query);
    expect([status, page]).toMatchObject([400, { code: "invalid_request", errors: [{}] }]);
  });
});

async function listBlobs(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.store.blobs.list()) keys.push(key);
  return keys;
}

async function countRows(): Promise<number> {
  return (await server.store.findReferences(await listBlobs())).size;
}
