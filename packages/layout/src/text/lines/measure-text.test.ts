import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { emu, inches, points } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { breakParagraph, type MeasurableParagraph, measureText } from "./measure-text.ts";
import { rememberingTexts } from "./remember-texts.ts";

const require = createRequire(import.meta.url);

interface Font {
  readonly unitsPerEm: number;
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
}

function openFont(family: string, style: string): Font {
  const { openSync } = require("fontkit") as { openSync(path: string): Font };
  const root = dirname(require.resolve(`@expo-google-fonts/${family.toLowerCase()}/package.json`));
  return openSync(join(root, style, `${family}_${style}.ttf`));
}

function paragraphOf(
  text: string,
  changes: Partial<MeasurableParagraph> & {
    size?: number;
    family?: string;
    bold?: boolean;
    italic?: boolean;
  } = {},
): MeasurableParagraph {
  const { size = 20, family = "Calibri", bold = false, italic = false, ...rest } = changes;
  return {
    runs: [{ text, size: points(size), family, bold, italic }],
    marginStart: emu(0),
    indent: emu(0),
    bullet: false,
    lineSpacing: { kind: "share", share: 1 },
    spaceBefore: { kind: "fixed", points: points(0) },
    spaceAfter: { kind: "fixed", points: points(0) },
    ...rest,
  };
}

function linesOf(
  text: string,
  width: number,
  changes: Parameters<typeof paragraphOf>[1] = {},
): readonly string[] {
  const { lines } = breakParagraph(paragraphOf(text, changes), inches(width));
  return lines.map(({ start, end }) => text.slice(start, end).trimEnd());
}

const wide = inches(1_000);

describe("the width of a line", () => {
  const sample = "Größe: 1,284 Mio. € – Naïve façade “quoted” (50 %) Ελλάδα Привет → Łódź";
  test.each([
    ["Calibri", "Carlito", "400Regular", {}],
    ["Calibri", "Carlito", "700Bold", { bold: true }],
    ["Arial", "Arimo", "400Regular_Italic", { italic: true }],
    ["Times New Roman", "Tinos", "700Bold_Italic", { bold: true, italic: true }],
    ["Courier New", "Cousine", "400Regular", {}],
  ])("in %s is what the font file of %s %s says", (family, twin, style, look) => {
    const font = openFont(twin, style);
    const units = Array.from(sample).reduce(
      (sum, character) => sum + font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
      0,
    );
    const measure = measureText([paragraphOf(sample, { family, ...look })], wide);
    expect(measure.width / 12_700).toBeCloseTo((units / font.unitsPerEm) * 20, 1);
    expect(measure.exact).toBe(true);
  });

  test.each([
    ["Cambria", "Caladea", 0.05],
    ["Georgia", "Gelasio", 0.001],
  ])("in %s is what the font file of %s says, but for rounding", (family, twin, tolerance) => {
    const text = "Hamburgefonstiv 0123456789";
    const font = openFont(twin, "400Regular");
    const units = Array.from(text).reduce(
      (sum, character) => sum + font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
      0,
    );
    const { width } = measureText([paragraphOf(text, { family })], wide);
    expect(Math.abs(width / 12_700 - (units / font.unitsPerEm) * 20)).toBeLessThan(tolerance);
  });

  test.each([
    { given: "an ideograph", text: "茶", ems: 1 },
    { given: "a full-width comma", text: "，", ems: 1 },
    { given: "half-width kana", text: "ｱｲ", ems: 1 },
    { given: "a Hangul syllable", text: "한", ems: 1 },
    { given: "a family of four joined to one emoji", text: "👨‍👩‍👧‍👦", ems: 1.25 },
    { given: "a flag", text: "🇩🇪", ems: 1.25 },
    { given: "a thumb with a skin tone", text: "👍🏽", ems: 1.25 },
    { given: "marks that turn direction", text: "\u200f\u200e", ems: 0 },
  ])("counts $given as $ems em", ({ text, ems }) => {
    const { width } = measureText([paragraphOf(text)], wide);
    expect(width / 12_700 / 20).toBeCloseTo(ems, 2);
  });

  test.each([
    { given: "a number among kanji", text: "月3日", gaps: 2 },
    { given: "a number between spaces", text: "月 3 日", gaps: 2 },
    { given: "commas in Hangul", text: "무,배", gaps: 2 },
    { given: "Hangul words alone", text: "무 배", gaps: 0 },
    { given: "kanji, kana and full-width marks", text: "月「かな」、", gaps: 0 },
    { given: "letters alone", text: "May 3", gaps: 0 },
  ])("leaves room at $gaps changes of script for $given, as LibreOffice does", ({ text, gaps }) => {
    const widthOf = (one: string) => measureText([paragraphOf(one)], wide).width / 12_700;
    const parts = Array.from(text).reduce((sum, one) => sum + widthOf(`${one}${one}`) - widthOf(one), 0);
    const spaces = text.split(" ").length - 1;
    const alone = parts + spaces * (widthOf("a a") - widthOf("aa"));
    // Of a line of 20 pt, a fifth each.
    expect(widthOf(text) - alone).toBeCloseTo(gaps * 4.9, 0);
  });

  test("does not grow by a mark that stands on the letter before it", () => {
    const [plain, marked] = ["e", "e\u0301"].map((text) => measureText([paragraphOf(text)], wide).width);
    expect(marked).toBe(plain);
  });

  test("is wider than Arial and not exact in a family without a metric twin", () => {
    const [arial, verdana] = ["Arial", "Verdana"].map((family) =>
      measureText([paragraphOf("width", { family })], wide),
    );
    expect(verdana?.width).toBeGreaterThan((arial?.width ?? 0) * 1.1);
    expect(verdana?.exact).toBe(false);
  });
});

