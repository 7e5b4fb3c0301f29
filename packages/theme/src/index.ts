export { builtInTemplate, type TemplateOptions } from "./built-in-template.ts";
export {
  type ChosenLook,
  chooseLook,
  chooseShown,
  type LookSource,
  rankLooks,
} from "./choice/choose-look.ts";
export { type LookChoice, lookChoices } from "./choice/look-choices.ts";
export { paletteFromColor } from "./choice/palette-from-color.ts";
export type { HexColor, ThemeSlot } from "./color.ts";
export { type PictureStock, pictureStock } from "./drawings/picture-stock.ts";
export { placeholderIndex } from "./file/layouts.ts";
export { tableStyleId } from "./file/table-styles.ts";
export type { Direction } from "./file/text-style.ts";
export type { FontFamily, FontPair } from "./font-pair.ts";
export type { ThingName } from "./generated/thing-shapes.ts";
export type { Look, Palette } from "./looks/look.ts";
export { findLook, looks } from "./looks/looks.ts";
export { nameOfVariant, type PageVariant } from "./page-variants.ts";
export { type DeckPictures, drawPictures } from "./pictures/draw-pictures.ts";
export { illustrateCards } from "./pictures/illustrate-cards.ts";
export { labelledPictures } from "./pictures/labelled-pictures.ts";
