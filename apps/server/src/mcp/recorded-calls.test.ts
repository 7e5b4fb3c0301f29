import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDeck, readTemplate, renderOutline } from "@lectern/engine";
import { readOutlineForm, readSlideChange } from "@lectern/model-author/outline-form/read";
import { builtInTemplate } from "@lectern/theme";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMcpServer } from "./create-mcp-server.ts";
import { createFileDecks } from "./file-decks.ts";

interface Call {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const client = new Client({ name: "test", version: "1" });
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-mcp-"));
  const templates = await mkdtemp(join(directory, "templates-"));
  await writeFile(join(templates, "house.pptx"), builtInTemplate("fern", { direction: "ltr" }));
  const decks = createFileDecks({
    directory,
    templates,
    reading: { readOutline: readOutlineForm, readChange: readSlideChange },
    render: renderOutline,
    readTemplate,
    openDeck,
    now: () => new Date(0),
  });
  const errors: unknown[] = [];
  const server = createMcpServer({ decks, hasFiles: true, onError: (error) => errors.push(error) });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
});
afterAll(async () => {
  await client.close();
  await rm(directory, { recursive: true });
});

describe("an assistant", () => {
  it("is told all tools in at most 12 kB, with the fields of every kind of slide", async () => {
    const { tools } = await client.listTools();
    const told = tools.map(({ description = "" }) => description).join("");
    expect(Buffer.byteLength(told)).toBeLessThan(12_288);
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(18_432);
    expect(told).toMatch(/- hierarchy \{root: HierarchyNode/u);
  });

  it("has every tool in docs/agents.md", async () => {
    const docs = await readFile(new URL("../../../../docs/agents.md", import.meta.url), "utf8");
    const { tools } = await client.listTools();
    const documented = [...docs.matchAll(/^\| `(?<name>\w+)`/gmu)].map(({ groups }) => groups?.["name"]);
    expect(documented).toEqual(tools.map(({ name }) => name));
  });

  it("reads an example of every kind of slide", async () => {
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: "lectern://examples/matrix" });
    expect(resources).toHaveLength(22);
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ kind: "matrix" });
    await expect(client.readResource({ uri: "lectern://examples/none" })).rejects.toThrow("There is no");
  });

  // Recorded anew by `vitest run -u`; the order counts, for a deck that is made is read and changed later.
  it("gets the answers that were recorded to twenty calls", async () => {
    const calls = JSON.parse(
      await readFile(new URL("./recorded/calls.json", import.meta.url), "utf8"),
    ) as readonly Call[];
    const answers: object[] = [];
    for (const call of calls) answers.push({ tool: call.tool, ...(await answerOf(call)) });
    expect(calls).toHaveLength(20);
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot("./recorded/answers.txt");
  });

  it("does not write over what somebody has saved since", async () => {
    const file = join(directory, "plaene.pptx");
    await utimes(file, new Date(), new Date());
    const change = { presentation: "plaene.pptx", slide: 4, slides: [] };
    expect(await answerOf({ tool: "change_slides", arguments: change })).toMatchObject({
      isError: true,
      said: expect.stringMatching(/^Somebody has saved plaene\.pptx since/u),
    });
  });

  it("is told that there is no such tool", async () => {
    await expect(client.callTool({ name: "delete_everything" })).rejects.toThrow("There is no tool");
  });
});

/** What may change with the looks and the layout, and where the files are, is not recorded. */
async function answerOf(call: Call): Promise<{ readonly isError: boolean; readonly said: unknown }> {
  const result = (await client.callTool({ name: call.tool, arguments: call.arguments })) as CallToolResult;
  const [content] = result.content;
  const text = content?.type === "text" ? content.text.replaceAll(directory, "DIRECTORY") : "";
  const said = text.startsWith("{")
    ? JSON.parse(text, (name, value) => (name === "parts" || name === "looks" ? [] : value))
    : text;
  return { isError: result.isError ?? false, said };
}
