import type { XmlElement } from "../parse-xml.ts";
import { childElements, descendantElements, firstElement, localName } from "../xml-element.ts";
import { type LintedPackage, partsOfType, relationshipsOf } from "./linted-package.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";

const axisNames = new Set(["catAx", "valAx", "dateAx", "serAx"]);
/** How many axes a chart of a form names, where it has any (ISO 29500-1, 21.2.2.16 CT_BarChart and its like). */
const axisCounts: Readonly<Record<string, number>> = {
  areaChart: 2,
  barChart: 2,
  bubbleChart: 2,
  lineChart: 2,
  radarChart: 2,
  scatterChart: 2,
  stockChart: 2,
};
/** The places for labels that PowerPoint knows in a form; it repairs a file with another (21.2.3.10 ST_DLblPos). */
const labelPositions: Readonly<Record<string, readonly string[]>> = {
  clusteredBar: ["ctr", "inBase", "inEnd", "outEnd"],
  stackedBar: ["ctr", "inBase", "inEnd"],
  lineChart: ["b", "ctr", "l", "r", "t"],
  pieChart: ["bestFit", "ctr", "inEnd", "outEnd"],
  doughnutChart: [],
};

/** A chart has a workbook, or its numbers can be looked at and not edited. */
export function checkChartData(linted: LintedPackage): PackageFinding[] {
  return charts(linted).flatMap(([part, root]) => {
    const data = firstElement(root, "externalData");
    if (!data)
      return [toFinding("chart-data", part, "The chart has no workbook, so its numbers cannot be edited.")];
    const id = Object.entries(data.attributes).find(([name]) => localName(name) === "id")?.[1];
    const relationship = relationshipsOf(linted, part).find((one) => one.id === id);
    if (relationship?.external || relationship?.part !== undefined) return [];
    return [toFinding("chart-data", part, `The chart's workbook, ${JSON.stringify(id)}, is not there.`)];
  });
}

/** A chart names as many axes as its form has, each of them there once; an axis crosses another. */
export function checkChartAxes(linted: LintedPackage): PackageFinding[] {
  return charts(linted).flatMap(([part, root]) => {
    const area = firstElement(root, "chart", "plotArea");
    const axes = childElements(area).filter(({ name }) => axisNames.has(localName(name)));
    const ids = axes.map((axis) => idOf(axis, "axId"));
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [
      ...repeated.map((id) => axisFinding(part, `Two axes have the id ${id}.`)),
      ...axes
        .filter((axis) => !ids.includes(idOf(axis, "crossAx")))
        .map((axis) => axisFinding(part, `The axis ${idOf(axis, "axId")} crosses one that is not there.`)),
      ...childElements(area).flatMap((plot) => plotAxisFindings(part, plot, ids)),
    ];
  });
}

/** Labels stand where the form of chart allows it. */
export function checkChartLabels(linted: LintedPackage): PackageFinding[] {
  return charts(linted).flatMap(([part, root]) =>
    childElements(firstElement(root, "chart", "plotArea")).flatMap((plot) => {
      const allowed = labelPositions[formOf(plot)];
      if (!allowed) return [];
      return descendantElements(plot, "dLblPos")
        .map(({ attributes }) => attributes["val"] ?? "")
        .filter((position) => !allowed.includes(position))
        .map((position) =>
          toFinding("chart-label", part, `Labels of a ${localName(plot.name)} cannot stand at ${position}.`),
        );
    }),
  );
}

function charts(linted: LintedPackage): [string, XmlElement][] {
  return partsOfType(linted, "drawingml.chart+xml").flatMap((part): [string, XmlElement][] => {
    const root = linted.documents.get(part);
    return root ? [[part, root]] : [];
  });
}

function plotAxisFindings(part: string, plot: XmlElement, ids: readonly string[]): PackageFinding[] {
  const count = axisCounts[localName(plot.name)];
  if (count === undefined) return [];
  const used = childElements(plot, "axId").map(({ attributes }) => attributes["val"] ?? "");
  const isSound = used.length === count && used.every((id) => ids.includes(id));
  if (isSound) return [];
  return [
    axisFinding(
      part,
      `Expected ${count} of the chart's axes in ${plot.name}, got ${used.join(", ") || "none"}.`,
    ),
  ];
}

function formOf(plot: XmlElement): string {
  if (localName(plot.name) !== "barChart") return localName(plot.name);
  const grouping = firstElement(plot, "grouping")?.attributes["val"] ?? "";
  return /stacked/i.test(grouping) ? "stackedBar" : "clusteredBar";
}

function idOf(axis: XmlElement, name: string): string {
  return firstElement(axis, name)?.attributes["val"] ?? "";
}

function axisFinding(part: string, message: string): PackageFinding {
  return toFinding("chart-axes", part, message);
}
