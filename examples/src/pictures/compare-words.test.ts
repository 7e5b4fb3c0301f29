import { expect, it } from "vitest";
import { compareWords } from "./compare-words.ts";
import { parsePdfPages } from "./pdf-words.ts";
import { toComparable } from "./text-boxes.ts";

const printed = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><body><doc>
<page width="960" height="540"><flow><block><line>
<word xMin="100" yMin="50" xMax="150" yMax="70">Growth</word><word xMin="155" yMin="50" xMax="185" yMax="70">held</word>
</line></block></flow></page></doc></body></html>`;

const box = { name: "Title", text: toComparable("Growth held"), left: 90, top: 45, right: 300, bottom: 80 };
const [page = { width: 0, height: 0, words: [] }] = parsePdfPages(printed);

it("reads what pdftotext prints", () => {
  expect(page.words.map(({ text, left, bottom }) => ({ text, left, bottom }))).toEqual([
    { text: "Growth", left: 100, bottom: 70 },
    { text: "held", left: 155, bottom: 70 },
  ]);
});

it("finds nothing where every word stands in its box", () => {
  expect(compareWords(page, [box])).toEqual({ words: 2, known: 2, farthest: 0, findings: [] });
});

it.each([
  {
    given: "a box that ends before the word does",
    boxes: [{ ...box, right: 170 }],
    want: ["outsideBox held 15"],
  },
  {
    given: "a box that stands lower",
    boxes: [{ ...box, top: 60 }],
    want: ["outsideBox Growth 5.6", "outsideBox held 5.6"],
  },
  {
    given: "a box around the word that has another text",
    boxes: [
      { ...box, right: 170 },
      { ...box, name: "Body", text: "else" },
    ],
    want: ["outsideBox held 15"],
  },
  {
    given: "a chart around the word",
    boxes: [{ name: "Chart", left: 0, top: 0, right: 960, bottom: 540 }],
    want: [],
  },
  { given: "no box at all", boxes: [], want: ["outsideBox Growth Infinity", "outsideBox held Infinity"] },
])("judges $given", ({ boxes, want }) => {
  const shown = compareWords(page, boxes).findings.map(
    ({ kind, word, distance }) => `${kind} ${word} ${Math.round(distance * 10) / 10}`,
  );
  expect(shown).toEqual(want);
});

it("finds words outside the slide and words on words", () => {
  const word = { text: "growth", left: 100, top: 50, right: 150, bottom: 70 };
  const moved = { ...page, width: 140, words: [word, { ...word, text: "held", left: 140, right: 170 }] };
  const kinds = compareWords(moved, [box]).findings.map(({ kind, word: text }) => `${kind} ${text}`);
  expect(kinds).toEqual(["outsideSlide growth", "outsideSlide held", "collision growth"]);
});

it("knows right-to-left words that come turned round", () => {
  const turned = { text: "ءاملا", left: 100, top: 50, right: 150, bottom: 70 };
  const [right, wrong] = ["الماء", "النخيل"].map((text) =>
    compareWords({ ...page, words: [turned] }, [{ ...box, text }]),
  );
  expect([right?.known, wrong?.known]).toEqual([1, 0]);
});
