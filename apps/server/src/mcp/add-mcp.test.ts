import { lintPackage } from "@lectern/ooxml";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { createWiring } from "../wiring.ts";

let server: TestServer;
let token = "";

beforeAll(async () => {
  // Decks are laid out by the real pipeline: an assistant is told how they stand.
  const { createWork } = createWiring({ ...readSettings({}), model: undefined });
  server = await startTestServer({ workers: 1 }, { createWork });
  token = await server.createToken();
});
afterAll(() => server[Symbol.asyncDispose]());

async function connect(key = token): Promise<Client> {
  const headers = { Authorization: `Bearer ${key}` };
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", server.url), {
    requestInit: { headers },
  });
  await client.connect(transport as Transport);
  return client;
}

async function call(client: Client, name: string, given: Readonly<Record<string, unknown>>) {
  const result = (await client.callTool({ name, arguments: given })) as CallToolResult;
  const [content] = result.content;
  const text = content?.type === "text" ? content.text : "";
  return { isError: result.isError ?? false, said: text.startsWith("{") ? JSON.parse(text) : text };
}

const slides = [
  { kind: "title", title: "Night buses" },
  { kind: "bullets", title: "Three lines", items: [{ text: "N1" }, { text: "N2" }, { text: "N3" }] },
  { kind: "closing", title: "Decide today" },
];
const outline = { title: "Night buses", language: "en", look: "harbor", slides };
const ping = { jsonrpc: "2.0", id: 7, method: "ping" };
const accept = { accept: "application/json, text/event-stream" };

describe("/mcp", () => {
  it("makes a deck that is kept, changes it under its links, and tells of both", async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools[0]?.inputSchema.properties).not.toHaveProperty("file");
    const { said } = await call(client, "create_presentation", outline);
    expect(said).toMatchObject({ pageCount: 3, look: "harbor", advice: [] });
    const before = await fetch(said.download);
    expect(lintPackage(new Uint8Array(await before.arrayBuffer()))).toEqual([]);

    const split = [{ kind: "statement", title: "N1 runs all night" }, slides[1]];
    const change = { presentation: said.presentation, slide: 2, slides: split };
    const changed = await call(client, "change_slides", change);
    expect(changed.said).toEqual({ ...said, pageCount: 4 });
    const read = await call(client, "read_presentation", { presentation: said.presentation });
    expect(read.said.slides[1]).toEqual({ slide: 2, content: split[0] });
    const page = await call(client, "describe_page", { presentation: said.presentation, page: 2 });
    expect(page.said.parts).toContainEqual(expect.stringContaining("N1 runs all night"));
    const draw = (picture: string) =>
      client.callTool({
        name: "describe_page",
        arguments: { presentation: said.presentation, page: 2, picture },
      });
    expect((await draw("png")).content).toEqual([
      expect.objectContaining({ type: "text" }),
      // What every PNG begins with.
      { type: "image", mimeType: "image/png", data: expect.stringMatching(/^iVBORw0KGgo/u) },
    ]);
    expect((await draw("svg")).content).toEqual([
      expect.objectContaining({ type: "text" }),
      {
        type: "resource",
        resource: {
          uri: "lectern://picture",
          mimeType: "image/svg+xml",
          text: expect.stringMatching(/^<svg .*N1 runs all night/su),
        },
      },
    ]);
    const report = await call(client, "read_report", { presentation: said.presentation });
    expect(report.said).toMatchObject({ pageCount: 4, look: "harbor", advice: [] });
    await client.close();
  });

  it("advises where a slide goes on over several pages", async () => {
    const client = await connect();
    const items = Array.from({ length: 28 }, (_, index) => ({
      text: `Stop ${index + 1} has a shelter and a clock`,
    }));
    const long = { kind: "bullets", title: "All stops", items };
    const { said } = await call(client, "create_presentation", {
      ...outline,
      slides: [slides[0], long, slides[2]],
    });
    expect(said.pageCount).toBeGreaterThan(3);
    expect(said.advice).toEqual([
      { slide: 2, message: expect.stringMatching(/^has more than .* pages 2, 3/u) },
    ]);
    await client.close();
  });

  it("shows nobody what others have, and says what is wrong with a template", async () => {
    const [mine, theirs] = [await connect(), await connect(await server.createToken("somebody-else"))];
    const { said } = await call(mine, "create_presentation", outline);
    expect(await call(theirs, "read_presentation", { presentation: said.presentation })).toEqual({
      isError: true,
      said: expect.stringContaining("You have no presentation with the id"),
    });
    expect(await call(mine, "list_templates", {})).toEqual({ isError: false, said: { templates: [] } });
    const { look: _, ...plain } = outline;
    expect(await call(mine, "create_presentation", { ...plain, template: "none" })).toEqual({
      isError: true,
      said: expect.stringContaining("You have no template with the id"),
    });
    await Promise.all([mine.close(), theirs.close()]);
  });

  it.each([
    { what: "no key", key: undefined },
    { what: "a key that was never made", key: "lk_00000000000000000000000000000000" },
  ])("refuses $what as the operations do", async ({ key }) => {
    const response = await server.request("/mcp", {
      method: "POST",
      json: ping,
      headers: accept,
      ...(key !== undefined && { token: key }),
    });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Bearer"),
    ]);
    expect(await response.json()).toMatchObject({ code: "unauthorized" });
  });

  it("refuses web pages of other origins, with a key too", async () => {
    const from = (origin: string) =>
      server.request("/mcp", { method: "POST", token, json: ping, headers: { ...accept, origin } });
    expect((await from("https://attacker.example")).status).toBe(403);
    expect((await from("null")).status).toBe(403);
    expect((await from(server.url)).status).toBe(200);
  });

  it("answers any request by itself, without a session", async () => {
    const response = await server.request("/mcp", { method: "POST", token, json: ping, headers: accept });
    expect([response.status, response.headers.get("mcp-session-id")]).toEqual([200, null]);
    expect(await response.json()).toEqual({ jsonrpc: "2.0", id: 7, result: {} });
    const list = { jsonrpc: "2.0", id: 8, method: "tools/list" };
    const listed = await server.request("/mcp", { method: "POST", token, json: list, headers: accept });
    expect(await listed.json()).toMatchObject({ result: { tools: { length: 7 } } });
  });

  it("has no stream of events and no session to end", async () => {
    for (const method of ["GET", "DELETE"]) {
      const response = await server.request("/mcp", {
        method,
        token,
        headers: { accept: "text/event-stream" },
      });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  it("says in the protocol's words what is no message of it", async () => {
    const send = (body: string) =>
      server.request("/mcp", {
        method: "POST",
        token,
        body,
        headers: { ...accept, "content-type": "application/json" },
      });
    const broken = await send("{");
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: -32_700 } }]);
    expect((await send('{"jsonrpc":"2.0"}')).status).toBe(400);
    expect((await send(`"${"x".repeat(5 * 1024 * 1024)}"`)).status).toBe(413);
  });
});
