import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractPath, readContract } from "@lectern/spec";
import { findAnswerFaults, readAnswer } from "@lectern/spec/testing";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Mock, startMock } from "./mock.ts";
import { readSample } from "./sample.ts";
import { type PresentationBody, readJson } from "./testing/read-json.ts";

/** Operations of which the mock has never heard, without a single example. */
const additions = `
  /v1/presentations/{id}/notes:
    parameters:
      - $ref: "#/components/parameters/PresentationId"
    get:
      operationId: getNotes
      summary: Notes
      responses:
        "200":
          description: Notes.
          content:
            application/json:
              schema:
                type: object
                required: [text, page, count]
                properties:
                  text: { type: string, minLength: 3 }
                  page: { type: string, format: uri }
                  count: { type: integer, minimum: 7 }
    put:
      operationId: putNotes
      summary: Notes
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [text], properties: { text: { type: string } } }
      responses:
        "204":
          description: Kept.
  /v1/presentations/{id}/thumbnail:
    parameters:
      - $ref: "#/components/parameters/PresentationId"
    get:
      operationId: getThumbnail
      summary: A picture
      responses:
        "200":
          description: A picture.
          content:
            image/png:
              schema: { type: string, format: binary }
  /v1/presentations/{id}/film:
    parameters:
      - $ref: "#/components/parameters/PresentationId"
    get:
      operationId: getFilm
      summary: A film
      responses:
        "200":
          description: A film.
          content:
            video/mp4:
              schema: { type: string, format: binary }
  /v1/presentations/{id}/present:
    parameters:
      - $ref: "#/components/parameters/PresentationId"
    get:
      operationId: presentPresentation
      summary: Redirects
      responses:
        "307":
          description: Redirects.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/PresentationEmbed"
  /v1/presentations/recent:
    get:
      operationId: listRecent
      summary: Lists
      responses:
        "200":
          description: Lists.
          content:
            application/json:
              schema: { type: array, items: { $ref: "#/components/schemas/Presentation" } }
  /v1/closed:
    get:
      operationId: getClosed
      summary: Documents no 401
      responses:
        "204":
          description: Nothing.
  /v1/health:
    get:
      operationId: getHealth
      summary: Health
      security: []
      responses:
        "200":
          description: Health.
          content:
            text/plain:
              schema: { type: string, enum: [well] }
`;
const headers = { Authorization: "Bearer any" };
let directory: string;
let changedPath: string;
let mock: Mock;
const lines: string[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-mock-"));
  changedPath = join(directory, "openapi.yaml");
  await writeFile(changedPath, await readFile(contractPath));
  mock = await startMock({
    contractPath: changedPath,
    watch: true,
    baseUrl: "https://decks.test/here/",
    apiKey: "the-key",
    log: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await mock.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(mock.url + path, { redirect: "manual", headers: { Authorization: "Bearer the-key" }, ...init });

test("a contract that is broken while the mock runs is reported, and the old one stays", async () => {
  await writeFile(changedPath, "openapi: [");
  await vi.waitFor(() => expect(lines.join("\n")).toContain("Kept the contract as it was"), {
    timeout: 100_000,
  });
  expect((await get("/v1/templates")).status).toBe(200);
});

test("only the one key is accepted where one is set", async () => {
  const statuses = [{ Authorization: "Bearer the-key" }, headers, {}].map(
    async (given) => (await get("/v1/templates", { headers: given })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
});

test("returned URLs begin with the base address where one is set", async () => {
  const { embed } = await readJson<PresentationBody>(get("/v1/presentations/abc"));
  expect(embed).toMatch("https://decks.test/here/v1/presentations/abc/embed?token=");
});

describe("operations that are added while the mock runs are mocked from the contract alone", () => {
  beforeAll(async () => {
    const text = await readFile(contractPath, "utf8");
    await writeFile(changedPath, text.replace(/^paths:$/m, `paths:${additions.trimEnd()}`));
    await vi.waitFor(async () => expect((await get("/v1/health")).status).toBe(200), { timeout: 100_000 });
  });

  test.each(["", "dynamic=true"])("JSON comes out of its schema (%s)", async (prefer) => {
    const contract = readContract(changedPath);
    const operation = contract.operations.find(({ operationId }) => operationId === "getNotes");
    const given = { Authorization: "Bearer the-key", Prefer: prefer };
    const response = await get("/v1/presentations/abc/notes", { headers: given });
    expect(response.status).toBe(200);
    expect(operation && findAnswerFaults(operation, await readAnswer(response))).toEqual([]);
  });

  test("a picture is the sample's cover", async () => {
    const response = await get("/v1/presentations/abc/thumbnail");
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await response.arrayBuffer()).toString("base64")).toBe(readSample().png);
  });

  test("any other file is the sample", async () => {
    const response = await get("/v1/presentations/abc/film");
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect((await response.arrayBuffer()).byteLength).toBe(readSample().bytes.length);
  });

  test("a redirect leads to the viewer, in its header and its body", async () => {
    const response = await get("/v1/presentations/a%20b/present");
    const location = "https://decks.test/here/view/a%20b";
    expect(response.status).toBe(307);
    expect(response.headers.get("location")).toBe(location);
    expect(await response.json()).toEqual({ location });
  });

  test("an operation without security takes anybody, and text stays text", async () => {
    const response = await get("/v1/health", { headers: {} });
    expect(response.headers.get("content-type")).toBe("text/plain");
    expect(await response.text()).toBe("well");
  });

  test("a token is asked for even where no 401 is documented", async () => {
    const refused = await get("/v1/closed", { headers: {} });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    expect((await get("/v1/closed")).status).toBe(204);
  });

  test("a list holds what was made before", async () => {
    const made = await get("/v1/presentations/generate", {
      method: "POST",
      headers: { Authorization: "Bearer the-key", "Content-Type": "application/json" },
      body: '{"prompt":"Gardens"}',
    });
    const presentation = await readJson<PresentationBody>(made);
    const [first] = await readJson<readonly unknown[]>(get("/v1/presentations/recent"));
    expect(first).toEqual(presentation);
  });

  test("a body that may be left out may be left out, and a bad one is a 400 even where none is documented", async () => {
    const put = (body?: string) =>
      get("/v1/presentations/abc/notes", {
        method: "PUT",
        headers: { Authorization: "Bearer the-key", "Content-Type": "application/json" },
        ...(body !== undefined && { body }),
      });
    expect((await put()).status).toBe(204);
    expect((await put('{"text":"x"}')).status).toBe(204);
    const refused = await put("{}");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "invalid_request", errors: [{ pointer: "/body" }] });
  });
});
