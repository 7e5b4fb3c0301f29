import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { TemplatePackage } from "@lectern/engine";
import { randomId } from "../random.ts";
import { firstOwner } from "../starting/first-key.ts";
import { loadEngine } from "../work/load-engine.ts";
import { audit } from "./audit.ts";
import { parseWords } from "./command-error.ts";
import { toPath, toTable, withStore } from "./data.ts";

/** lectern templates check: prints what the file offers, or why it cannot serve. */
export async function checkTemplate(words: readonly string[]): Promise<void> {
  const { operands, options } = parseWords(words, {
    usage: "lectern templates check FILE [--pictures DIR]",
    operandCount: 1,
    options: { pictures: undefined },
  });
  const [file = ""] = operands;
  const read = await (await loadEngine()).checkTemplate(await readFile(toPath(file)));
  const { describeTemplate } = await import("./describe-template.ts");
  process.stdout.write(describeTemplate(read.template));
  if (options.pictures === undefined) return;
  const names = await writePictures(read, toPath(options.pictures));
  process.stdout.write(`\nOne page of each kind is in ${options.pictures}: ${names.join(", ")}.\n`);
}

async function writePictures(template: TemplatePackage, directory: string): Promise<readonly string[]> {
  const { drawSamplePages } = await import("@lectern/engine");
  await mkdir(directory, { recursive: true });
  const pages = drawSamplePages(template);
  return Promise.all(
    pages.map(async ({ kind, picture }, index) => {
      const name = `${String(index + 1).padStart(2, "0")}-${kind}.svg`;
      await writeFile(join(directory, name), picture);
      return name;
    }),
  );
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
  audit("template.uploaded", { templateId: template.id, ownerId: template.ownerId });
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
