import { describe, expect, test } from "vitest";
import { type DeckParts, readDeckFacts, readDeckTitle, readLetters } from "./deck-facts.ts";

function deckParts(slides: readonly string[], presentation = "<p:presentation/>"): DeckParts {
  return {
    presentation,
    slides: new Map(slides.map((xml, index) => [`ppt/slides/slide${index + 1}.xml`, xml])),
  };
}

const leftToRight = '<a:p><a:r><a:rPr lang="en-GB"/><a:t>Harbour</a:t></a:r></a:p>';
const rightToLeft = '<a:p><a:pPr algn="r" rtl="1"/><a:r><a:rPr lang="ar-SA"/><a:t>مرحبا</a:t></a:r></a:p>';
const empty = "<a:p><a:endParaRPr/></a:p>";

describe("readDeckFacts", () => {
  test.each([
    { what: "without text", slides: [empty], want: "ltr" },
    { what: "in English", slides: [leftToRight], want: "ltr" },
    { what: "in Arabic", slides: [rightToLeft + rightToLeft + empty + empty, leftToRight], want: "rtl" },
    {
      what: "in English with one Arabic line",
      slides: [leftToRight + leftToRight + rightToLeft],
      want: "ltr",
    },
  ])("runs a deck $what $want", ({ slides, want }) => {
    expect(readDeckFacts(deckParts(slides)).direction).toBe(want);
  });

  test("believes a presentation that says it runs right to left", () => {
    const presentation = '<p:presentation xmlns:p="p" rtl="1" saveSubsetFonts="1"/>';
    expect(readDeckFacts(deckParts([leftToRight], presentation)).direction).toBe("rtl");
  });

  test("takes the language that most of the text is in", () => {
    expect(readDeckFacts(deckParts([leftToRight, rightToLeft, rightToLeft])).language).toBe("ar-SA");
    expect(readDeckFacts(deckParts([])).language).toBeUndefined();
  });
});

describe("readLetters", () => {
  test("collects the fonts of theme, master and slide, but not those for scripts nobody uses", () => {
    const theme =
      '<a:majorFont><a:latin typeface="Cambria" panose="02040503050406030204"/><a:ea typeface=""/><a:font script="Arab" typeface="Times New Roman"/></a:majorFont>';
    const master = '<a:buFont typeface="Arial"/><a:latin typeface="+mn-lt"/>';
    const slide = '<a:rPr><a:latin charset="0" typeface="Courier New"/></a:rPr>';
    const { families } = readLetters({ texts: [slide], styles: [master, theme] });
    expect([...families].sort()).toEqual(["Cambria", "Courier New"]);
  });

  test("collects the characters of slide and charts, with the digits of slide numbers, and not those of the layout", () => {
    const chart = "<c:pt><c:v>Łódź</c:v></c:pt>";
    const { characters } = readLetters({ texts: [leftToRight, chart], styles: [rightToLeft] });
    for (const character of "Harbour0189Łóź") expect(characters).toContain(character);
    expect(characters).not.toContain("م");
    expect(new Set(characters).size).toBe([...characters].length);
  });

  test.each([
    { given: '<a:rPr lang="en" i="1" b="0"/>', want: { bold: false, italic: true } },
    { given: '<a:defRPr sz="4400" b="1"/>', want: { bold: true, italic: false } },
    { given: '<a:rPr lang="en" idx="1" i="0"/>', want: { bold: false, italic: false } },
  ])("notices the looks in $given", ({ given, want }) => {
    expect(readLetters({ texts: [given], styles: [] })).toMatchObject(want);
    expect(readLetters({ texts: [], styles: [given] })).toMatchObject(want);
  });
});

describe("readDeckTitle", () => {
  test.each([
    { given: "<dc:title>Night trains: R&amp;D?</dc:title><dc:creator/>", want: "Night trains: R&D?" },
    { given: '<dc:title xml:lang="en"> \n</dc:title>', want: undefined },
    { given: "<dc:title/>", want: undefined },
    { given: undefined, want: undefined },
  ])("reads $given", ({ given, want }) => {
    expect(readDeckTitle(given)).toBe(want);
  });
});
