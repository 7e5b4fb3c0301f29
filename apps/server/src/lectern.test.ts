import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { modelReplies, startModelServer } from "@lectern/model-author/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "./wiring.ts";

const command = fileURLToPath(new URL("./lectern.ts", import.meta.url));
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lectern-command-"));
  await writeFile(
    join(directory, "notes.md"),
    "# Bridges\n\n- Stone lasts\n- Steel spans\n- Wood is light\n",
  );
});
afterAll(() => rm(directory, { recursive: true }));

async function lectern(
  words: readonly string[],
  input = "",
  environment: Readonly<Record<string, string>> = {},
) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [command, ...words], {
    cwd: directory,
    env: {
      PATH,
      LECTERN_MODEL_PROVIDER: "embedded",
      LECTERN_DATA_DIR: join(directory, "data"),
      ...environment,
    },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, code };
}

describe("lectern keys", () => {
  it("creates, lists and revokes", async () => {
    const created = await lectern(["keys", "create", "--name", "laptop", "--owner", "me"]);
    expect(created.stdout).toMatch(/^lk_\w{32}\n$/);
    const token = created.stdout.trim();
    const id = /key_\w+/.exec(created.stderr)?.[0] ?? "";
    expect(created.stderr).toMatch(
      new RegExp(`"audit":"key.created","keyId":"${id}","ownerId":"me","user":"\\w+"`),
    );
    expect(created.stderr).not.toContain(token);
    const listed = await lectern(["keys", "list"]);
    expect(listed.stdout).toMatch(new RegExp(`${id} +${token.slice(0, 7)}… +me +\\S+ +- +- +- +laptop`));
    expect(listed.stdout).not.toContain(token);
    const expired = await lectern(["keys", "expire", id, "--days", "3"]);
    expect(expired.stderr).toContain("the links that it was given go on");
    expect(expired.stderr).toContain(`"audit":"key.expired","keyId":"${id}"`);
    const rotated = await lectern(["links", "rotate"]);
    expect(rotated.stderr).toContain("signed with a new secret");
    expect(rotated.stderr).toContain('"audit":"links.rotated"');
    const revoked = await lectern(["keys", "revoke", id]);
    expect(revoked.code).toBe(0);
    expect(revoked.stderr).toContain(`"audit":"key.revoked","keyId":"${id}"`);
    const store = await openStore({ dataDirectory: join(directory, "data") });
    expect((await store.keys.findByToken(token))?.revokedAt).toBeInstanceOf(Date);
    await store.close();
    const again = await lectern(["keys", "revoke", id]);
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringContaining("lectern: there is no valid key"),
    ]);
  });
});

describe("lectern mcp", () => {
  it("says on stderr where decks go and leaves stdout to the protocol, or what is wrong", async () => {
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const served = await lectern(["mcp", "--directory", directory], `${JSON.stringify(ping)}\n`);
    expect([served.code, JSON.parse(served.stdout)]).toEqual([0, { jsonrpc: "2.0", id: 1, result: {} }]);
    expect(served.stderr).toContain(`decks go to ${directory}`);
    const missing = await lectern(["mcp", "--directory", "nowhere"]);
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringMatching(/^lectern: expected a directory, got .*nowhere\. Make it/u),
    ]);
  });
});

