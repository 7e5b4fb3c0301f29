import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type * as clientModule from "../src/index.ts";
import { createScratchWorkspace, type ScratchWorkspace } from "../src/testing/scratch-workspace.ts";
import { answerJson, startUnrulyServer } from "../src/testing/start-unruly-server.ts";

const scratch: ScratchWorkspace = createScratchWorkspace();
afterAll(() => scratch.remove());

const tsc = "node_modules/typescript-7/bin/tsc";

const newPath = `
  /v1/presentations/{id}/notes:
    parameters:
      - $ref: "#/components/parameters/PresentationId"
    get:
      operationId: listNotes
      tags: [presentations]
      summary: List notes
      parameters:
        - name: page
          in: query
          schema: { type: integer }
      responses:
        "200":
          description: The notes.
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: "#/components/schemas/Note"
`;
const newSchema = `
    Note:
      type: object
      description: What the speaker says.
      required: [text]
      properties:
        text: { type: string }
`;

function extendContract(): void {
  const path = scratch.path("spec/openapi.yaml");
  const contract = readFileSync(path, "utf8");
  const extended = contract
    .replace(/\npaths:\n/, `\npaths:${newPath}`)
    .replace(/\n {2}schemas:\n/, `\n  schemas:${newSchema}`);
  expect(extended.length).toBe(contract.length + newPath.length + newSchema.length - 2);
  writeFileSync(path, extended);
}

test("what is committed is what the contract says", () => {
  expect(scratch.run("packages/types", "node", "scripts/generate.ts", "--check")).toEqual({
    status: 0,
    output: "",
  });
  expect(scratch.run("packages/client", "node", "scripts/generate.ts", "--check")).toEqual({
    status: 0,
    output: "",
  });
});

test("a new operation appears in types and client without a hand-written line", async () => {
  extendContract();
  const stale = scratch.run("packages/client", "node", "scripts/generate.ts", "--check");
  expect(stale).toMatchObject({ status: 1, output: expect.stringContaining("Run `pnpm generate`") });
  expect(scratch.run("packages/types", "node", "scripts/generate.ts", "--check").status).toBe(1);

  expect(scratch.run("packages/types", "node", "scripts/generate.ts").output).toBe(
    "Wrote src/generated/schema.ts.\nWrote src/generated/contract.ts.\nWrote src/index.ts.\n",
  );
  expect(scratch.run("packages/client", "node", "scripts/generate.ts").output).toBe(
    "Wrote src/generated/operations.ts.\nWrote src/generated/queries.ts.\nWrote src/generated/zod.ts.\n",
  );
  expect(scratch.run("packages/client", "node", "scripts/generate.ts")).toEqual({ status: 0, output: "" });

  writeFileSync(
    scratch.path("packages/client/src/use.ts"),
    `import type { Note } from "@lectern/types";
     import { zNote } from "./generated/zod.ts";
     import { createClient } from "./index.ts";
     import { createQueryOptions } from "./query.ts";
     export const note: Note = zNote.parse({ text: "Hello" });
     export const query: Promise<Note[]> = createQueryOptions(createClient({ baseUrl: "/" }))
       .listNotes({ id: "p1" })
       .queryFn(new AbortController());
     export const notes: Note[] = await createClient({ baseUrl: "/" }).listNotes({ id: "p1", page: 2 });
     // @ts-expect-error The operation knows no size.
     createClient({ baseUrl: "/" }).listNotes({ id: "p1", size: 2 });\n`,
  );
  expect(scratch.run("packages/client", "node", tsc, "-p", "tsconfig.build.json", "--noEmit")).toEqual({
    status: 0,
    output: "",
  });

  const server = await startUnrulyServer(answerJson(200, [{ text: "Hello" }]));
  const source = pathToFileURL(scratch.path("packages/client/src/index.ts")).href;
  const { createClient } = (await import(source)) as typeof clientModule;
  const client = createClient({ baseUrl: server.url }) as unknown as {
    listNotes(input: object): Promise<unknown>;
  };
  expect(await client.listNotes({ id: "p1", page: 2 })).toEqual([{ text: "Hello" }]);
  expect(server.requests[0]?.url).toBe("/v1/presentations/p1/notes?page=2");
  await server.close();
});
