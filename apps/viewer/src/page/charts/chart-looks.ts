/** A line of a chart that is broken into dashes: its name and its values, by which the drawn one is found. */
export type DashedLine = string;

/** Where the colours of a gradient stand that stands for a pattern. */
const stripePositions = [0, 0.00001, 0.99999, 1];
/** Of rising lines, in pixels: how thick they are, and how far apart. */
const hatch = { dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: -Math.PI / 4 } as const;
const clear = '<a:solidFill><a:srgbClr val="FFFFFF"><a:alpha val="0"/></a:srgbClr></a:solidFill>';

/**
 * Returns the XML of a chart with bars that the renderer can draw: hatched series as a gradient that `drawHatches` knows, single
 * hatched bars in a paler foreground, and outlines (ISO 29500-1, 20.1.8.44 noFill) as clear fills. It draws all of them in plain colours else.
 */
export function toDrawableFills(chartXml: string): string {
  return eachSeries(chartXml, (series) => {
    // What stands behind them is the look of labels.
    const end = series.search(/<c:(?:dLbls|cat|val)\b/);
    const looks = end < 0 ? series : series.slice(0, end);
    return (
      paleStripes(looks).replaceAll("<c:spPr><a:noFill/>", `<c:spPr>${clear}`) + series.slice(looks.length)
    );
  });
}

/**
 * Returns the XML of a chart with number formats that the renderer reads: without a language, and without what they say of
 * numbers below zero, whose sign it would leave out.
 */
export function toPlainFormats(chartXml: string): string {
  return chartXml.replace(
    /\bformatCode="(?:\[\$-\w+\])?((?:&\w+;|[^"&;])*);(?:&\w+;|[^"&;])*\u2212[^"]*"/g,
    'formatCode="$1"',
  );
}

/** Returns the lines of a chart that are dashed, or dotted (20.1.8.48 prstDash). */
export function readDashedLines(chartXml: string): readonly DashedLine[] {
  const plots = chartXml.match(/<c:lineChart>[\s\S]*?<\/c:lineChart>/g) ?? [];
  const series = plots.flatMap((plot) => plot.match(/<c:ser>[\s\S]*?<\/c:ser>/g) ?? []);
  return series
    .filter((one) => /<c:spPr><a:ln\b[^>]*>(?:(?!<\/a:ln>)[\s\S])*?<a:prstDash val="(?!solid)/.test(one))
    .map((one) => toKey(textOf(one, "tx")[0] ?? "", textOf(one, "val").map(Number)));
}

/** Returns a chart's option with its dashed lines dashed. */
export function dashLines(option: object, dashed: ReadonlySet<DashedLine>): object {
  if (dashed.size === 0 || !("series" in option) || !Array.isArray(option.series)) return option;
  return {
    ...option,
    series: option.series.map((series: DrawnSeries) => {
      if (series.type !== "line" || !dashed.has(keyOf(series))) return series;
      return { ...series, lineStyle: { ...series.lineStyle, type: "dashed", cap: "butt" } };
    }),
  };
}

/** Returns a chart's option with the series hatched that `toDrawableFills` has marked. */
export function drawHatches(option: object): object {
  if (!("series" in option) || !Array.isArray(option.series)) return option;
  return { ...option, series: option.series.map(drawHatch) };
}

function drawHatch(series: DrawnSeries): DrawnSeries {
  const stops = series.itemStyle?.color?.colorStops;
  if (stops?.length !== stripePositions.length) return series;
  if (stops.some(({ offset }, index) => Math.abs(offset - (stripePositions[index] ?? 0)) > 1e-9))
    return series;
  const [background, foreground] = stops;
  const decal = { ...hatch, color: foreground?.color };
  const colors = { color: background?.color, borderColor: foreground?.color };
  return {
    ...series,
    itemStyle: { ...series.itemStyle, ...colors, borderWidth: 1, decal },
    data: series.data?.map(withoutHatch) ?? [],
  };
}

/** A bar with a look of its own is not hatched with the others. */
function withoutHatch(point: unknown): unknown {
  if (typeof point !== "object" || point === null || !("itemStyle" in point)) return point;
  return { ...point, itemStyle: { ...(point.itemStyle as DrawnItem), decal: unseen } };
}

interface DrawnSeries {
  readonly type?: string;
  readonly name?: string;
  readonly data?: readonly unknown[];
  readonly lineStyle?: object;
  readonly itemStyle?: DrawnItem;
}

// The library takes no hatching away from a bar whose series has one.
const unseen = { color: "rgba(0, 0, 0, 0)" };

interface DrawnItem {
  readonly color?: Gradient | undefined;
  readonly borderColor?: Gradient | undefined;
  readonly borderWidth?: number;
  readonly decal?: object;
}

type Gradient = {
  readonly colorStops?: readonly { readonly offset: number; readonly color: Gradient }[];
};

function keyOf({ name = "", data = [] }: DrawnSeries): DashedLine {
  const values = data.map((point) =>
    typeof point === "object" && point !== null && "value" in point ? point.value : point,
  );
  return toKey(
    name,
    values.filter((value): value is number => typeof value === "number"),
  );
}

function toKey(name: string, values: readonly number[]): DashedLine {
  return JSON.stringify([name, ...values]);
}

function eachSeries(chartXml: string, change: (series: string) => string): string {
  return chartXml.replace(/<c:ser>[\s\S]*?<\/c:ser>/g, change);
}

function paleStripes(looks: string): string {
  const pattern =
    /<a:pattFill\b[^>]*><a:fgClr>([\s\S]*?)<\/a:fgClr><a:bgClr>([\s\S]*?)<\/a:bgClr><\/a:pattFill>/g;
  const firstPoint = looks.indexOf("<c:dPt>");
  return looks.replace(pattern, (_match, foreground: string, background: string, offset: number) =>
    firstPoint >= 0 && offset > firstPoint ? pale(foreground) : stripe(foreground, background),
  );
}

/** A gradient that no designer makes, so that it is known again when it is drawn. */
function stripe(foreground: string, background: string): string {
  const colors = [background, foreground, background, foreground];
  const stops = stripePositions.map(
    (position, index) => `<a:gs pos="${position * 100_000}">${colors[index]}</a:gs>`,
  );
  return `<a:gradFill><a:gsLst>${stops.join("")}</a:gsLst><a:lin ang="0" scaled="0"/></a:gradFill>`;
}

function pale(color: string): string {
  const seen = color.endsWith("/>")
    ? color.replace(/^<([\w:]+)([^>]*)\/>$/, '<$1$2><a:alpha val="40000"/></$1>')
    : color.replace(/<\/[\w:]+>$/, '<a:alpha val="40000"/>$&');
  return `<a:solidFill>${seen}</a:solidFill>`;
}

/** The texts of a series' name or values, without entities. */
function textOf(series: string, name: "tx" | "val"): readonly string[] {
  const part = new RegExp(`<c:${name}>[\\s\\S]*?</c:${name}>`).exec(series)?.[0] ?? "";
  return [...part.matchAll(/<c:v>([\s\S]*?)<\/c:v>/g)].map(([, text = ""]) => decoded(text));
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);
}
