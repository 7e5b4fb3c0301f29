import { inches, plainStyle } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../../geometry.ts";
import { type Canvas, createCanvas } from "../../parts/canvas.ts";
import { chooseLayouts } from "../../template/layouts/choose-layout.ts";
import { fullTemplate } from "../../testing/index.ts";
import { setBlockSteps } from "./block-steps.ts";
import type { StepContent } from "./step-setting.ts";

const canvas: Canvas = {
  ...createCanvas({
    layouts: chooseLayouts(fullTemplate),
    slideSize: fullTemplate.slideSize,
    direction: "ltr",
    style: plainStyle,
    illustrations: {},
    variants: [],
    isOwnLook: false,
    language: "en",
    toDigits: String,
  }),
  box: boxOf(inches(0.75), inches(1.85), inches(11.8), inches(4.6)),
};

function blocksOf(count: number) {
  const steps = Array.from({ length: count }, (_, index): StepContent => {
    return { number: index + 1, heading: `Step ${index + 1}`, text: undefined };
  });
  const plan = { inRow: 3, rowCount: 2, scale: { heading: 24, text: 20 } };
  const drawn = setBlockSteps(steps, plan, canvas)?.draw() ?? [];
  return drawn.filter(({ name }) => /^Step \d/u.test(name)).map(({ box }) => box);
}

test.each([4, 5, 6])("blocks in two rows fill both, however many are in the last: %d", (count) => {
  const blocks = blocksOf(count);
  const rows = [blocks.slice(0, 3), blocks.slice(3)];
  const ends = rows.map((row) => Math.max(...row.map(({ x, width }) => x + width)));
  expect(blocks).toHaveLength(count);
  for (const end of ends) expect(canvas.box.x + canvas.box.width - end).toBeLessThan(inches(0.02));
});

test("a number in digits of a taller script has the height that it needs", () => {
  const steps = [1, 2].map((number): StepContent => ({ number, heading: "خطوة", text: undefined }));
  const plan = { inRow: 2, rowCount: 1, scale: { heading: 24, text: 20 } };
  const arabic: Canvas = { ...canvas, toDigits: (number) => new Intl.NumberFormat("ar-EG").format(number) };
  const numbers = (setBlockSteps(steps, plan, arabic)?.draw() ?? []).filter(({ name }) =>
    name.startsWith("Number"),
  );
  expect(numbers).toHaveLength(2);
  for (const one of numbers) {
    const needed = one.kind === "shape" ? (one.text?.measured.height ?? 0) : 0;
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(one.box.height);
  }
});
