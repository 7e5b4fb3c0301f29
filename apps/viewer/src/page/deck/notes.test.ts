import { expect, test } from "vitest";
import { readNotes, splitNotes } from "./notes.ts";

const shape = (type: string, paragraphs: string) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}" idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;
const text = (content: string) => `<a:p><a:r><a:rPr lang="en"/><a:t>${content}</a:t></a:r></a:p>`;

test("reads the paragraphs of the notes, not the slide's picture nor the page number", () => {
  const xml =
    shape("sldImg", "") + shape("body", text("Ask them.") + text("Wait.")) + shape("sldNum", text("7"));
  expect(readNotes(xml)).toEqual(["Ask them.", "Wait."]);
});

test("joins runs, breaks lines and decodes what XML escapes", () => {
  const runs = "<a:p><a:r><a:t>R&amp;D</a:t></a:r><a:br/><a:r><a:t>&lt;5 &#8364; &#x1F642;</a:t></a:r></a:p>";
  expect(readNotes(shape("body", runs))).toEqual(["R&D\n<5 € 🙂"]);
});

test("leaves out empty paragraphs at either end only", () => {
  expect(readNotes(shape("body", `<a:p/>${text("One")}<a:p/>${text("Two")}<a:p></a:p>`))).toEqual([
    "One",
    "",
    "Two",
  ]);
  expect(readNotes(shape("body", "<a:p/>"))).toEqual([]);
});

test("tells rows of tables from what is spoken", () => {
  const rows = ["Region | Q1", "North | 12", "South | 9"];
  expect(splitNotes(["Ask them.", ...rows, "", "Wait | see."])).toEqual({
    spoken: ["Ask them.", "", "Wait | see."],
    rows,
  });
  expect(splitNotes(["", "One", ""])).toEqual({ spoken: ["", "One", ""], rows: [] });
  expect(splitNotes(["Sales\nNorth | 12\nSouth | 9"])).toEqual({ spoken: ["Sales"], rows: rows.slice(1) });
});
