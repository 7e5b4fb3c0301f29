import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createScratchWorkspace, type ScratchWorkspace } from "./scratch-workspace.ts";

// One change of the contract in a scratch copy of this workspace, one command, and everything follows.

let scratch: ScratchWorkspace;
beforeAll(() => {
  scratch = createScratchWorkspace();
});
afterAll(() => scratch?.remove());

const contract = "spec/openapi.yaml";

test("a changed field reaches the types and the server's validation", async () => {
  scratch.change(
    contract,
    "Id of a custom template to use; ids come from the template list.",
    "Id of a custom template to use.\n        audience:\n          type: string\n          maxLength: 20",
  );
  expect(scratch.run("pnpm", "build")).toMatchObject({ status: 0 });
  expect(scratch.read("packages/types/src/generated/schema.ts")).toContain("audience?: string");

  const server = await scratch.start(
    "apps/server/src/main.ts",
    { PORT: "0", LECTERN_API_KEY: "scratch-key-of-a-test", LECTERN_DATA_DIR: `${scratch.root}/.lectern` },
    /http:\/\/127\.0\.0\.1:\d+/,
  );
  const generate = (audience: string) =>
    fetch(`${server.match[0]}/v1/presentations/generate`, {
      method: "POST",
      headers: { authorization: "Bearer scratch-key-of-a-test", "content-type": "application/json" },
      body: JSON.stringify({ prompt: "Bees in the city", audience }),
    });
  const accepted = await generate("pupils");
  const refused = await generate("x".repeat(21));
  await server.stop();
  expect(accepted.status).toBe(200);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: "invalid_request",
    errors: [{ pointer: "/body/audience" }],
  });
});

test("an added operation reaches client and mock, and the compiler names the handler that is missing", async () => {
  scratch.change(
    contract,
    "  /v1/templates/{id}:",
    [
      "  /v1/moods:",
      "    get:",
      "      operationId: listMoods",
      "      tags: [templates]",
      "      summary: List moods",
      "      description: Lists moods.",
      "      responses:",
      '        "200":',
      "          description: The moods.",
      "          content:",
      "            application/json:",
      "              schema: { type: array, items: { type: string } }",
      "              examples: { moods: { value: [calm] } }",
      "        default:",
      '          $ref: "#/components/responses/Problem"',
      "  /v1/templates/{id}:",
    ].join("\n"),
  );
  expect(scratch.run("pnpm", "generate")).toMatchObject({ status: 0 });
  expect(scratch.read("packages/client/src/generated/operations.ts")).toContain("listMoods");

  const mock = await scratch.start("apps/mock/src/main.ts --port 0", {}, /http:\/\/127\.0\.0\.1:\d+/);
  const script = `
    import { createClient } from "@lectern/client";
    const client = createClient({ baseUrl: "${mock.match[0]}", token: "any" });
    console.log(JSON.stringify(await client.listMoods()));`;
  const called = scratch.run(
    "pnpm",
    "--filter",
    "@lectern/checks",
    "exec",
    "node",
    "--input-type=module",
    "-e",
    script,
  );
  await mock.stop();
  expect(called.output.trim()).toBe('["calm"]');

  const packages = ["client", "studio", "server"].map((name) => `--filter=@lectern/${name}`);
  const typecheck = scratch.run("pnpm", "exec", "turbo", "run", "typecheck", "--continue", ...packages);
  // Nobody else has to know it, nor the field, so that `pnpm typecheck` ends with the handler.
  expect(typecheck.output.match(/\S+: .*error TS.*/g)).toEqual([
    expect.stringMatching(/^@lectern\/server:typecheck: .*listMoods/),
  ]);
});

test("what runs under `pnpm dev` follows the contract without a restart", async () => {
  const ports = "--api-port 0 --studio-port 0 --viewer-port 0";
  const dev = await scratch.start(`apps/dev/src/main.ts ${ports}`, {}, /Mock +(\S+)[\s\S]*Up in ([\d.]+) s/);
  const [, url = "", seconds] = dev.match;
  console.log(`pnpm dev was up in ${seconds} s`);
  expect(scratch.run("node", "apps/dev/src/main.ts", "--api-port", new URL(url).port)).toMatchObject({
    status: 1,
    output: expect.stringContaining("is taken"),
  });
  scratch.change(contract, "operationId: listTemplates", "operationId: listLooks");
  scratch.change(contract, "  /v1/templates:\n", "  /v1/looks:\n");
  const headers = { authorization: "Bearer any" };
  await until(async () => (await fetch(`${url}/v1/looks`, { headers })).status === 200);
  await until(async () => scratch.read("packages/types/src/generated/schema.ts").includes("/v1/looks"));
  await until(async () => scratch.read("packages/client/src/generated/operations.ts").includes("listLooks("));
  await dev.stop();
  await expect(fetch(url)).rejects.toThrow();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(200);
}

test("a second run with nothing changed is a full cache hit", () => {
  scratch.run("pnpm", "exec", "turbo", "run", "generate");
  const { status, output } = scratch.run("pnpm", "exec", "turbo", "run", "generate");
  expect(status).toBe(0);
  expect(output).toContain("FULL TURBO");
});
