import { describe, expect, test } from "vitest";
import { dashLines, drawHatches, readDashedLines, toDrawableFills, toPlainFormats } from "./chart-looks.ts";

const color = (name: string) => `<a:schemeClr val="${name}"/>`;
const hatched = `<a:pattFill prst="wdUpDiag"><a:fgClr>${color("accent2")}</a:fgClr><a:bgClr>${color("bg1")}</a:bgClr></a:pattFill>`;
const seriesOf = (looks: string, rest = "") =>
  `<c:ser><c:idx val="0"/>${looks}<c:dLbls><c:spPr><a:noFill/></c:spPr></c:dLbls>${rest}</c:ser>`;

describe("toDrawableFills", () => {
  test("marks hatched bars, which are drawn so", () => {
    const drawn = toDrawableFills(seriesOf(`<c:spPr>${hatched}</c:spPr>`));
    expect(drawn).not.toContain("pattFill");
    expect(drawn.match(/accent2/g)?.length).toBe(drawn.match(/bg1/g)?.length);
    expect(drawn).toContain(`<a:gs pos="0">${color("bg1")}</a:gs>`);
    expect(drawn).toContain(`<a:gs pos="100000">${color("accent2")}</a:gs>`);
    const positions = [...drawn.matchAll(/pos="(\d+)"/g)].map(([, position]) => Number(position) / 100_000);
    const colorStops = positions.map((offset, index) => ({
      offset,
      color: index % 2 === 0 ? "white" : "teal",
    }));
    const plain = { itemStyle: { color: "teal" } };
    const series = { itemStyle: { color: { colorStops } }, data: [1, { value: 2, itemStyle: {} }] };
    expect(drawHatches({ series: [series, plain] })).toMatchObject({
      series: [
        {
          itemStyle: { color: "white", borderColor: "teal", decal: { color: "teal" } },
          data: [1, { value: 2, itemStyle: { decal: { color: "rgba(0, 0, 0, 0)" } } }],
        },
        plain,
      ],
    });
  });

  test("draws a single hatched bar paler", () => {
    const point = `<c:dPt><c:idx val="1"/><c:spPr>${hatched}</c:spPr></c:dPt>`;
    expect(toDrawableFills(seriesOf(`<c:spPr><a:solidFill/></c:spPr>${point}`))).toContain(
      '<a:solidFill><a:schemeClr val="accent2"><a:alpha val="40000"/></a:schemeClr></a:solidFill>',
    );
  });

  test("lets bars without a fill be seen through, and leaves labels and other areas alone", () => {
    const drawn = toDrawableFills(seriesOf("<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>"));
    expect(drawn).toContain('<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"><a:alpha val="0"/>');
    expect(drawn).toContain("<a:ln><a:noFill/></a:ln>");
    expect(drawn).toContain("<c:dLbls><c:spPr><a:noFill/></c:spPr></c:dLbls>");
    const legend = "<c:legend><c:spPr><a:noFill/></c:spPr></c:legend>";
    expect(toDrawableFills(legend)).toBe(legend);
  });
});

test("number formats say nothing of languages and of numbers below zero", () => {
  const local = 'formatCode="[$-407]#,##0.0;[$-407]&quot;−&quot;#,##0.0" sourceLinked="0"';
  expect(toPlainFormats(local)).toBe('formatCode="#,##0.0" sourceLinked="0"');
  const own = 'formatCode="0.0;(0.0)"';
  expect(toPlainFormats(own)).toBe(own);
});

describe("dashed lines", () => {
  const line = (dash: string) => `<c:spPr><a:ln w="28575"><a:solidFill/>${dash}</a:ln></c:spPr>`;
  const data =
    "<c:tx><c:v>R&amp;D</c:v></c:tx><c:cat><c:v>A</c:v></c:cat><c:val><c:v>25</c:v><c:v>-1.5</c:v></c:val>";
  const chart = (dash: string) => `<c:lineChart>${seriesOf(line(dash), data)}</c:lineChart>`;

  test("are found by what the chart says", () => {
    expect(readDashedLines(chart('<a:prstDash val="sysDash"/>'))).toEqual(['["R&D",25,-1.5]']);
    expect(readDashedLines(chart('<a:prstDash val="solid"/>'))).toEqual([]);
    expect(readDashedLines(chart(""))).toEqual([]);
  });

  test("are drawn dashed, the others as they are", () => {
    const drawn = { type: "line", name: "R&D", data: [25, null, { value: -1.5 }], lineStyle: { width: 3 } };
    const other = { ...drawn, name: "Other" };
    const dashed = new Set(readDashedLines(chart('<a:prstDash val="dot"/>')));
    expect(dashLines({ series: [drawn, other] }, dashed)).toEqual({
      series: [{ ...drawn, lineStyle: { width: 3, type: "dashed", cap: "butt" } }, other],
    });
  });
});
