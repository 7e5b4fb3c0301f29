export { iconNames } from "./parts/icons.ts";
export { placeDeck } from "./place-deck.ts";
export { chooseLayouts } from "./template/choose-layout.ts";
export type { ChosenLayouts } from "./template/chosen-layouts.ts";
export { type LayoutRole, type LayoutScores, scoreLayouts } from "./template/score-layouts.ts";
export {
  breakParagraph,
  type MeasurableParagraph,
  type MeasurableRun,
  type MeasuredParagraph,
  measureText,
  type TextMeasure,
} from "./text/measure-text.ts";
