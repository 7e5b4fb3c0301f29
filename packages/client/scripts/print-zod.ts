import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import type { Contract } from "@lectern/spec";
import { banner } from "./banner.ts";

type Schema = Record<string, unknown>;

/**
 * Prints a Zod schema for each schema of a contract, by hey-api's generator: `zPresentation` for `Presentation`. Texts that may
 * have values later (`x-extensible`) take any, and alternatives that a property tells apart are told apart by it.
 */
export async function printZod({ document }: Contract): Promise<string> {
  const schemas = structuredClone(document["components"] as { schemas: Record<string, Schema> }).schemas;
  for (const schema of Object.values(schemas)) {
    if (schema["x-extensible"]) delete schema["enum"];
    if (schema["oneOf"]) addDiscriminator(schema, schemas);
  }
  const folder = mkdtempSync(join(tmpdir(), "lectern-zod-"));
  try {
    await createClient({
      input: { ...document, paths: {}, components: { schemas } },
      output: folder,
      plugins: [{ name: "zod" }],
      logs: { level: "silent" },
    });
    const code = readFileSync(join(folder, "zod.gen.ts"), "utf8");
    return code.replace(/^\/\/.*\n/, `${banner}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names the property by which alternatives are told apart, so that a fault is told of the one that is meant. */
function addDiscriminator(schema: Schema, schemas: Record<string, Schema>): void {
  const references = (schema["oneOf"] as Schema[]).map(({ $ref }) => String($ref));
  const kinds = references.map((reference) => {
    const { properties } = (schemas[reference.split("/").at(-1) ?? ""] ?? {}) as {
      properties?: { kind?: { const?: string } };
    };
    return properties?.kind?.const;
  });
  if (kinds.includes(undefined)) return;
  const mapping = Object.fromEntries(kinds.map((kind, index) => [kind, references[index]]));
  schema["discriminator"] = { propertyName: "kind", mapping };
}
