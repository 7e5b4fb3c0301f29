import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Template } from "@lectern/engine";
import { firstOwner } from "../first-key.ts";
import { randomId } from "../random.ts";
import { loadEngine } from "../work/load-engine.ts";
import { parseWords } from "./command-error.ts";
import { toPath, toTable, withStore } from "./data.ts";

const emuPerInch = 914_400;

/** lectern templates check: prints what the file offers, or why it cannot serve. */
export async function checkTemplate(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, { usage: "lectern templates check FILE", operandCount: 1 });
  const [file = ""] = operands;
  const { template } = (await loadEngine()).readTemplate(await readFile(toPath(file)));
  process.stdout.write(describeTemplate(template));
}

function describeTemplate({ slideSize, layouts }: Template): string {
  const [width, height] = [slideSize.width, slideSize.height].map((length) =>
    (length / emuPerInch).toFixed(2),
  );
  const rows = layouts.map(({ name, type, placeholders }) => [
    name,
    type ?? "-",
    placeholders.map((placeholder) => placeholder.type).join(" ") || "-",
  ]);
  return `Slides of ${width} x ${height} in, ${layouts.length} layouts.\n\n${toTable([["LAYOUT", "TYPE", "PLACEHOLDERS"], ...rows])}`;
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
  (await loadEngine()).readTemplate(bytes);
  const contentHash = createHash("sha256").update(bytes).digest("hex");
  const template = await withStore(async ({ blobs, templates }) => {
    const { key: blobKey, size } = await blobs.put([bytes]);
    return templates.insert({
      id: randomId(),
      ownerId: options.owner ?? firstOwner,
      blobKey,
      contentHash,
      size,
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
  const rows = templates.map(({ id, ownerId, createdAt, size }) => [
    id,
    ownerId,
    createdAt.toISOString(),
    String(size),
  ]);
  process.stdout.write(toTable([["ID", "OWNER", "CREATED", "BYTES"], ...rows]));
}
