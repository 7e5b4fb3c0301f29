import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathOf, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openSqlite, sqlitePathIn } from "./sqlite.ts";

describe("a database that another program has locked", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("holds up nothing but what is to be written, until the lock is gone", async () => {
    const token = server.firstKey ?? "";
    const { id } = await server.generate(token);
    const other = new DatabaseSync(sqlitePathIn(server.directory));
    other.exec("BEGIN IMMEDIATE");
    let isMade = false;
    const made = server.generate(token, "While it is locked").then(() => {
      isMade = true;
    });
    for (let count = 0; count < 10; count++) {
      expect((await server.request("/healthz")).status).toBe(200);
      expect((await server.call("getPresentation", { token, id })).status).toBe(200);
    }
    expect(isMade).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    await made;
  });

  it("is a 503 where the lock stays", async () => {
    const token = server.firstKey ?? "";
    const { id } = await server.generate(token);
    const other = new DatabaseSync(sqlitePathIn(server.directory));
    other.exec("BEGIN IMMEDIATE");
    const [answer, ready] = await Promise.all([
      server.request(pathOf("deletePresentation", id), { method: "DELETE", token }),
      server.request("/readyz"),
    ]);
    expect([answer.status, answer.headers.get("retry-after"), ready.status]).toEqual([503, "5", 503]);
    other.close();
    expect((await server.request(pathOf("deletePresentation", id), { method: "DELETE", token })).status).toBe(
      200,
    );
  });
});

it("writes one transaction after the other, and what is no part of them in between", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-sqlite-"));
  const database = openSqlite(directory);
  await database.schema.createTable("secrets").addColumn("name", "text").addColumn("value", "text").execute();
  const insert = (name: string) => database.insertInto("secrets").values({ name, value: "" }).execute();
  const transact = (name: string, fails = false) =>
    database.transaction().execute(async (transaction) => {
      await transaction.insertInto("secrets").values({ name, value: "" }).execute();
      await new Promise((resolve) => setImmediate(resolve));
      if (fails) throw new Error("given up");
    });
  const outcomes = await Promise.allSettled([
    transact("one"),
    insert("two"),
    transact("never", true),
    transact("three"),
    insert("four"),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  const rows = await database.selectFrom("secrets").select("name").orderBy("name").execute();
  expect(rows.map(({ name }) => name)).toEqual(["four", "one", "three", "two"]);
  await database.destroy();
  await rm(directory, { recursive: true });
});

it.each([
  {
    name: "is no database",
    prepare: (path: string) =>
      writeFile(path, "This is a text, and has been one for a long time.\n".repeat(100)),
    want: "file is not a database",
  },
  { name: "is a directory", prepare: (path: string) => mkdir(path), want: "unable to open database file" },
])("says in words that a file $name", async ({ prepare, want }) => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-sqlite-"));
  const path = sqlitePathIn(directory);
  await prepare(path);
  expect(() => openSqlite(directory)).toThrow(
    expect.objectContaining({
      name: "StoreSetupError",
      message: expect.stringContaining(`${path} cannot be opened: ${want}`),
    }),
  );
  await rm(directory, { recursive: true });
});
