import { createOutline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { expect, it } from "vitest";
import { rich, rows } from "../../write-text.ts";
import { readPptx } from "./read-pptx.ts";

const { bytes } = renderOutline(
  createOutline({
    title: "Two wells",
    language: "sw",
    direction: "ltr",
    slides: [
      { kind: "title", title: "Two wells", subtitle: "For the village", notes: "Greet everyone.\nSmile." },
      {
        kind: "table",
        title: "Costs",
        columns: [{ heading: "Item" }, { heading: "Euros" }],
        rows: rows("Pump | 4,200"),
      },
      {
        kind: "chart",
        title: "Water",
        chart: {
          form: "column",
          categories: ["May", "June"],
          series: [{ name: "Litres", values: [310, 280] }],
        },
        reading: rich("It **falls**."),
      },
    ],
  }),
);
const read = readPptx(bytes);

it("reads the slides of a file in their order, and its language", () => {
  expect(read.slides.map(({ title }) => title)).toEqual(["Two wells", "Costs", "Water"]);
  expect(read.language).toBe("sw");
});

it("reads texts, cells, and the labels and values of charts", () => {
  const [cover, table, chart] = read.slides;
  expect(cover).toMatchObject({ body: ["For the village"], hasTableOrChart: false });
  expect(table).toMatchObject({ body: ["Item", "Euros", "Pump", "4,200"], hasTableOrChart: true });
  expect(chart?.hasTableOrChart).toBe(true);
  expect(chart?.paragraphs).toEqual(
    expect.arrayContaining(["Water", "It falls.", "Litres", "May", "June", "310"]),
  );
});

it("reads the notes, and what the file says elsewhere", () => {
  expect(read.slides.map(({ notes }) => notes.join(" "))).toEqual(["Greet everyone. Smile.", "", ""]);
  expect(read.elsewhere.some((text) => text.includes("Two wells"))).toBe(true);
  expect(read.elsewhere.some((text) => text.includes("Litres"))).toBe(true);
});
