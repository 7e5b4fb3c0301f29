import type { Expectation } from "../../src/corpus/expectation.ts";

/** So many slides. */
export const slides = (least: number, most: number): Expectation => ({
  says: least === most ? `exactly ${most} slides` : `${least}–${most} slides`,
  kind: "slideCount",
  least,
  most,
});

/** Nothing of a form that was to be filled in. */
export const hidesMarkup: Expectation = {
  says: "no placeholder text, no instruction shown",
  kind: "hides",
  texts: ["lorem", "[insert", "tbd", "xxx"],
};
