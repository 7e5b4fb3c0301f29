import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  fakeTemplateBytes,
  pptxType,
  startTestServer,
  type TestServer,
  tokenOf,
} from "../testing/test-server.ts";

describe("the key that the environment gives", () => {
  it("takes the place of the one that it gave before, whose links die with it", async () => {
    await using first = await startTestServer({ apiKey: "the_first_key_of_all" });
    const { id, download } = await first.generate("the_first_key_of_all");
    const { token: other } = await first.store.keys.create({ name: "another", ownerId: "default" });
    await first.close();

    await using second = await startTestServer({
      dataDirectory: first.directory,
      apiKey: "the_second_key_of_all",
    });
    const status = async (token: string) => (await second.call("getPresentation", { token, id })).status;
    expect([
      await status("the_first_key_of_all"),
      await status("the_second_key_of_all"),
      await status(other),
    ]).toEqual([401, 200, 200]);
    const opened = await second.call("downloadPresentation", { id, linkToken: tokenOf(download) });
    expect(opened.status).toBe(401);
    expect(second.log()).toContain('"audit":"key.revoked"');
    await second.close();

    await using back = await startTestServer({
      dataDirectory: first.directory,
      apiKey: "the_first_key_of_all",
    });
    expect(back.log()).toContain("The key in LECTERN_API_KEY was revoked");
    expect((await back.call("listTemplates", { token: "the_first_key_of_all" })).status).toBe(401);
  });
});

describe("credentials", () => {
  let server: TestServer;
  let time = Date.UTC(2026, 10, 20, 12);
  beforeAll(async () => {
    server = await startTestServer(
      { linkDays: 2, rateLimit: 3, signInLimit: 5 },
      { now: () => new Date(time) },
    );
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("revoked take their links with them, expired ones do not", async () => {
    const { key, token } = await server.store.keys.create({ name: "one", ownerId: "shared" });
    const { key: otherKey, token: other } = await server.store.keys.create({
      name: "two",
      ownerId: "shared",
    });
    const { id, download, embed } = await server.generate(token);
    const theirs = (await server.call("getPresentation", { token: other, id })).json as { download: string };
    const open = async (url: string) =>
      (await server.call("downloadPresentation", { id, linkToken: tokenOf(url) })).status;
    const redirect = await server.call("embedPresentation", { id, linkToken: tokenOf(embed) });
    const viewer = redirect.headers.get("location") ?? "";
    const seen = (address: string) => server.request(`/oembed?url=${encodeURIComponent(address)}`);
    expect([await open(download), await open(theirs.download), (await seen(viewer)).status]).toEqual([
      200, 200, 200,
    ]);

    await server.store.keys.expire(key.id, new Date(time));
    expect((await server.call("getPresentation", { token, id })).status).toBe(401);
    expect(await open(download)).toBe(200);
    await server.store.keys.revoke(key.id);
    expect([await open(download), await open(theirs.download), (await seen(viewer)).status]).toEqual([
      401, 200, 404,
    ]);
    await server.store.keys.revoke(otherKey.id);
  });

  it("give links that end, if they are to", async () => {
    const { token } = await server.store.keys.create({ name: "ends" });
    const { id, download } = await server.generate(token);
    const open = async () =>
      (await server.call("downloadPresentation", { id, linkToken: tokenOf(download) })).status;
    expect(await open()).toBe(200);
    time += 2.6 * 24 * 3_600_000;
    expect(await open()).toBe(401);
  });

  it("tell when they were last used", async () => {
    const { key, token } = await server.store.keys.create({ name: "used" });
    await server.call("listTemplates", { token });
    await expect
      .poll(async () => (await server.store.keys.list()).find(({ id }) => id === key.id)?.lastUsedAt)
      .toEqual(new Date(time));
  });

  it("are limited in uploads as in generations, which are told of in the log", async () => {
    const { key, token } = await server.store.keys.create({ name: "uploads" });
    const upload = () =>
      server.call("uploadTemplate", {
        token,
        body: fakeTemplateBytes,
        headers: { "content-type": pptxType },
      });
    const statuses = [await upload(), await upload(), await upload(), await upload()].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(server.log()).toContain(`"audit":"template.uploaded"`);
    expect(server.log()).toContain(`"keyId":"${key.id}"`);
  });

  it("that do not hold are few in a minute; those that do are not held up", async () => {
    const { token } = await server.store.keys.create({ name: "holds" });
    const guess = async (bad: string) => (await server.call("listTemplates", { token: bad })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) statuses.push(await guess(`lk_${"x".repeat(31)}${count}`));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.at(-1)).toBe(429);
    expect(await guess(token)).toBe(200);
    expect(server.log()).toContain('"audit":"sign-in.failed","address":"127.0.0.1"');
  });

  it("and all else are answered under an id that is in the log, too", async () => {
    const answer = await server.request("/nosuch");
    const id = answer.headers.get("x-request-id") ?? "none";
    expect((await answer.json()) as object).toMatchObject({ instance: `urn:uuid:${id}` });
    await expect.poll(() => server.log()).toContain(`"requestId":"${id}"`);
  });
});
