import { readContract } from "@lectern/spec";
import { afterEach, describe, expect, test } from "vitest";
import { type Mock, type MockOptions, startMock } from "../mock.ts";
import { readScenarios, repeatItems } from "./scenarios.ts";

let mock: Mock | undefined;
afterEach(() => mock?.close());

async function start(options: MockOptions): Promise<Mock> {
  mock = await startMock({ pace: 0, ...options });
  return mock;
}

async function call(path: string, headers: Readonly<Record<string, string>> = {}, body?: string) {
  const response = await fetch(`${mock?.url}${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const generate = (headers?: Readonly<Record<string, string>>) =>
  call("/v1/presentations/generate", headers, JSON.stringify({ prompt: "Urban gardening" }));

test("the contract names a slow, a failing, an empty and a full service, and one whose quota is used up", () => {
  expect(Object.keys(readScenarios(readContract()))).toEqual(["slow", "failing", "quota", "empty", "many"]);
});

describe("a mock that is started in a scenario", () => {
  test("failing: answers fail, generations that tell how far they are fail on the way", async () => {
    await start({ scenario: "failing" });
    expect((await call("/v1/templates")).status).toBe(500);
    expect((await generate()).status).toBe(500);
    const told = await generate({ Accept: "text/event-stream" });
    expect(told.status).toBe(200);
    expect(told.text).toContain("event: problem");
  });

  test("quota: everything is a 429 that says when to come again", async () => {
    await start({ scenario: "quota" });
    const { status, headers, text } = await generate();
    expect([status, headers.get("retry-after"), JSON.parse(text).code]).toEqual([429, "5", "rate_limited"]);
  });

  test("empty: lists hold what was made since, and nothing else", async () => {
    await start({ scenario: "empty" });
    expect((await call("/v1/templates")).text).toBe("[]");
    const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
    const { id } = JSON.parse((await call("/v1/templates", { "Content-Type": type }, "PK")).text);
    expect(JSON.parse((await call("/v1/templates")).text)).toMatchObject([{ id }]);
  });

  test("many: lists hold hundreds, each with an id of its own, the newest first", async () => {
    await start({ scenario: "many" });
    const items: { id: string; createdAt: string }[] = JSON.parse((await call("/v1/templates")).text);
    expect(new Set(items.map(({ id }) => id)).size).toBe(250);
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test("a request may ask for another one, and an answer that it names counts more", async () => {
    await start({ scenario: "failing" });
    expect((await call("/v1/templates", { Prefer: "scenario=empty" })).text).toBe("[]");
    expect((await call("/v1/templates", { Prefer: "code=401" })).status).toBe(401);
    expect((await call("/v1/templates?__scenario=quota")).status).toBe(429);
  });

  test("an unknown one is refused with the names of the others, at the start and in a request", async () => {
    await expect(startMock({ scenario: "busy" })).rejects.toThrow("slow, failing, quota, empty, many");
    await start({});
    const { status, text } = await call("/v1/templates", { Prefer: "scenario=busy" });
    expect(status).toBe(400);
    expect(text).toContain("slow, failing, quota, empty, many");
  });
});

test("a list of what has no id is repeated as it is", () => {
  expect(repeatItems(["calm"], 3)).toEqual(["calm", "calm", "calm"]);
  expect(repeatItems([], 3)).toEqual([]);
});

describe("with a seed", () => {
  const dynamic = { Prefer: "dynamic" };

  async function record(options: MockOptions): Promise<string> {
    const { url, close } = await start(options);
    const made = await generate();
    const problem = await call("/v1/nowhere");
    const random = await call("/v1/presentations/abc/report", dynamic);
    await close();
    return [made.text, problem.text, random.text].join("\n").replaceAll(url, "");
  }

  test("ids, problems and random values are the same in every run, with another one others", async () => {
    const first = await record({ seed: 7 });
    expect(await record({ seed: "7" })).toBe(first);
    expect(await record({ seed: 8 })).not.toBe(first);
    expect(await record({})).not.toBe(await record({}));
  });

  test("in a request, random values are the same whatever came before, addresses too", async () => {
    await start({});
    const seeded = { Prefer: "dynamic, seed=spring" };
    const { text, headers } = await call("/v1/presentations/abc/report", seeded);
    await call("/v1/presentations/abc/report", dynamic);
    expect(headers.get("preference-applied")).toBe('dynamic="", seed=spring');
    expect((await call("/v1/presentations/abc/report", seeded)).text).toBe(text);
    expect((await call("/v1/presentations/abc/report", { Prefer: "seed=spring" })).text).toBe(text);
    expect((await call("/v1/presentations/abc/report", { Prefer: "seed=autumn" })).text).not.toBe(text);
  });
});

test("a preference that means nothing here is told of, with those that do", async () => {
  await start({});
  const { status, headers } = await call("/v1/templates", { Prefer: "exmaple=failed, respond-async" });
  expect(status).toBe(200);
  expect(headers.get("lectern-mock")).toBe(
    'ignored="exmaple, respond-async"; known="code, example, dynamic, seed, scenario, wait"',
  );
  expect((await call("/v1/templates", { Prefer: "wait=0" })).headers.get("lectern-mock")).toBeNull();
});
