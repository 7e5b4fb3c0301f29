import { readFileSync } from "node:fs";
import type { Inspection, PlacedDeck } from "@lectern/deck";
import { generateDeck, renderOutline } from "@lectern/engine";
import { lintPackage } from "@lectern/ooxml";
import type { Example } from "./example.ts";

/** A rendered deck of the gallery and what is known about it. */
export interface RenderedExample {
  readonly name: string;
  readonly look: string;
  readonly bytes: Uint8Array;
  readonly slideCount: number;
  /** Where everything stands; left out for decks that were made from a prompt. */
  readonly deck?: PlacedDeck;
  readonly inspection: Inspection;
  /** What the package lint found, in words. */
  readonly lint: readonly string[];
  readonly milliseconds: number;
}

/** Renders an outline in its own look; the time is that of the second rendering, when the code is warm. */
export function renderExample({ name, look, outline }: Example): RenderedExample {
  renderOutline(outline, { look });
  const start = performance.now();
  const { bytes, slideCount, deck, inspection } = renderOutline(outline, { look });
  const milliseconds = performance.now() - start;
  return { name, look, bytes, slideCount, deck, inspection, lint: lintWords(bytes), milliseconds };
}

/** Makes a deck of a prompt by the embedded author, in the look that suits its title. */
export async function renderPrompt(name: string, file: string): Promise<RenderedExample> {
  const prompt = readFileSync(file, "utf8");
  const start = performance.now();
  const { bytes, slideCount, look = "", inspection } = await generateDeck({ prompt });
  const milliseconds = performance.now() - start;
  return { name, look, bytes, slideCount, inspection, lint: lintWords(bytes), milliseconds };
}

/** Returns what the package lint finds in a file, one sentence each. */
export function lintWords(bytes: Uint8Array): string[] {
  return lintPackage(bytes).map(({ code, part, message }) => `${code} ${part}: ${message}`);
}
