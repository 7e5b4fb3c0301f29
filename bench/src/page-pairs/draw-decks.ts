import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { Outline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { rankLooks } from "@lectern/theme";
import { loadPeer } from "../load-peer.ts";
import { toPlainSlides } from "../plain-slides.ts";
import { toMarkdown } from "../to-markdown.ts";
import type { Contestant } from "./pages.ts";

/** Where decks come from and go. */
export interface DeckSource {
  /** A folder of outlines as JSON. */
  readonly outlines: string;
  /** An installed checkout of an older state. */
  readonly older: string;
  /** Where the decks go, a folder for each contestant. */
  readonly folder: string;
  /** Whose decks are drawn; those of others lie there from before. */
  readonly drawn: readonly Contestant[];
  /** In how many looks today's layout draws each outline. */
  readonly looks: number;
}

/**
 * Draws each outline by every contestant, as .pptx and .pdf, and returns the decks' names: by today's layout in the look that it
 * gets and, as `NAME@2` and so on, in those that suit it next best. Slides that the older state cannot
 * draw are left out for all. Throws where a program fails.
 */
export async function drawDecks(source: DeckSource): Promise<readonly string[]> {
  const { folder, drawn } = source;
  for (const contestant of drawn) emptied(join(folder, contestant));
  if (drawn.includes("older")) drawByOlder(source);
  const outlines = readOutlines(folder);
  const peer = await loadPeer("pptxgenjs");
  const draw: Record<
    Exclude<Contestant, "older">,
    (outline: Outline, file: string) => Promise<void> | void
  > = {
    today: (outline, file) => {
      for (const [index, look] of rankLooks(outline).slice(0, source.looks).entries()) {
        // The look that it gets may be in a colour that was wished for, which none is called.
        writeFileSync(inLook(file, index), renderOutline(outline, index === 0 ? {} : { look }).bytes);
      }
    },
    pptxgenjs: async (outline, file) => {
      const { title, direction } = outline;
      writeFileSync(file, await peer.createDeck({ title, direction, slides: toPlainSlides(outline) }));
    },
    pandoc: (outline, file) => {
      const input = toMarkdown(outline.title, toPlainSlides(outline));
      run("pandoc", ["-f", "markdown", "--slide-level=2", "-o", file], { input });
    },
  };
  for (const contestant of drawn) {
    for (const { name, outline } of contestant === "older" ? [] : outlines)
      if (contestant !== "older") await draw[contestant](outline, join(folder, contestant, `${name}.pptx`));
    writePdfs(join(folder, contestant));
  }
  return outlines.map(({ name }) => name);
}

function inLook(file: string, index: number): string {
  return index === 0 ? file : file.replace(/\.pptx$/u, `@${index + 1}.pptx`);
}

function drawByOlder({ outlines, older, folder }: DeckSource): void {
  run(process.execPath, ["--input-type=module", "-e", olderProgram, outlines, join(folder, "older")], {
    cwd: join(older, "bench"),
  });
}

// Those that the older state could draw, without the slides that it could not.
function readOutlines(folder: string): readonly { readonly name: string; readonly outline: Outline }[] {
  const older = join(folder, "older");
  return readdirSync(older)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      name: parse(file).name,
      outline: JSON.parse(readFileSync(join(older, file), "utf8")) as Outline,
    }));
}

function emptied(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Run in the older checkout, so that its own packages are found. */
const olderProgram = `
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderOutline } from "@lectern/engine";
const [from, to] = process.argv.slice(1);
for (const file of readdirSync(from).filter((name) => name.endsWith(".json")).sort()) {
  const outline = JSON.parse(readFileSync(join(from, file), "utf8"));
  const slides = outline.slides.filter((slide) => {
    try { return renderOutline({ ...outline, slides: [slide] }).slideCount > 0; } catch { return false; }
  });
  writeFileSync(join(to, file), JSON.stringify({ ...outline, slides }));
  writeFileSync(join(to, file.replace(/json$/, "pptx")), renderOutline({ ...outline, slides }).bytes);
}`;

function writePdfs(folder: string): void {
  const decks = readdirSync(folder).filter((file) => file.endsWith(".pptx"));
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...decks], {
    cwd: folder,
  });
  rmSync(join(folder, "profile"), { recursive: true, force: true });
}

interface RunOptions {
  readonly cwd?: string;
  readonly input?: string;
}

function run(program: string, args: readonly string[], options: RunOptions = {}): void {
  const { status, stderr, error } = spawnSync(program, args, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Error(`Expected ${program} to succeed: ${error?.message ?? stderr}`);
}
