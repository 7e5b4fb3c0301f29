import type { Chart, OutlineSlide } from "@lectern/deck";
import type { WantedChart, WantedForm } from "../brief/brief.ts";
import { isChart } from "../brief/read-form.ts";
import type { ExhibitBody } from "./exhibits.ts";

/** The kinds of slides that show each form that may be asked for, the likeliest first. */
export const kindsOfForms: Readonly<Record<WantedForm, readonly OutlineSlide["kind"][]>> = {
  agenda: ["agenda"],
  chart: ["chart"],
  line: ["chart"],
  bar: ["chart"],
  column: ["chart"],
  pie: ["chart"],
  table: ["table"],
  timeline: ["timeline", "process"],
  process: ["process", "timeline"],
  comparison: ["comparison", "columns"],
  quote: ["quote", "cards"],
  statement: ["statement", "quote"],
  numbers: ["numbers"],
  code: ["code"],
};

const mostSectors = 8;

/** Returns what is shown, a chart of it drawn as the kind that is asked for, if its figures can be drawn so. */
export function drawAs(body: ExhibitBody, form: WantedForm): ExhibitBody {
  return body.kind === "chart" && isChart(form) && form !== "chart"
    ? { ...body, chart: drawChart(body.chart, form) }
    : body;
}

function drawChart(chart: Chart, form: WantedChart): Chart {
  if (form !== "pie") return { ...chart, form };
  if (chart.form === "pie" || chart.form === "doughnut" || !areParts(chart)) return chart;
  const { plannedFrom: _from, plannedLabel: _label, ...rest } = chart;
  return { ...rest, form: "doughnut" };
}

/** A few amounts of one thing each, nothing less than nothing: together they are a whole. */
function areParts({ series, targets, categories }: Chart): boolean {
  const [only, ...others] = series;
  return (
    only !== undefined &&
    others.length === 0 &&
    targets === undefined &&
    categories.length <= mostSectors &&
    only.values.every((value) => value !== null && value >= 0) &&
    only.values.some((value) => (value ?? 0) > 0)
  );
}