describe("lectern generate and templates", () => {
  it("makes a deck from a file, which serves as a template for the next one, from stdin", async () => {
    const made = await lectern(["generate", "notes.md", "-o", "deck.pptx"]);
    expect([made.code, made.stderr]).toEqual([
      0,
      expect.stringMatching(/^deck\.pptx: \d+ slides, \d+ bytes, author: embedded\n$/),
    ]);
    expect((await readFile(join(directory, "deck.pptx"))).subarray(0, 2).toString()).toBe("PK");
    const checked = await lectern(["templates", "check", "deck.pptx"]);
    expect(checked.stdout).toMatch(
      /^Slides of 13\.33 x 7\.50 in, \d+ layouts\.\nFonts: .+ for titles, .+ for text\.\nColours: dk1 [0-9A-F]{6}, .*\n\nLAYOUT +SERVES, WITH ITS SCORE +PLACEHOLDERS\n/,
    );
    const next = await lectern(["generate", "-", "--template", "deck.pptx", "-o", "-"], "Urban gardening\n");
    expect([next.code, next.stdout.slice(0, 2)]).toEqual([0, "PK"]);
    const added = await lectern(["templates", "add", "deck.pptx", "--owner", "me"]);
    expect(added.stdout).toMatch(/^[\w-]{22}\n$/);
    expect((await lectern(["templates", "list", "--owner", "me"])).stdout).toContain(added.stdout.trim());
    expect((await lectern(["templates", "list", "--owner", "you"])).stdout).not.toContain(
      added.stdout.trim(),
    );
  });

  it("tells what it understood, decided and left out, to people and to programs", async () => {
    const prompt = "Urban gardening on small balconies, 5 slides for beginners\n";
    const read = await lectern(["generate", "-", "-o", "told.pptx", "--report"], prompt);
    expect([read.code, read.stderr]).toEqual([0, expect.stringMatching(/^told\.pptx: 5 slides, /)]);
    expect(read.stdout).toMatch(
      /^Written by {8}the embedded author, .*\nUnderstood {8}as a topic .*\nTopic {13}.+\nAudience {10}beginners\nSlides asked for {2}5\n/,
    );
    expect(read.stdout).toMatch(/\nWhy slides hold questions\n {2}- .*set up a model.*\n\nDecided\n {2}- /);
    const json = await lectern(["generate", "-", "-o", "-", "--report=json"], prompt);
    expect(json.stdout.slice(0, 2)).toBe("PK");
    expect(JSON.parse(json.stderr.slice(json.stderr.indexOf("{")))).toMatchObject({
      author: { name: "embedded", replaced: 0 },
      mode: "topic",
      slideCount: 5,
      understood: { audience: "beginners" },
    });
  });

  it("says why a file cannot serve as a template", async () => {
    const { code, stderr } = await lectern(["templates", "check", "notes.md"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lectern: \S.*\n$/);
  });

  it("holds prompts to the contract's limits", async () => {
    const { code, stderr } = await lectern(["generate", "-"], "abc\n");
    expect([code, stderr]).toEqual([1, "lectern: The prompt has 4 characters; it takes 5 to 64000.\n"]);
  });
});

describe("lectern model check", () => {
  const prompts = { LECTERN_MODEL_PROVIDER: "openai-compatible", LECTERN_MODEL: "test" };

  it("says how a model does, with exit code 0 where it will do", async () => {
    await using model = await startModelServer([
      { ...modelReplies.fiveSlides, inputTokens: 2000, outputTokens: 400 },
    ]);
    const { code, stdout } = await lectern(["model", "check"], "", {
      ...prompts,
      LECTERN_MODEL_URL: model.url,
    });
    expect(stdout).toMatch(
      /^Deck: +5 slides, every one the model's\.\nSchema: +kept at the first try\.\nSpeed: +[\d.]+ tokens per second, the first word after \S+ s\.\nTime: +a usual deck \(12 slides\) takes about \d+ s, within the 90 s it has\.\nIt will do\.\n$/,
    );
    expect(code).toBe(0);
  });

  it.each([
    {
      fault: "gives no deck",
      reply: modelReplies.prose,
      want: "gave an answer that holds no slides. Take a",
    },
    { fault: "takes another key", reply: modelReplies.unauthorized, want: "Is LECTERN_MODEL_KEY its key?" },
  ])("is exit code 1, with what to do, where the model $fault", async ({ reply, want }) => {
    await using model = await startModelServer([reply]);
    const environment = { ...prompts, LECTERN_MODEL_URL: model.url };
    const { code, stdout, stderr } = await lectern(["model", "check"], "", environment);
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining(want)]);
  });

  it("is exit code 1 where there is no model", async () => {
    const { code, stderr } = await lectern(["model", "check"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("there is no model to check")]);
  });
});

