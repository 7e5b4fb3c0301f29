import { askingTerms } from "./asking-terms.ts";
import { briefTerms } from "./brief-terms.ts";
import { carrierTerms } from "./carrier-terms.ts";
import { drawingTerms } from "./drawing-terms.ts";
import { scopeTerms } from "./scope-terms.ts";
import { createTermScanner, type TermHit } from "./term-scanner.ts";

const scanner = createTermScanner({ ...askingTerms, ...briefTerms, ...scopeTerms, ...carrierTerms });

/** The names of the classes of terms, by their bit. */
export const termClasses: readonly string[] = scanner.classes;

/** Returns the words and phrases of a text that belong to a class of terms, by their start. */
export function findTerms(text: string): readonly TermHit[] {
  return scanner.find(text);
}

const drawings = createTermScanner(drawingTerms);

/** The classes of terms and, behind them, those of the words for how something is drawn, by their bit: what the chains read. */
export const readClasses: readonly string[] = [...termClasses, ...drawings.classes];

/** Returns the words of a text for how something is drawn and for what is pointed at, by their start; their bits follow those of the terms. */
export function findDrawings(text: string): readonly TermHit[] {
  return drawings
    .find(text)
    .map(({ start, end, classes }) => ({ start, end, classes: classes << termClasses.length }));
}

/** Returns the bit of a class of terms; throws for a name that is no class. */
export function termBit(name: string): number {
  const index = scanner.classes.indexOf(name);
  if (index === -1) throw new Error(`Expected a class of terms, got "${name}".`);
  return 1 << index;
}

/** Returns the bits of several classes of terms together; throws for a name that is no class. */
export function termBits(...names: readonly string[]): number {
  return names.reduce((all, name) => all | termBit(name), 0);
}
