export { createOutline, directionOf } from "./create-outline.ts";
export { type DesignStyle, type PanelStyle, plainStyle, type RowStyle } from "./design-style.ts";
export { inspectPlacedDeck } from "./inspect-placed-deck.ts";
export type { Inspection, InspectionFinding, InspectionKind, SlideFigures } from "./inspection.ts";
export type {
  AgendaEntry,
  AgendaSlide,
  BulletItem,
  BulletsSlide,
  Card,
  CardsSlide,
  Chart,
  ChartForm,
  ChartSeries,
  ChartSlide,
  ClosingSlide,
  CodeSlide,
  Column,
  ColumnsSlide,
  ComparisonOption,
  ComparisonPoint,
  ComparisonSlide,
  DesignMood,
  DesignWish,
  Direction,
  Figure,
  NextStep,
  NumbersSlide,
  Outline,
  OutlineSlide,
  ProcessSlide,
  ProcessStep,
  QuoteSlide,
  RichText,
  SectionSlide,
  SlideKind,
  StatementSlide,
  TableColumn,
  TableRow,
  TableSlide,
  TextRun,
  TimelineEvent,
  TimelineSlide,
  TitleSlide,
} from "./outline.ts";
export type { OutlineFinding } from "./outline-error.ts";
export { OutlineError } from "./outline-error.ts";
export { outlineLimits } from "./outline-limits.ts";
export type {
  MeasuredText,
  PathGeometry,
  PlacedChart,
  PlacedChartLabels,
  PlacedChartSeries,
  PlacedDeck,
  PlacedElement,
  PlacedLine,
  PlacedParagraph,
  PlacedPlaceholder,
  PlacedRun,
  PlacedSection,
  PlacedShape,
  PlacedSlide,
  PlacedTable,
  PlacedTableCell,
  PlacedTableRow,
  PlacedText,
  PlacedValueAxis,
  PresetGeometry,
  ThemeColor,
} from "./placed-deck.ts";
export { slideKinds } from "./read-slide.ts";
export { isAbsoluteHref } from "./read-text.ts";
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
