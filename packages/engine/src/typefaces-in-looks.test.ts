import { inflateRawSync } from "node:zlib";
import { createOutline } from "@lectern/deck";
import { descendantElements, parseXml, readZip } from "@lectern/ooxml";
import { looks } from "@lectern/theme";
import { expect, it } from "vitest";
import { renderOutline } from "./index.ts";

const rows = ["Open", "Close"].map((term) => ({ lead: term, text: [{ text: "At noon" }] }));

it.each(looks.map(({ name }) => name))("rows and cells of %s have the typeface of its lists", (look) => {
  const outline = createOutline({
    title: "Hours",
    language: "en",
    direction: "ltr",
    slides: [
      { kind: "bullets", title: "When we are there", items: rows },
      {
        kind: "table",
        title: "Hours by day",
        columns: [{ heading: "Day" }, { heading: "Hours" }],
        rows: [{ cells: [[{ text: "Monday" }], [{ text: "Nine to noon" }]] }],
      },
    ],
  });
  const { entries } = readZip(renderOutline(outline, { look }).bytes);
  const families = [1, 2].flatMap((slide) => {
    const entry = entries.get(`ppt/slides/slide${slide}.xml`);
    if (!entry) throw new Error(`Expected slide ${slide}, got none.`);
    const xml = new TextDecoder().decode(inflateRawSync(entry.compressed));
    const fonts = descendantElements(parseXml(xml), "latin");
    return fonts.map(({ attributes }) => attributes["typeface"]);
  });
  // Labels may be typewritten; what is said is in the theme's own fonts.
  expect(families.filter((family) => family !== "+mn-lt" && family !== "+mj-lt")).toEqual([]);
});
