export {
  type ChosenLayouts,
  chooseLayouts,
  type LayoutRole,
  type LayoutScores,
  scoreLayouts,
} from "./choose-layout.ts";
export { iconNames } from "./icons.ts";
export { placeDeck } from "./place-deck.ts";
export {
  type MeasurableParagraph,
  type MeasurableRun,
  type MeasuredParagraph,
  measureText,
  type TextMeasure,
} from "./text/measure-text.ts";