describe("lectern store", () => {
  it("backs up, checks and restores, and moves by a file of settings", async () => {
    const store = await openStore({ dataDirectory: join(directory, "data") });
    const { key } = await store.keys.create({ name: "in the backup" });
    expect(await lectern(["backup", "backup"])).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Backed up .* to .*backup: 0 presentations, \d templates, /),
    });
    await store.close();
    expect(await lectern(["check", "backup"])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("backup: 0 presentations and"),
    });
    const elsewhere = { LECTERN_DATA_DIR: join(directory, "restored") };
    expect(await lectern(["restore", "backup"], "", elsewhere)).toMatchObject({ code: 0 });
    expect((await lectern(["keys", "list"], "", elsewhere)).stdout).toContain(key.id);
    const taken = await lectern(["restore", "backup"], "", elsewhere);
    expect([taken.code, taken.stderr]).toEqual([
      1,
      expect.stringMatching(/^lectern: There is a database at .*restored\/lectern\.sqlite already/),
    ]);
    await writeFile(join(directory, "other.env"), `LECTERN_DATA_DIR=${join(directory, "moved")}\n`);
    expect(await lectern(["copy", "--from", "backup", "--to", "other.env"])).toMatchObject({ code: 0 });
    const settings = { LECTERN_DATA_DIR: "", LECTERN_CONFIG: join(directory, "other.env") };
    expect((await lectern(["check"], "", settings)).stdout).toContain(`${join(directory, "moved")}: 0 `);
    expect((await lectern(["check", "nowhere"])).stderr).toContain("There is no database at");
  });

  it("adopts files of another database, which nothing else does", async () => {
    const data = join(directory, "data");
    const { id, close } = await openStore({ dataDirectory: data });
    await close();
    await rm(join(data, "lectern.sqlite"));
    for (const words of [
      ["keys", "list"],
      ["store", "discard"],
    ]) {
      expect(await lectern(words)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^lectern: The files in .* belong to another database than .*lectern store adopt/s,
        ),
      });
    }
    expect((await lectern(["store", "adopt"])).stderr).toMatch(
      new RegExp(
        `^The files are those of the store \\w{32} now, before of ${id}\\. Rows refer to 0 of the \\d `,
      ),
    );
    expect((await lectern(["keys", "list"])).code).toBe(0);
    expect((await lectern(["store", "discard"])).stderr).toMatch(
      /^0 files are in the trash now.*"audit":"store.discarded"/s,
    );
  });
});

describe("lectern doctor", () => {
  it("says of each thing how it is, and what to do where a setting is wrong", async () => {
    const { code, stdout } = await lectern(["doctor"], "", { PORT: "0" });
    const names = ["Settings", "Database", "Files", "Clock", "Disk", "Memory", "Port", "Model", "Decks"];
    expect([...stdout.matchAll(/^(?:OK {3}|FAULT) {2}(\w+)/gm)].map(([, name]) => name)).toEqual(names);
    // A full disk or a small machine is no fault of ours.
    expect(stdout).toMatch(/^OK {5}Database .*\nOK {5}Files .*and is this database's\.\n/m);
    expect(code).toBe(stdout.includes("FAULT") ? 1 : 0);
    const wrong = await lectern(["doctor"], "", { LECTERN_DATADIR: "x", PORT: "http" });
    expect([wrong.code, wrong.stdout]).toEqual([
      1,
      expect.stringMatching(
        /^FAULT {2}Settings .*\n +LECTERN_DATADIR: .* Is LECTERN_DATA_DIR meant\?\n +PORT: /,
      ),
    ]);
  });
});

describe("a wrong command line", () => {
  it.each([
    { given: ["keys"], want: 'there is no command "keys"' },
    { given: ["keys", "destroy"], want: 'there is no command "keys destroy"' },
    { given: ["keys", "revoke"], want: "usage: lectern keys revoke ID" },
    { given: ["copy"], want: "expected --from, --to or both" },
    { given: ["generate", "a", "b"], want: "usage: lectern generate FILE|-" },
    { given: ["generate", "a", "--report=xml"], want: '--report takes json, or nothing; got "xml"' },
    { given: ["generate", "a", "--colour", "red"], want: "usage: lectern generate FILE|-" },
  ])("is exit code 2 and the usage: $given", async ({ given, want }) => {
    const { code, stderr } = await lectern(given);
    expect([code, stderr]).toEqual([2, expect.stringContaining(want)]);
  });

  it("is a clear message where a setting or a file is wrong", async () => {
    const { code, stderr } = await lectern(["generate", "missing.md"]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^lectern: ENOENT.*missing\.md'\n$/)]);
  });

  it("gets help", async () => {
    const { code, stdout } = await lectern(["--help"]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("lectern keys create")]);
  });
});
