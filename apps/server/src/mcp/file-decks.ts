// Decks as files of one directory, for an assistant on the same machine: `lectern mcp`.
import { lstat, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Outline } from "@lectern/deck";
import type { DrawableDeck, Rendered, RenderOptions, TemplatePackage } from "@lectern/engine";
import { createRasterizer } from "@lectern/raster";
import type { Clock } from "../clock.ts";
import { type Decks, type MadeDeck, type OutlineReading, RefusedError } from "./decks.ts";
import { describeLayout } from "./describe-pages.ts";

/** What files are made with. */
export interface FileDecksOptions {
  readonly reading: OutlineReading;
  /** Where decks are written; nothing is written anywhere else. */
  readonly directory: string;
  /** Where templates are; undefined: there are none. */
  readonly templates: string | undefined;
  readonly render: (outline: Outline, options: RenderOptions) => Rendered;
  readonly readTemplate: (bytes: Uint8Array) => TemplatePackage;
  readonly openDeck: (bytes: Uint8Array) => DrawableDeck;
  readonly now: Clock;
}

/** What is known of a file that was written here: what it says, and how it was when it was written. */
interface WrittenFile {
  readonly outline: Outline;
  readonly template?: string;
  readonly stamp: string;
}

/** Returns decks that are files; what they say is known as long as the process lives. */
export function createFileDecks(options: FileDecksOptions): Decks {
  const { directory } = options;
  const written = new Map<string, WrittenFile>();
  const rasterize = createRasterizer();

  const find = (presentation: string): WrittenFile => {
    const found = written.get(presentation);
    if (found !== undefined) return found;
    const known = [...written.keys()].join(", ") || "none so far";
    throw new RefusedError(
      `This session has made no file ${JSON.stringify(presentation)} (made: ${known}). Make the deck again with its whole outline.`,
    );
  };
  const write = async (file: string, outline: Outline, template: string | undefined, flag: "w" | "wx") => {
    const { bytes, rendered } = await renderFile(options, outline, template);
    const path = join(directory, file);
    await writeFile(path, bytes, { flag }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? alreadyThere(file) : error;
    });
    written.set(file, { outline, ...(template !== undefined && { template }), stamp: await stampOf(path) });
    return { presentation: file, links: { file: path }, ...describeLayout(rendered) } satisfies MadeDeck;
  };

  return {
    ...options.reading,
    async create(outline, { template, file, overwrite }) {
      const name = file === undefined ? nameOf(outline.title) : assertName(file);
      if (overwrite) await assertPlainFile(join(directory, name));
      return write(name, outline, template, overwrite ? "w" : "wx");
    },
    async read(presentation) {
      return find(presentation);
    },
    async change(presentation, outline) {
      const { template, stamp } = find(presentation);
      const now = await stampOf(join(directory, presentation));
      if (now !== "" && now !== stamp) throw changedByOthers(presentation);
      return write(presentation, outline, template, "w");
    },
    async layOut(presentation) {
      const { outline, template } = find(presentation);
      return describeLayout((await renderFile(options, outline, template)).rendered);
    },
    async draw(presentation, page, mediaType) {
      find(presentation);
      const svg = options.openDeck(await readFile(join(directory, presentation))).draw(page);
      return mediaType === "image/png" ? rasterize(svg) : Buffer.from(svg);
    },
    async readReport(presentation) {
      find(presentation);
      return undefined;
    },
    async listTemplates() {
      return (await templateNames(options.templates)).map((id) => ({ id }));
    },
  };
}

async function renderFile(
  { render, readTemplate, templates, now }: FileDecksOptions,
  outline: Outline,
  id?: string,
) {
  const template = id === undefined ? undefined : readTemplate(await readTemplateFile(templates, id));
  const rendered = render(outline, { createdAt: now(), ...(template && { template }) });
  return { bytes: rendered.bytes, rendered };
}

async function readTemplateFile(directory: string | undefined, id: string): Promise<Uint8Array> {
  const names = await templateNames(directory);
  if (directory !== undefined && names.includes(id)) return readFile(join(directory, id));
  const known = names.length === 0 ? "there are none" : `there are ${names.join(", ")}`;
  throw new RefusedError(`There is no template ${JSON.stringify(id)}; ${known}.`);
}

async function templateNames(directory: string | undefined): Promise<readonly string[]> {
  if (directory === undefined) return [];
  const names = await readdir(directory);
  return names.filter((name) => /^[^.~].*\.(?:pptx|potx)$/iu.test(name)).toSorted();
}

/** A file's time and size tell whether somebody has saved it since; the empty text where it is gone. */
async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return "";
  }
}

const longestName = 80;

function nameOf(title: string): string {
  const words = title
    .replaceAll(/[^\p{L}\p{M}\p{N}]{1,200}/gu, "-")
    .replaceAll(/^-|-$/gu, "")
    .toLowerCase();
  return `${[...words].slice(0, longestName).join("") || "presentation"}.pptx`;
}

function assertName(file: string): string {
  const name = /\.pptx$/iu.test(file) ? file : `${file}.pptx`;
  const isName = basename(name) === name && !/[\\/:*?"<>|\p{Cc}]/u.test(name) && !name.startsWith(".");
  if (isName && Buffer.byteLength(name) <= 255) return name;
  throw new RefusedError(
    `Expected as file a name without folders such as "review.pptx", got ${JSON.stringify(file)}.`,
  );
}

/** A link could lead out of the directory. */
async function assertPlainFile(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found !== undefined && !found.isFile())
    throw new RefusedError(`${basename(path)} is no plain file and is not replaced. Take another name.`);
}

function alreadyThere(file: string): RefusedError {
  return new RefusedError(
    `There is a file ${file} already. Take another name by "file", or ask the user whether it may be replaced and say overwrite: true.`,
  );
}

function changedByOthers(file: string): RefusedError {
  return new RefusedError(
    `Somebody has saved ${file} since it was made, and that would be lost. Ask the user; then make the deck anew under another name, or with overwrite: true.`,
  );
}
