import { createTermScanner } from "../terms/term-scanner.ts";
import { confidenceTerms } from "./confidence-terms.ts";

const scanner = createTermScanner(confidenceTerms);

/** The names of the classes of words that things told in confidence are made of, by their bit. */
export const confidenceClasses: readonly string[] = scanner.classes;

/** Returns the classes of words of a text that things told in confidence are made of, as bits. */
export function findConfidences(text: string): number {
  return scanner.find(text).reduce((all, { classes }) => all | classes, 0);
}

/** Returns the bit of one of these classes. */
export function confidenceBit(name: keyof typeof confidenceTerms): number {
  return 1 << confidenceClasses.indexOf(name);
}

/** Returns the bits of several of these classes together. */
export function confidenceBits(...names: readonly (keyof typeof confidenceTerms)[]): number {
  return names.reduce((all, name) => all | confidenceBit(name), 0);
}
