import {
  type Box,
  emu,
  type GroupedElement,
  type Insets,
  inches,
  type LevelStyle,
  type LineSpacing,
  type OwnTitle,
  type PlacedChart,
  type PlacedChartSeries,
  type PlacedConnector,
  type PlacedDeck,
  type PlacedElement,
  type PlacedLine,
  type PlacedLook,
  type PlacedParagraph,
  type PlacedShape,
  type PlacedTable,
  type PlacedText,
  type Placeholder,
  type Points,
  points,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";

/** The pages that our lengths and sizes of type are made for stand between these two, in inches. */
const largest = { width: inches(13.333), height: inches(7.5) };
const smallest = { width: inches(10), height: inches(5.625) };
/** Nearer to them, a page is as good as one of them. */
const tolerance = 1.25;

/** Returns how many times larger a page is than one that type of 20 points is made for; 1 for all usual pages. */
export function pageScaleOf({ slideSize: { width, height } }: Pick<Template, "slideSize">): number {
  const larger = Math.min(width / largest.width, height / largest.height);
  if (larger >= tolerance) return larger;
  const smaller = Math.max(width / smallest.width, height / smallest.height);
  return smaller <= 1 / tolerance ? smaller : 1;
}

/** Returns a template on pages of a usual size: itself, but for very large and very small ones. */
export function onUsualPages(template: Template): Template {
  const scale = pageScaleOf(template);
  if (scale === 1) return template;
  const usual = usualPages.get(template) ?? shrinkTemplate(template, scale);
  usualPages.set(template, usual);
  return usual;
}

// Shrunk once for a template: what was chosen and measured for its layouts is known by them.
const usualPages = new WeakMap<Template, Template>();

/** Returns a template with its pages made so many times smaller, and the type with them unless it was not made for such pages. */
export function shrinkTemplate(template: Template, scale: number): Template {
  const share = 1 / scale;
  const typeShare = hasOwnType(template, share) ? share : 1;
  const { width, height } = template.slideSize;
  return {
    slideSize: { width: emu(width * share), height: emu(height * share) },
    layouts: template.layouts.map((layout) => scaleLayout(layout, share, typeShare)),
  };
}

/** Smaller, on a page of a usual size, lists are read by nobody. */
const leastBody = 12;
const mostBody = 60;

// Whoever enlarges the page of a new file still has the type of a small one in it.
function hasOwnType({ layouts }: Template, share: number): boolean {
  const sizes = layouts
    .flatMap(({ placeholders }) => placeholders.filter(({ type }) => type === "obj" || type === "body"))
    .flatMap(({ levels }) => levels[0]?.size ?? [])
    .toSorted((first, second) => first - second);
  const median = sizes[Math.floor(sizes.length / 2)];
  return median === undefined || (median * share >= leastBody && median * share <= mostBody);
}

function scaleLayout(layout: TemplateLayout, share: number, typeShare: number): TemplateLayout {
  return {
    ...layout,
    placeholders: layout.placeholders.map((placeholder) => scalePlaceholder(placeholder, share, typeShare)),
    contentArea: scaleBox(layout.contentArea, share),
    ...(layout.titleArea && { titleArea: scaleBox(layout.titleArea, share) }),
    ...(layout.ownTitle && { ownTitle: scaleOwnTitle(layout.ownTitle, share, typeShare) }),
    artwork: layout.artwork.map((box) => scaleBox(box, share)),
  };
}

function scaleOwnTitle(own: OwnTitle, share: number, typeShare: number): OwnTitle {
  const { box, content, size } = own;
  return {
    ...own,
    ...(box && { box: scaleBox(box, share) }),
    ...(content && { content: scaleBox(content, share) }),
    ...(size !== undefined && { size: points(size * typeShare) }),
  };
}

function scalePlaceholder(placeholder: Placeholder, share: number, typeShare: number): Placeholder {
  return {
    ...placeholder,
    box: scaleBox(placeholder.box, share),
    insets: scaleInsets(placeholder.insets, share),
    levels: placeholder.levels.map((level) => scaleLevel(level, share, typeShare)),
  };
}

function scaleLevel(level: LevelStyle, share: number, typeShare: number): LevelStyle {
  return {
    ...level,
    size: points(level.size * typeShare),
    lineSpacing: scaleSpacing(level.lineSpacing, share),
    spaceBefore: scaleSpacing(level.spaceBefore, share),
    spaceAfter: scaleSpacing(level.spaceAfter, share),
    marginStart: emu(level.marginStart * share),
    indent: emu(level.indent * share),
  };
}

/** Returns a deck with its pages and all that stands on them made so many times larger. */
export function enlargeDeck(deck: PlacedDeck, scale: number, slideSize: Template["slideSize"]): PlacedDeck {
  return {
    ...deck,
    slideSize,
    slides: deck.slides.map((slide) => ({
      ...slide,
      elements: slide.elements.map((element) => scaleElement(element, scale)),
    })),
  };
}

function scaleElement(element: PlacedElement, scale: number): PlacedElement {
  const box = scaleBox(element.box, scale);
  switch (element.kind) {
    case "placeholder":
      return { ...element, box, text: scaleText(element.text, scale) };
    case "shape":
      return scaleShape(element, box, scale);
    case "connector":
      return scaleConnector(element, box, scale);
    case "picture":
      return { ...element, box, ...scaleOutline(element, scale) };
    case "group":
      return { ...element, box, elements: element.elements.map((each) => scaleGrouped(each, scale)) };
    case "table":
      return scaleTable(element, box, scale);
    case "chart":
      return scaleChart(element, box, scale);
  }
}

function scaleShape(shape: PlacedShape, box: Box, scale: number): PlacedShape {
  return {
    ...shape,
    box,
    ...scaleOutline(shape, scale),
    ...(shape.text && { text: scaleText(shape.text, scale) }),
  };
}

function scaleConnector(connector: PlacedConnector, box: Box, scale: number): PlacedConnector {
  const { route, line } = connector;
  return {
    ...connector,
    box,
    route: route.map(({ x, y }) => ({ x: emu(x * scale), y: emu(y * scale) })),
    line: scaleLine(line, scale),
  };
}

function scaleGrouped(element: GroupedElement, scale: number): GroupedElement {
  return scaleElement(element, scale) as GroupedElement;
}

type Outline = Pick<PlacedShape, "cornerRadius" | "line">;

function scaleOutline({ cornerRadius, line }: Outline, scale: number): Outline {
  return {
    ...(cornerRadius !== undefined && { cornerRadius: emu(cornerRadius * scale) }),
    ...(line && { line: scaleLine(line, scale) }),
  };
}

function scaleTable(table: PlacedTable, box: Box, scale: number): PlacedTable {
  return {
    ...table,
    box,
    columnWidths: shareOut(table.columnWidths, box.width, scale),
    rows: shareOut(
      table.rows.map(({ height }) => height),
      box.height,
      scale,
    ).map((height, index) => ({
      height,
      cells: (table.rows[index]?.cells ?? []).map((cell) => ({
        ...cell,
        text: scaleText(cell.text, scale),
        ...(cell.borderTop && { borderTop: scaleLine(cell.borderTop, scale) }),
        ...(cell.borderBottom && { borderBottom: scaleLine(cell.borderBottom, scale) }),
      })),
    })),
  };
}

// The last one takes what rounding leaves, so that their sum stays that of the whole.
function shareOut(lengths: readonly number[], whole: number, scale: number): readonly Box["width"][] {
  const scaled = lengths.map((length) => emu(length * scale));
  const rest = scaled.slice(0, -1).reduce((sum, length) => sum + length, 0);
  return scaled.map((length, index) => (index === scaled.length - 1 ? emu(whole - rest) : length));
}

function scaleChart(chart: PlacedChart, box: Box, scale: number): PlacedChart {
  return {
    ...chart,
    box,
    text: { ...chart.text, size: scalePoints(chart.text.size, scale) },
    series: chart.series.map((series) => scaleSeries(series, scale)),
    ...(chart.endMargin !== undefined && { endMargin: emu(chart.endMargin * scale) }),
  };
}

function scaleSeries(series: PlacedChartSeries, scale: number): PlacedChartSeries {
  const { labels, lineWidth, look, pointLooks } = series;
  return {
    ...series,
    ...(labels && { labels: { ...labels, size: scalePoints(labels.size, scale) } }),
    ...(lineWidth !== undefined && { lineWidth: scalePoints(lineWidth, scale) }),
    ...(look && { look: scaleLook(look, scale) }),
    ...(pointLooks && {
      pointLooks: Object.fromEntries(
        Object.entries(pointLooks).map(([at, one]) => [at, scaleLook(one, scale)]),
      ),
    }),
  };
}

function scaleLook(look: PlacedLook, scale: number): PlacedLook {
  return look.line ? { ...look, line: scaleLine(look.line, scale) } : look;
}

function scaleText(text: PlacedText, scale: number): PlacedText {
  const { measured } = text;
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => scaleParagraph(paragraph, scale)),
    ...(text.insets && { insets: scaleInsets(text.insets, scale) }),
    measured: {
      ...measured,
      width: emu(measured.width * scale),
      height: emu(measured.height * scale),
    },
  };
}

