import { createOutline, type PlacedTableCell, type StatusState } from "@lectern/deck";
import { looks } from "@lectern/theme";
import { expect, it } from "vitest";
import { renderOutline } from "./index.ts";

const states: readonly StatusState[] = ["good", "watch", "bad"];

/** Returns what tells a state by its colour: the fill of its cell, and its sign. */
function colorOf({ fill, text }: PlacedTableCell): string {
  const [paragraph] = text.paragraphs;
  const sign = typeof paragraph?.bullet === "object" ? paragraph.bullet : paragraph?.runs[0];
  return JSON.stringify([fill, sign?.color]);
}

it.each(looks.map(({ name }) => name))(
  "what is good is of another colour than what is to be watched, or bad, in %s",
  (look) => {
    const outline = createOutline({
      title: "Works",
      language: "en",
      direction: "ltr",
      slides: [
        {
          kind: "table",
          title: "How the works stand",
          columns: [{ heading: "Works" }, { heading: "State" }],
          rows: states.map((state) => ({
            cells: [[{ text: "Works" }], [{ text: state }]],
            states: [null, state],
          })),
        },
      ],
    });
    const elements = renderOutline(outline, { look }).deck.slides.flatMap((slide) => slide.elements);
    const rows = elements.flatMap((element) => (element.kind === "table" ? element.rows.slice(1) : []));
    const colors = rows.flatMap(({ cells }) => cells.slice(1).map(colorOf));
    const [good, ...others] = colors;
    expect(others).toHaveLength(2);
    expect(others).not.toContain(good);
  },
);
