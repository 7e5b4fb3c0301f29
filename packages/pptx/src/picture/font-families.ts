/** Fonts with the same widths, and at last the sort of letter. */
const twins: readonly (readonly [RegExp, string])[] = [
  [/^(?:calibri|carlito)/iu, "Carlito, sans-serif"],
  [/^(?:cambria|caladea)/iu, "Caladea, serif"],
  [/^(?:georgia|gelasio)/iu, "Gelasio, serif"],
  [/^(?:times|tinos|liberation serif)/iu, "'Liberation Serif', Tinos, serif"],
  [/^(?:courier|cousine|liberation mono)/iu, "'Liberation Mono', Cousine, monospace"],
  [/mono|console|consolas|code/iu, "monospace"],
  [/serif|garamond|book|century|palatino|didot|bodoni/iu, "serif"],
];

/** Returns a family with those that can stand in for it, as CSS names them. */
export function fontFamilies(family: string): string {
  const [, others] = twins.find(([pattern]) => pattern.test(family)) ?? [
    "",
    "Arial, 'Liberation Sans', sans-serif",
  ];
  const name = family.replace(/['"\\;{}<>]/gu, "");
  return /\s/u.test(name) || name === "" ? `'${name}', ${others}` : `${name}, ${others}`;
}
