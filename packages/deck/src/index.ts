export type { OutlineFinding } from "./create-outline.ts";
export { createOutline, directionOf, isAbsoluteHref, OutlineError, outlineLimits } from "./create-outline.ts";
export type {
  Inspection,
  InspectionFinding,
  InspectionKind,
  SlideFigures,
} from "./inspect-placed-deck.ts";
export { inspectPlacedDeck } from "./inspect-placed-deck.ts";
export type {
  BulletItem,
  BulletsSlide,
  ClosingSlide,
  Direction,
  Outline,
  OutlineSlide,
  RichText,
  SectionSlide,
  SlideKind,
  TextRun,
  TitleSlide,
} from "./outline.ts";
export type {
  MeasuredText,
  PlacedDeck,
  PlacedElement,
  PlacedParagraph,
  PlacedPlaceholder,
  PlacedRun,
  PlacedSection,
  PlacedShape,
  PlacedSlide,
  PlacedText,
  ThemeColor,
} from "./placed-deck.ts";
export type {
  Alignment,
  Anchor,
  HexColor,
  LevelStyle,
  LineSpacing,
  Placeholder,
  PlaceholderType,
  SchemeColor,
  Spacing,
  Template,
  TemplateLayout,
  Theme,
  ThemeFont,
  ThemeSlot,
} from "./template.ts";
export { contrastRatio, resolveThemeColor } from "./theme-color.ts";
export type { Box, Emu, Insets, Points, Size } from "./units.ts";
export { emu, inches, points, toEmu, toPoints } from "./units.ts";
