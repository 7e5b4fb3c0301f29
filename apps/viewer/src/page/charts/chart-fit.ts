interface PieSeries {
  readonly type: "pie";
  readonly radius?: unknown;
  readonly label?: { readonly show?: boolean };
}

const fullRadius = 96;

/** Returns a chart's option with pies and rings as large as their room where nothing is written around them. */
export function fitPies(option: object): object {
  if (!("series" in option) || !Array.isArray(option.series)) return option;
  if ("legend" in option && option.legend !== undefined) return option;
  return {
    ...option,
    series: option.series.map((series: unknown) => (isBarePie(series) ? enlarge(series) : series)),
  };
}

function isBarePie(series: unknown): series is PieSeries {
  if (typeof series !== "object" || series === null || !("type" in series) || series.type !== "pie")
    return false;
  return "label" in series && typeof series.label === "object" && (series as PieSeries).label?.show === false;
}

function enlarge(series: PieSeries): PieSeries {
  const radii = [series.radius].flat().map((radius) => Number.parseFloat(String(radius)));
  const outer = Math.max(...radii);
  if (!(outer > 0)) return series;
  const scaled = radii.map((radius) => `${((radius / outer) * fullRadius).toFixed(1)}%`);
  return { ...series, radius: scaled.length === 1 ? scaled[0] : scaled };
}
