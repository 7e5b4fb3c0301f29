export { inspectPlacedDeck } from "./inspection/inspect-placed-deck.ts";
export type { Inspection, InspectionFinding, InspectionKind, SlideFigures } from "./inspection/inspection.ts";
export { createOutline, directionOf, findOutlineFaults } from "./outline/create-outline.ts";
export { drawingLabelsOf } from "./outline/drawing-labels.ts";
export { drawsFigures } from "./outline/draws-figures.ts";
export { type CoverChart, findCoverChart } from "./outline/find-cover-chart.ts";
export type {
  AgendaEntry,
  AgendaSlide,
  Amount,
  BulletItem,
  BulletsSlide,
  Card,
  CardsSlide,
  Chart,
  ChartForm,
  ChartSeries,
  ChartSlide,
  ChartTarget,
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
  FigureSeries,
  FlowEdge,
  FlowNode,
  FlowSlide,
  HierarchyNode,
  HierarchySlide,
  MatrixAxis,
  MatrixItem,
  MatrixQuadrant,
  MatrixSlide,
  Milestone,
  NextStep,
  NumbersSlide,
  Outline,
  OutlineSlide,
  PlanRow,
  PlanSlide,
  ProcessSlide,
  ProcessStep,
  QuoteSlide,
  Reference,
  RichText,
  SectionSlide,
  Share,
  SlideKind,
  StatementSlide,
  Status,
  StatusState,
  TableColumn,
  TableRow,
  TableSlide,
  TextRun,
  TimelineEvent,
  TimelineSlide,
  TitleSlide,
  Total,
} from "./outline/outline.ts";
export type { OutlineFinding } from "./outline/outline-error.ts";
export { OutlineError } from "./outline/outline-error.ts";
export { outlineLimits } from "./outline/outline-limits.ts";
export { chartHoleOf } from "./placed/chart-hole.ts";
export {
  type ConnectorEnd,
  type ConnectorPlan,
  connectShapes,
  routeBetween,
} from "./placed/connect-shapes.ts";
export { groupElements, type SingleElement, singleElements } from "./placed/group-elements.ts";
export type {
  ConnectionSite,
  GroupedElement,
  ImageCrop,
  MeasuredText,
  PlacedBackground,
  PlacedChart,
  PlacedChartLabels,
  PlacedChartSeries,
  PlacedConnector,
  PlacedDeck,
  PlacedElement,
  PlacedGroup,
  PlacedImage,
  PlacedLabelsAside,
  PlacedLook,
  PlacedParagraph,
  PlacedPicture,
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
  Side,
} from "./placed/placed-deck.ts";
export type {
  AdjustedGeometry,
  GradientStop,
  LinearGradient,
  LineDash,
  LineEnd,
  PathGeometry,
  PatternFill,
  PatternPreset,
  PlacedFill,
  PlacedLine,
  PresetGeometry,
  SectorGeometry,
  ShapeGeometry,
} from "./placed/placed-drawing.ts";
export { slideKinds } from "./read/read-slide.ts";
export { isAbsoluteHref } from "./read/read-text.ts";
export {
  type DesignStyle,
  type OwnTable,
  type PanelStyle,
  plainStyle,
  type RowStyle,
} from "./template/design-style.ts";
export type {
  Illustration,
  IllustrationAnchor,
  IllustrationArea,
  IllustrationColor,
} from "./template/illustration.ts";
export type { PicturePage, SlidePicture } from "./template/slide-picture.ts";
export type {
  BrandColors,
  LayoutVariant,
  LevelStyle,
  OwnTitle,
  Placeholder,
  ShownColor,
  SlideDesign,
  SlideDesigns,
  Template,
  TemplateImage,
  TemplateLayout,
  Theme,
  ThemeFont,
} from "./template/template.ts";
export type { Alignment, Anchor, LineSpacing, PlaceholderType, Spacing } from "./template/text-setting.ts";
export { contrastRatio, resolveThemeColor } from "./template/theme-color.ts";
export type { HexColor, SchemeColor, ThemeColor, ThemeSlot } from "./template/theme-colors.ts";
export type { Box, Emu, Insets, Points, Size } from "./units.ts";
export { emu, inches, points, toEmu, toPoints } from "./units.ts";
