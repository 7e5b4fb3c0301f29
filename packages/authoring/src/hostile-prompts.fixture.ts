const length = 64_000;

function fill(unit: string): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

function growing(unit: (index: number) => string): string {
  let text = "";
  for (let index = 1; text.length < length; index += 1) text += unit(index);
  return text.slice(0, length);
}

/** Prompts of 64,000 characters that have made parsers and expressions of this kind of program hang, overflow or throw. */
export const hostilePrompts: Readonly<Record<string, string>> = {
  "one letter": fill("a"),
  words: fill("word "),
  quotes: fill("> - "),
  "empty numbers": fill("1. "),
  "numbered lines": fill("1. a\n"),
  "nested items": growing((index) => `${" ".repeat(index % 200)}- a\n`),
  "open links": fill("[a]("),
  "open pictures": fill("![["),
  emphasis: fill("_a__b "),
  stars: fill("*a "),
  "growing code spans": growing((index) => `${"`".repeat(index)} `),
  fences: fill("```\n"),
  "open tags": fill("<a "),
  "headings of web pages": fill("<h1>"),
  comments: `# a\n${fill("<!--")}`.slice(0, length),
  ampersands: fill("&"),
  pipes: fill("|"),
  "a wide table": `|${"a|".repeat(20_000)}\n|${"-|".repeat(11_000)}`,
  "a long table": `|a|b|\n|-|-|\n${fill("|1|\n")}`.slice(0, length),
  references: fill("[a]: b\n"),
  underlines: fill("a\n=\n"),
  tabs: fill("a\tb\n"),
  rows: fill("1,2,3\n"),
  "figures and commas": fill("1,"),
  stops: fill(". "),
  semicolons: fill("a; "),
  "quotation marks": fill('"'),
  brackets: fill("(a "),
  apostrophes: fill("'"),
  "emoji families": fill("👨‍👩‍👧‍👦"),
  "combining marks": `e${fill("\u0301\u0323")}`.slice(0, length),
  "direction overrides": fill("\u202etext "),
  "broken surrogates": fill("\ud800a"),
  conversation: fill("Ana: hi\nBob: ok\n"),
  "sentences of figures": fill("In 1999 it was 50% of 3 million. "),
  "one character of Chinese": fill("茶"),
  "sentences of Chinese": fill("茶是中国的饮品。"),
  addresses: fill("http://a.b?"),
  mail: fill("a@a."),
  headings: fill("# a\n"),
  "planned slides": growing((index) => `Slide ${index} - a, b, c\n`),
  "open lists of JSON": fill("["),
  "deep JSON": `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`,
  "long JSON": `[${fill("1,").slice(0, -2)}1]`,
  labels: fill("a: b\n"),
  "strong words": fill("**a** "),
  "numbers of sections": fill("1.2.3.4.5 a\n"),
  dates: fill("On 5 May 1857 it fell. "),
  "dated items": fill("- May 2025: a\n"),
  "times of day": fill("1. 06:15 open\n"),
  "rows of amounts": fill("sieve 40 €, "),
  "numbers in groups": fill("1 000 "),
  arrows: fill("a → "),
  "rows of a chart": `|a|b|\n|-|-|\n${growing((index) => `|${index}|${index} %|\n`)}`.slice(0, length),
  "for and against": fill("**A**\n+ a\n- b\n\n"),
  "quotations with names": fill('"a b c d e f g h" (Ann Lee) '),
  requests: fill("please make slides about "),
};