describe("the height of text", () => {
  test.each([
    ["Calibri", 1.2207],
    ["Arial", 1.149],
    ["Times New Roman", 1.149],
    ["Georgia", 1.136],
    ["Cambria", 1.172],
    ["Courier New", 1.133],
  ])("of one line in %s is %f times its size, as in Office", (family, share) => {
    const { height } = measureText([paragraphOf("One line", { family })], wide);
    expect(height / 12_700 / 20).toBeCloseTo(share, 3);
  });

  test("takes a share of the line for line spacing, or a fixed distance", () => {
    const heightOf = (lineSpacing: MeasurableParagraph["lineSpacing"]) =>
      measureText([paragraphOf("One line", { lineSpacing })], wide).height / 12_700;
    expect(heightOf({ kind: "share", share: 0.9 })).toBeCloseTo(20 * 1.2207 * 0.9, 1);
    expect(heightOf({ kind: "fixed", points: points(31) })).toBeCloseTo(31, 3);
  });

  test("leaves out the space before the first paragraph and after the last one", () => {
    const space = { kind: "fixed", points: points(10) } as const;
    const paragraph = paragraphOf("Line", { spaceBefore: space, spaceAfter: space });
    const { height, paragraphs } = measureText([paragraph, paragraph], wide);
    expect(height / 12_700).toBeCloseTo(2 * 20 * 1.2207 + 20, 1);
    expect(paragraphs[1]?.top).toBeCloseTo((20 * 1.2207 + 20) * 12_700, -2);
  });

  test("of a line is that of its largest run", () => {
    const [small] = paragraphOf("small ").runs;
    const [large] = paragraphOf("large", { size: 40 }).runs;
    const runs = [small, large].filter((run) => run !== undefined);
    const { height, lines } = measureText([{ ...paragraphOf(""), runs }], wide);
    expect([lines, Math.round(height / 12_700)]).toEqual([1, Math.round(40 * 1.2207)]);
  });
});

