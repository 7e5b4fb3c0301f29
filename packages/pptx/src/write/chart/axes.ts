import { type PlacedValueAxis, points, type ThemeColor } from "@lectern/deck";
import { element, integer, type Xml, type XmlChild } from "@lectern/ooxml";
import type { ChartScope } from "./chart-scope.ts";
import { textProperties } from "./chart-text.ts";
import { numberText, valueElement } from "./elements.ts";
import { localNumberFormat } from "./number-format.ts";
import { lineProperties } from "./shape-properties.ts";

const categoryAxisId = 500_000_001;
const valueAxisId = 500_000_002;
const hairline = points(0.75);

/** How the axes of a form stand; both forms of bars have the same. */
export type AxesForm = "lying" | "standing";

/** Returns what a chart says of the axes it uses: two, always (ISO 29500-1, 21.2.2.9 axId). */
export const axisIds: readonly Xml[] = [
  valueElement("c:axId", categoryAxisId),
  valueElement("c:axId", valueAxisId),
];

/** Returns the axes of a chart: that of the categories and that of the values (21.2.2.25 catAx, 21.2.2.226 valAx). */
export function axesElements(form: AxesForm, scope: ChartScope): readonly Xml[] {
  const sides = sidesOf(form, scope.direction === "rtl");
  return [categoryAxis(sides, scope), valueAxis(sides, scope)];
}

interface Sides {
  readonly categories: Side;
  readonly values: Side;
}

interface Side {
  readonly isReversed: boolean;
  readonly position: "b" | "l" | "r";
  /** Where it crosses the other axis, which begins at the other end where it is reversed. */
  readonly crosses: "autoZero" | "max";
}

/**
 * Lying bars are read from the top, so their categories run against the axis, and the values are written beneath, at the
 * far end of it. From right to left, what runs along the line of reading is reversed.
 */
function sidesOf(form: AxesForm, isRightToLeft: boolean): Sides {
  const start = isRightToLeft ? "r" : "l";
  if (form === "standing") {
    return {
      categories: { isReversed: isRightToLeft, position: "b", crosses: "autoZero" },
      values: { isReversed: false, position: start, crosses: "autoZero" },
    };
  }
  return {
    categories: { isReversed: true, position: start, crosses: "autoZero" },
    values: { isReversed: isRightToLeft, position: "b", crosses: "max" },
  };
}

function categoryAxis({ categories }: Sides, scope: ChartScope): Xml {
  const { text } = scope.chart;
  return element(
    "c:catAx",
    undefined,
    valueElement("c:axId", categoryAxisId),
    scaling(categories),
    valueElement("c:delete", false),
    valueElement("c:axPos", categories.position),
    element("c:numFmt", { formatCode: "General", sourceLinked: true }),
    noTickMarks,
    // Beside the plot area, not beside the axis, which negative values cross.
    valueElement("c:tickLblPos", "low"),
    lineProperties({ color: muted(text.color), width: hairline }),
    // Thinned names have room; LibreOffice breaks level ones in their middle before it thins them.
    textProperties(text, scope, { level: scope.chart.labelInterval === undefined }),
    valueElement("c:crossAx", valueAxisId),
    valueElement("c:crosses", categories.crosses),
    valueElement("c:auto", false),
    valueElement("c:lblAlgn", "ctr"),
    valueElement("c:lblOffset", 100),
    scope.chart.labelInterval !== undefined &&
      valueElement("c:tickLblSkip", integer(scope.chart.labelInterval, 1, 1_000)),
    valueElement("c:noMultiLvlLbl", true),
  );
}

function valueAxis({ values }: Sides, scope: ChartScope): Xml {
  const { text, numberFormat, valueAxis: axis = hiddenAxis } = scope.chart;
  const formatCode = localNumberFormat(numberFormat, scope);
  const { gridlines, majorUnit } = axis;
  // Not every program reverses an axis that is deleted: a reversed one that is hidden has neither labels nor line instead.
  const isDeleted = !axis.visible && !values.isReversed;
  return element(
    "c:valAx",
    undefined,
    valueElement("c:axId", valueAxisId),
    scaling(values, axis),
    valueElement("c:delete", isDeleted),
    valueElement("c:axPos", values.position),
    gridlines &&
      element("c:majorGridlines", undefined, lineProperties({ color: gridlines, width: hairline })),
    element("c:numFmt", { formatCode, sourceLinked: false }),
    noTickMarks,
    valueElement("c:tickLblPos", axis.visible ? "nextTo" : "none"),
    lineProperties(undefined),
    textProperties(text, scope),
    valueElement("c:crossAx", categoryAxisId),
    valueElement("c:crosses", values.crosses),
    valueElement("c:crossBetween", "between"),
    majorUnit !== undefined && majorUnit > 0 && valueElement("c:majorUnit", numberText(majorUnit)),
  );
}

const hiddenAxis: PlacedValueAxis = { visible: false };
const noTickMarks = [valueElement("c:majorTickMark", "none"), valueElement("c:minorTickMark", "none")];

/** The children stand in the order of 21.2.2.160 CT_Scaling: orientation, max, min. */
function scaling({ isReversed }: Side, { minimum, maximum }: Partial<PlacedValueAxis> = {}): Xml {
  const bound = (name: string, value: number | undefined): XmlChild =>
    value !== undefined && valueElement(name, numberText(value));
  return element(
    "c:scaling",
    undefined,
    valueElement("c:orientation", isReversed ? "maxMin" : "minMax"),
    bound("c:max", maximum),
    bound("c:min", minimum),
  );
}

/** Half way from the text's luminance to white. */
function muted({ luminanceModulation = 1, luminanceOffset = 0, ...color }: ThemeColor): ThemeColor {
  return {
    ...color,
    luminanceModulation: luminanceModulation / 2,
    luminanceOffset: (luminanceOffset + 1) / 2,
  };
}
