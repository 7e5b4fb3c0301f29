import { describe, expect, it } from "vitest";
import { readPlanLine } from "./read-plan-line.ts";

describe("readPlanLine", () => {
  it.each([
    ["S5 – bar chart", { first: 5, last: 5, title: "", form: "bar" }],
    ["Slide 3: Why now", { first: 3, last: 3, title: "Why now" }],
    ["Folie 2 – Ausgabe (Tabelle)", { first: 2, last: 2, title: "Ausgabe", form: "table" }],
    ["3枚目：現状", { first: 3, last: 3, title: "現状" }],
    ["第3页：费用怎么分摊（表格）", { first: 3, last: 3, title: "费用怎么分摊", form: "table" }],
    ["Slides 2-3: where the heat goes", { first: 2, last: 3, title: "where the heat goes" }],
    ["الشريحة ٤: المواعيد", { first: 4, last: 4, title: "المواعيد" }],
    ["४) आगे क्या", { first: 4, last: 4, title: "आगे क्या" }],
    ["④ 景品", { first: 4, last: 4, title: "景品" }],
    ["2. slayt: Nasıl işliyor", { first: 2, last: 2, title: "Nasıl işliyor" }],
    ["IV. Fire of 1954", { first: 4, last: 4, title: "Fire of 1954" }],
    ["5 | Contacts | phone list |", { first: 5, last: 5, title: "Contacts" }],
    ["next slide safety", { title: "safety", isTold: true }],
    ["Terza: l'impasto", { first: 3, last: 3, title: "l'impasto", isTold: true }],
    ["On the second slide: prices", { first: 2, last: 2, title: "prices", isTold: true }],
    ["And the last one: a map", { title: "a map", isTold: true }],
    ["3б. Карты", { first: 3, last: 3, title: "Карты" }],
    ["【P2】什么时候", { first: 2, last: 2, title: "什么时候" }],
    ["Slide 1: cover", { first: 1, last: 1, title: "" }],
    ["\\begin{frame}{The rig}", { title: "The rig" }],
    ["4 years of growth", { first: 4, last: 4, title: "years of growth" }],
  ])("reads %s", (given, want) => {
    expect(readPlanLine(given, [])).toEqual(want);
  });
});

describe("a line of characters that take two code units", () => {
  it.each([
    ["behind a word for a slide, without a space", `Slide${"😀".repeat(40)}`],
    ["longer than what is read", `Slide 1: ${"\u0301".repeat(590)}${"😀".repeat(20)}`],
    ["longer than what is read, by one unit more", `Slide 1:  ${"\u0301".repeat(590)}${"😀".repeat(20)}`],
  ])("is cut between them: %s", (_name, line) => {
    expect(readPlanLine(line, []).title.isWellFormed()).toBe(true);
  });
});