describe("lines", () => {
  test.each([
    {
      rule: "end at spaces and after hyphens between letters, not before digits",
      text: "The quick brown fox-trot jumps over the lazy dog from 2015-2024 and/or so",
      width: 3,
      want: ["The quick brown fox-trot", "jumps over the lazy dog", "from 2015-2024 and/or so"],
    },
    {
      rule: "end after slashes in a URL, and nowhere else in it",
      text: "See https://example.org/a/very/long/path/that/goes/on",
      width: 3,
      want: ["See https://example.org/", "a/very/long/path/that/", "goes/on"],
    },
    {
      rule: "never start with East Asian closing marks and small kana (kinsoku)",
      text: "「暑熱対策」は、12件の事例から始まりました。ファックスでチェックしてください。",
      width: 2.13,
      want: [
        "「暑熱対策」",
        "は、12件の事例",
        "から始まりまし",
        "た。ファックス",
        "でチェックして",
        "ください。",
      ],
    },
    {
      rule: "end between Thai words, which a dictionary finds",
      text: "การจัดการความร้อนในที่ทำงาน",
      width: 2,
      want: ["การจัดการ", "ความร้อนในที่", "ทำงาน"],
    },
    {
      rule: "end between Korean words and not inside them, whether Latin letters and digits stand in them",
      text: "온새미로 카페의 상반기 실적 8천만원과 손님의 절반 이상이 단골입니다",
      width: 2.2,
      want: ["온새미로 카페의", "상반기 실적", "8천만원과", "손님의 절반", "이상이", "단골입니다"],
    },
    {
      rule: "never end after an apostrophe inside a word",
      text: "Grey liquid when it’s hungry, l’année d’avant; “茶”馬",
      width: 1.45,
      want: ["Grey liquid", "when it’s", "hungry,", "l’année", "d’avant;", "“茶”馬"],
    },
    {
      rule: "keep what a no-break space joins",
      text: "one two\u00a0three",
      width: 1.25,
      want: ["one", "two\u00a0three"],
    },
  ])("$rule", ({ text, width, want }) => {
    expect(linesOf(text, width)).toEqual(want);
  });

  test("break a word that is wider than the line between its letters", () => {
    const lines = linesOf(`start ${"w".repeat(320)} end`, 3);
    expect(lines[0]).toBe("start");
    expect(lines.join("")).toBe(`start${"w".repeat(320)} end`);
  });

  test("never tear a grapheme cluster", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(linesOf(family.repeat(9), 0.5)).toEqual(Array.from({ length: 9 }, () => family));
  });

  test("of a bulleted paragraph all start at its margin, of others the first one at its indent", () => {
    const text = "Some words that take more than one line here";
    const hanging = { marginStart: inches(1), indent: inches(-1) };
    expect(linesOf(text, 3, { ...hanging, bullet: true })[0]).toBe("Some words that");
    expect(linesOf(text, 3, { ...hanging, bullet: false })[0]).toBe("Some words that take");
    const flush = measureText([paragraphOf(text)], wide).width;
    expect(measureText([paragraphOf(text, { ...hanging, bullet: false })], wide).width).toBe(flush);
    expect(measureText([paragraphOf(text, { ...hanging, bullet: true })], wide).width).toBe(
      flush + inches(1),
    );
  });

  test("of 64,000 characters are as many as the width of the words asks for", () => {
    const text = "growth ".repeat(9_143);
    const { lines, width } = measureText([paragraphOf(text)], inches(11));
    const { width: whole } = measureText([paragraphOf(text.trimEnd())], emu(Number.MAX_SAFE_INTEGER));
    const { width: word } = measureText([paragraphOf("growth ")], wide);
    expect(lines).toBeGreaterThanOrEqual(whole / inches(11));
    expect(lines).toBeLessThanOrEqual(whole / (inches(11) - 2 * word));
    expect(width).toBeLessThanOrEqual(inches(11));
  });
});

test("a text broken before is broken as if it were new, in whatever widths and sizes it was before", () => {
  const texts = [
    "Sales grew in every region, although the ferry did not run for weeks",
    "An unbreakable Donaudampfschifffahrtsgesellschaft, and see https://example.org/some/long/address",
    "第三四半期の売上は前年同期比で十二パーセント増加しました",
  ];
  // Out of order, and close enough to each other that many give the same lines.
  const widths = Array.from({ length: 400 }, (_, index) => inches(0.3 + ((index * 137) % 400) * 0.02));
  const tried = widths.flatMap((width, index) =>
    texts.map((text) => ({
      width,
      paragraph: paragraphOf(text, {
        size: index % 3 === 0 ? 24 : 20,
        bold: index % 5 === 0,
        indent: index % 2 === 0 ? inches(0.2) : emu(0),
      }),
    })),
  );
  const breakAll = () => tried.map(({ paragraph, width }) => breakParagraph(paragraph, width).lines);
  const known = rememberingTexts(breakAll);
  const anew = breakAll();
  expect(known).toEqual(anew);
  expect(new Set(known).size).toBeLessThan(0.6 * new Set(anew).size);
});
