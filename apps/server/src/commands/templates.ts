import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { firstOwner } from "../first-key.ts";
import { randomId } from "../random.ts";
import { loadEngine } from "../work/load-engine.ts";
import { parseWords } from "./command-error.ts";
import { toPath, toTable, withStore } from "./data.ts";

/** lectern templates check: prints what the file offers, or why it cannot serve. */
export async function checkTemplate(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, { usage: "lectern templates check FILE", operandCount: 1 });
  const [file = ""] = operands;
  const { template } = await (await loadEngine()).checkTemplate(await readFile(toPath(file)));
  const { describeTemplate } = await import("./describe-template.ts");
  process.stdout.write(describeTemplate(template));
}

/** lectern templates add: prints the new template's id. */
export async function addTemplate(words: readonly string[]): Promise<void> {
  const { operands, options } = parseWords(words, {
    usage: "lectern templates add FILE [--owner OWNER]",
    operandCount: 1,
    options: { owner: undefined },
  });
  const [file = ""] = operands;
  const bytes = await readFile(toPath(file));
  await (await loadEngine()).checkTemplate(bytes);
  const contentHash = createHash("sha256").update(bytes).digest("hex");
  const template = await withStore(async ({ blobs, templates }) => {
    const { key: blobKey, size } = await blobs.put([bytes]);
    return templates.insert({
      id: randomId(),
      ownerId: options.owner ?? firstOwner,
      blobKey,
      contentHash,
      size,
      name: basename(file, extname(file)),
    });
  });
  process.stdout.write(`${template.id}\n`);
}

/** lectern templates list */
export async function listTemplates(words: readonly string[]): Promise<void> {
  const { options } = parseWords(words, {
    usage: "lectern templates list [--owner OWNER]",
    operandCount: 0,
    options: { owner: undefined },
  });
  const templates = await withStore((store) => store.templates.list(options.owner));
  const rows = templates.map(({ id, ownerId, createdAt, size, name }) => [
    id,
    ownerId,
    createdAt.toISOString(),
    String(size),
    name ?? "",
  ]);
  process.stdout.write(toTable([["ID", "OWNER", "CREATED", "BYTES", "NAME"], ...rows]));
}
