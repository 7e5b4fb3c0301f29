export { iconNames } from "./parts/icons.ts";
export { placeDeck } from "./place-deck.ts";
export { chooseLayouts } from "./template/layouts/choose-layout.ts";
export type { ChosenLayouts } from "./template/layouts/chosen-layouts.ts";
export { type LayoutRole, type LayoutScores, scoreLayouts } from "./template/layouts/score-layouts.ts";
export {
  breakParagraph,
  type MeasurableParagraph,
  type MeasurableRun,
  type MeasuredParagraph,
  measureText,
  type TextMeasure,
} from "./text/lines/measure-text.ts";
