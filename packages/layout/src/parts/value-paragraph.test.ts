import { expect, test } from "vitest";
import { fullTemplate } from "../testing/index.ts";
import { named, pagesOf, placeSlide } from "../testing/place-slide.ts";

/** The runs of a figure that owns its page, the large ones in capitals. */
function runsOf(value: string): readonly string[] {
  const slide = { kind: "numbers" as const, title: "A number", figures: [{ value, label: "of it" }] };
  const [page] = pagesOf(placeSlide(slide, { template: fullTemplate }));
  const [figure] = named(page, /^Figure/u);
  const runs = figure?.text?.paragraphs[0]?.runs ?? [];
  const largest = Math.max(...runs.map(({ size }) => size));
  return runs.map(({ text, size }) => (size === largest ? text.toUpperCase() : text));
}

test.each([
  { given: "48.2 m", want: ["48.2 M"] },
  { given: "about 48 days", want: ["about ", "48", " days"] },
  { given: "NOK 4.1 million", want: ["NOK ", "4.1", " million"] },
  { given: "1 h 40", want: ["1 H 40"] },
  { given: "118 of 151", want: ["118", " of 151"] },
  { given: "30. September 2027", want: ["30.", " September 2027"] },
  { given: "2–3 days", want: ["2–3", " days"] },
  { given: "£41,300", want: ["£41,300"] },
  { given: "18만 6천원", want: ["18만 6천원"] },
  { given: "3億円", want: ["3億", "円"] },
  { given: "all of it", want: ["ALL OF IT"] },
])("sets the words around digits smaller: $given", ({ given, want }) => {
  expect(runsOf(given).map((text) => text.replaceAll("\u00a0", " "))).toEqual(want);
});
