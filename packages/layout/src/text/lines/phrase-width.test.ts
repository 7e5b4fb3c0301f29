import { emu, type PlacedParagraph, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { fullTemplate } from "../../testing/templates.ts";
import { type TextLook, toMeasurable } from "./measure-placed-text.ts";
import { breakParagraph } from "./measure-text.ts";
import { findPhraseWidth, tearsPhrases } from "./phrase-width.ts";

const [layout] = fullTemplate.layouts;
if (!layout) throw new Error("Expected a layout in the template, got none.");
const [placeholder] = layout.placeholders;
const look: TextLook = { levels: placeholder?.levels ?? [], theme: layout.theme };
const size = 20;
const ems = (count: number) => emu(Math.ceil(count * size * 12_700 * 1.002));

function paragraphOf(text: string): PlacedParagraph {
  const runs = [{ text, size: points(size), font: "body" as const, bold: false }];
  return { level: 0, runs, bullet: "none", marginStart: emu(0), indent: emu(0) };
}

function linesIn(text: string, width: number): readonly string[] {
  const { lines } = breakParagraph(toMeasurable(paragraphOf(text), look), emu(width));
  return lines.map(({ start, end }) => text.slice(start, end));
}

test.each([
  { text: "社名・名前・用件を必ず復唱する", width: 10, want: ["社名・名前・用件を", "必ず復唱する"] },
  {
    text: "笑顔で、ふだんより少し高めの声で話す",
    width: 10,
    want: ["笑顔で、ふだんより", "少し高めの声で話す"],
  },
  { text: "开业当天邀请邻居免费试喝", width: 9, want: ["开业当天邀请邻居", "免费试喝"] },
])("lines of $text end between its phrases", ({ text, width, want }) => {
  expect(linesIn(text, ems(width))).not.toEqual(want);
  const narrow = findPhraseWidth([paragraphOf(text)], look, ems(width));
  expect(linesIn(text, narrow)).toEqual(want);
});

test("lines end there in programs that find room for a sign more, too", () => {
  const text = "合宿の前から軽く汗をかき、暑さに慣れておく";
  const width = emu(Math.floor(0.997 * ems(14)));
  const want = ["合宿の前から軽く汗をかき、", "暑さに慣れておく"];
  expect(linesIn(text, width)).toEqual(want);
  const sure = findPhraseWidth([paragraphOf(text)], look, width);
  expect(linesIn(text, 1.01 * sure)).toEqual(want);
});

test.each([
  "Night buses run all night and cost little",
  "茶马古道不只运茶更连接",
  "손님의 절반 이상이 단골입니다",
])("%s keeps its width", (text) => {
  for (const width of [4, 6, 8])
    expect(findPhraseWidth([paragraphOf(text)], look, ems(width))).toBe(ems(width));
});

test("no paragraph beside it takes a line more", () => {
  const beside = paragraphOf("一二三四五六七八九十");
  const words = paragraphOf("社名・名前・用件を必ず復唱する");
  expect(findPhraseWidth([beside, words], look, ems(10))).toBe(ems(10));
});

test("says where lines end inside phrases in every width", () => {
  const words = paragraphOf("ありがとうございます");
  expect(tearsPhrases([words], look, ems(6))).toBe(true);
  expect(tearsPhrases([words], look, ems(11))).toBe(false);
  expect(tearsPhrases([paragraphOf("社名・名前・用件を必ず復唱する")], look, ems(10))).toBe(false);
});
