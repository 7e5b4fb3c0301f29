import { parseXml } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { averageColor, luminance, resolveColor } from "./color.ts";
import { readColorMap, readTheme } from "./theme.ts";

const context = {
  colors: readTheme(undefined).colors,
  colorMap: readColorMap(undefined),
  placeholderColor: "102030",
};

describe("resolveColor", () => {
  test.each([
    { given: '<a:srgbClr val="a0b1c2"/>', want: "A0B1C2" },
    { given: '<a:srgbClr val="red"/>', want: undefined },
    { given: '<a:sysClr val="window" lastClr="FEFEFE"/>', want: "FEFEFE" },
    { given: '<a:sysClr val="windowText"/>', want: "000000" },
    { given: '<a:schemeClr val="tx1"/>', want: "000000" },
    { given: '<a:schemeClr val="lt2"/>', want: "E7E6E6" },
    { given: '<a:schemeClr val="phClr"/>', want: "102030" },
    { given: '<a:schemeClr val="toString"/>', want: undefined },
    { given: '<a:prstClr val="white"/>', want: "FFFFFF" },
    { given: '<a:scrgbClr r="100000" g="0" b="50000"/>', want: "FF00BC" },
    { given: '<a:hslClr hue="7200000" sat="100000" lum="50000"/>', want: "00FF00" },
    { given: '<a:srgbClr val="FFFFFF"><a:lumMod val="50000"/></a:srgbClr>', want: "808080" },
    {
      given: '<a:srgbClr val="000000"><a:lumMod val="50000"/><a:lumOff val="50000"/></a:srgbClr>',
      want: "808080",
    },
    { given: '<a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr>', want: "2F5597" },
    {
      given: '<a:schemeClr val="accent1"><a:lumMod val="40000"/><a:lumOff val="60000"/></a:schemeClr>',
      want: "B4C6E7",
    },
    { given: '<a:srgbClr val="FF0000"><a:satMod val="0"/></a:srgbClr>', want: "808080" },
    { given: '<a:srgbClr val="FF0000"><a:hueOff val="7200000"/></a:srgbClr>', want: "00FF00" },
    { given: '<a:srgbClr val="FFFFFF"><a:shade val="50000"/></a:srgbClr>', want: "BCBCBC" },
    { given: '<a:srgbClr val="000000"><a:tint val="75000"/></a:srgbClr>', want: "898989" },
    { given: '<a:srgbClr val="123456"><a:alpha val="10000"/></a:srgbClr>', want: "123456" },
  ])("$given is $want", ({ given, want }) => {
    expect(resolveColor(parseXml(given), context)).toBe(want);
  });
});

test("the average of black and white is grey, that of none nothing", () => {
  expect(averageColor(["000000", "FFFFFF"])).toBe("808080");
  expect(averageColor([])).toBeUndefined();
});

test("white is lighter than yellow, yellow than blue", () => {
  expect(luminance("FFFFFF")).toBeCloseTo(1);
  expect(luminance("FFFF00")).toBeCloseTo(0.9278);
  expect(luminance("0000FF")).toBeCloseTo(0.0722);
});
