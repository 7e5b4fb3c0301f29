import { emu, inches, points } from "@lectern/deck";
import { expect, test } from "vitest";
import {
  balanceWidth,
  evenLinesWidth,
  findWholeWidth,
  partsNumbers,
  tearsPhrase,
  tearsWords,
} from "./balance-width.ts";
import { breakParagraph, type MeasurableParagraph } from "./measure-text.ts";

function titleOf(text: string): MeasurableParagraph {
  return {
    runs: [{ text, size: points(30), family: "Cambria", bold: true, italic: false }],
    marginStart: emu(0),
    indent: emu(0),
    bullet: false,
    lineSpacing: { kind: "share", share: 0.9 },
    spaceBefore: { kind: "fixed", points: points(0) },
    spaceAfter: { kind: "fixed", points: points(0) },
  };
}

function linesIn(text: string, width: number): readonly string[] {
  const { lines } = breakParagraph(titleOf(text), emu(width));
  return lines.map(({ start, end }) => text.slice(start, end).trim());
}

const had = "Growth came mostly from customers whom we already had";

test("shares the words of a title out where one would be left over", () => {
  const tight = inches(10.8);
  expect(linesIn(had, tight)).toEqual(["Growth came mostly from customers whom we already", "had"]);
  const width = balanceWidth(titleOf(had), tight);
  const lines = ["Growth came mostly from", "customers whom we already had"];
  expect(linesIn(had, width)).toEqual(lines);
  expect([linesIn(had, width * 0.96), linesIn(had, width * 1.04)]).toEqual([lines, lines]);
});

test.each([
  ["fits on one line", "Growth came from customers"],
  ["has two words of some length on its last line", `${had} and who are going to stay`],
])("leaves the width alone where a title %s", (_, text) => {
  expect(balanceWidth(titleOf(text), inches(9.2))).toBe(inches(9.2));
});

test("parts no number from its word where other lines of the same title do not", () => {
  const title = "Lease break options at 40 Quayside";
  const width = inches(4.8);
  expect(linesIn(title, width)).toContain("Quayside");
  expect(linesIn(title, balanceWidth(titleOf(title), width)).at(-1)).toMatch(/40 Quayside$/u);
});

test("parts no compound after a short word where other lines of the same title do not", () => {
  const title = "We recommend opening from mid-October with 40 beds";
  const width = inches(7.1);
  expect(linesIn(title, width)[0]).toMatch(/mid-$/u);
  expect(linesIn(title, balanceWidth(titleOf(title), width))[0]).toMatch(/from$/u);
});

test.each([
  ["that no width keeps whole", "Two Melags from 2008 cost us 11 clinic days last year", 3.8, true],
  ["that another width keeps whole", "Lease break options at 40 Quayside", 4.8, false],
  ["of a year", "Windows from 1978 replaced", 4.2, false],
])("says whether a title parts a number %s", (_, text, width, want) => {
  expect(partsNumbers(titleOf(text), inches(width))).toBe(want);
});

test("never breaks a word to share out what is left over", () => {
  const narrow = inches(2.6);
  expect(linesIn("Operations (1/2)", narrow)).toEqual(["Operations", "(1/2)"]);
  expect(linesIn("Operations (1/2)", balanceWidth(titleOf("Operations (1/2)"), narrow))).toEqual([
    "Operations",
    "(1/2)",
  ]);
});

test("ends the lines of Chinese and Japanese titles between phrases", () => {
  const title = "最初の七十二時間を、自分たちで乗り切る";
  const width = inches(5.2);
  expect(linesIn(title, width)[0]).not.toBe("最初の七十二時間を、");
  expect(linesIn(title, balanceWidth(titleOf(title), width))).toEqual([
    "最初の七十二時間を、",
    "自分たちで乗り切る",
  ]);
});

test.each([
  ["a word of katakana that two lines cannot keep whole", "電話応対マナー研修", 5.5, true],
  ["one that they can", "電話応対マナー研修", 7.3, false],
  ["a last line of one character", "茶马古道不只运茶更连接", 10.4, false],
  ["words between spaces", "Manners at the telephone", 6, false],
])("says whether the lines of a title tear %s", (_, text, ems, want) => {
  expect(tearsWords(titleOf(text), emu(ems * 30 * 12_700))).toBe(want);
});

test.each([
  ["a particle on the next line", "富士山のペンキ絵が自慢の、三代続く銭湯です", 11.4, true],
  ["phrases only at the ends of lines", "富士山のペンキ絵が自慢の、三代続く銭湯です", 13.5, false],
  ["one line", "相手を確認する", 12, false],
  ["words of other languages", "Growth came mostly from customers", 8, false],
])("says whether the lines of a title tear a phrase: %s", (_, text, ems, want) => {
  expect(tearsPhrase(titleOf(text), emu(ems * 30 * 12_700))).toBe(want);
});

test.each([
  [
    "keeps a compound whole in a line more",
    "現場を守る熱中症対策 2025",
    3,
    ["現場を守る", "熱中症対策", "2025"],
  ],
  ["leaves lines alone that end between words", "様子がおかしければ、すぐ手当てします", 4.2, undefined],
  ["and other languages", "Growth came mostly from customers", 3, undefined],
])("a Japanese title %s", (_, text, width, want) => {
  const found = findWholeWidth(titleOf(text), inches(width));
  expect(found && linesIn(text, found)).toEqual(want);
});

test.each([
  ["a last line that is not left over", had, 7.8],
  ["a number that its word stays with", "£450k for 80 booths by next summer", 5],
])("makes lines about equally long, %s", (_, text, width) => {
  const room = inches(width);
  const even = evenLinesWidth(titleOf(text), room);
  expect(even).toBeLessThan(balanceWidth(titleOf(text), room));
  expect(linesIn(text, even)).toHaveLength(linesIn(text, room).length);
});