function scaleParagraph(paragraph: PlacedParagraph, scale: number): PlacedParagraph {
  const { lineSpacing, spaceBefore, spaceAfter, marginStart, indent } = paragraph;
  return {
    ...paragraph,
    runs: paragraph.runs.map((run) => ({
      ...run,
      size: scalePoints(run.size, scale),
      ...(run.letterSpacing !== undefined && { letterSpacing: points(run.letterSpacing * scale) }),
    })),
    ...(lineSpacing && { lineSpacing: scaleSpacing(lineSpacing, scale) }),
    ...(spaceBefore && { spaceBefore: scaleSpacing(spaceBefore, scale) }),
    ...(spaceAfter && { spaceAfter: scaleSpacing(spaceAfter, scale) }),
    ...(marginStart !== undefined && { marginStart: emu(marginStart * scale) }),
    ...(indent !== undefined && { indent: emu(indent * scale) }),
  };
}

function scaleSpacing(spacing: LineSpacing, scale: number): LineSpacing {
  return spacing.kind === "share" ? spacing : { kind: "fixed", points: points(spacing.points * scale) };
}

function scaleLine(line: PlacedLine, scale: number): PlacedLine {
  return { ...line, width: scalePoints(line.width, scale) };
}

// Files keep sizes in hundredths of a point; rounded up, a line might no longer hold its words.
function scalePoints(size: Points, scale: number): Points {
  return points(Math.floor(size * scale * 10) / 10);
}

function scaleInsets({ left, top, right, bottom }: Insets, scale: number): Insets {
  return {
    left: emu(left * scale),
    top: emu(top * scale),
    right: emu(right * scale),
    bottom: emu(bottom * scale),
  };
}

function scaleBox({ x, y, width, height }: Box, scale: number): Box {
  return { x: emu(x * scale), y: emu(y * scale), width: emu(width * scale), height: emu(height * scale) };
}
