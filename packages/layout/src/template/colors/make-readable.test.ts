import { inches, type PlacedPlaceholder, type Placeholder, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { readAnatomy } from "../anatomy.ts";
import { makeReadable } from "./make-readable.ts";

/** White on it has a contrast of about 4.4: enough for large text. */
const violet = "696AF5";
const measured = { width: inches(4), height: inches(1), lines: 1, exact: true };

function colorOf(type: Placeholder["type"], size: number): unknown {
  const [cover] = classicTemplate.layouts;
  const [title] = cover?.placeholders ?? [];
  if (!cover || !title) throw new RangeError("Expected a cover with a title.");
  const levels = title.levels.map((level) => ({
    ...level,
    size: points(size),
    color: "FFFFFF",
    bold: true,
    bullet: false,
  }));
  const place = { ...title, type, levels };
  const anatomy = readAnatomy(
    { ...cover, background: violet, placeholders: [place] },
    classicTemplate.slideSize,
  );
  const element: PlacedPlaceholder = {
    kind: "placeholder",
    name: "Place",
    type,
    index: place.index,
    box: place.box,
    inheritsBox: true,
    text: { paragraphs: [{ level: 0, runs: [{ text: "Where we stand", size: points(size) }] }], measured },
  };
  const made = makeReadable(element, anatomy);
  return made.kind === "placeholder" ? made.text.paragraphs[0]?.runs[0]?.color : made.kind;
}

test.each([
  { what: "a title keeps", type: "ctrTitle", size: 40, kept: true },
  { what: "a title that has a body's place keeps", type: "body", size: 40, kept: true },
  { what: "what is no title does not keep", type: "body", size: 24, kept: false },
] as const)("$what the makers' white on a full colour that large text reads on", ({ type, size, kept }) => {
  expect(colorOf(type, size) === undefined).toBe(kept);
});
