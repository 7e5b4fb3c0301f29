import type { ListStep, TypeScale, TypeStep } from "../type-scale.ts";

const heading = { font: "heading", bold: true, lineSpacing: 0.9 } as const;
const body = { font: "body", lineSpacing: 1.15 } as const;
const strong = { ...body, bold: true } as const;

/** The levels of lists: 20, 18 and from the third on 16 points. */
export const standardLevels: readonly ListStep[] = [
  level(20, 12, 0.3, 0.3, "•"),
  level(18, 6, 0.6, 0.25, "–"),
  level(16, 4, 0.85, 0.22, "•"),
  level(16, 4, 1.1, 0.22, "–"),
  level(16, 4, 1.35, 0.22, "•"),
  level(16, 4, 1.6, 0.22, "–"),
  level(16, 4, 1.85, 0.22, "•"),
  level(16, 4, 2.1, 0.22, "–"),
  level(16, 4, 2.35, 0.22, "•"),
];

/** The type of looks that have no other: bold titles set tight, body of 20 points, footers of 10. */
export const standardScale: TypeScale = {
  cover: { ...heading, size: 48 },
  section: { ...heading, size: 40 },
  statement: { ...heading, size: 48 },
  quotation: { font: "heading", size: 40, lineSpacing: 1.1 },
  closing: { ...heading, size: 40 },
  title: { ...heading, size: 30 },
  heading: { ...heading, size: 24 },
  numeral: { ...heading, size: 120 },
  subtitle: { ...body, size: 20 },
  byline: { ...body, size: 14 },
  contact: { ...strong, size: 20 },
  caption: { ...body, size: 16 },
  source: [
    { ...strong, size: 18 },
    { ...body, size: 16 },
  ],
  kicker: label(12),
  footer: { font: "body", size: 11, lineSpacing: 1 },
  list: { lineSpacing: 1.15, levels: standardLevels },
};

/** Returns the look of a small label in spaced capitals. */
function label(size: number): TypeStep {
  return { font: "body", size, bold: true, lineSpacing: 1, letterSpacing: 0.8 / size, capitals: true };
}

function level(
  size: number,
  spaceBefore: number,
  start: number,
  hanging: number,
  character: string,
): ListStep {
  return { size, spaceBefore, start, marker: { character, hanging } };
}
