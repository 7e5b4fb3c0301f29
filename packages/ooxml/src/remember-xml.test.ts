import { expect, test } from "vitest";
import { inOnePiece, rememberXml } from "./remember-xml.ts";
import { element, serializedXml } from "./xml.ts";

test("XML is written once for the same values, and again for others", () => {
  let written = 0;
  const run = rememberXml((size: number, bold: boolean | undefined) => {
    written += 1;
    return element("a:rPr", { sz: size, b: bold });
  });
  expect([run(1800, true), run(1800, undefined), run(1800, true), run(2000, true)]).toEqual([
    '<a:rPr sz="1800" b="1"/>',
    '<a:rPr sz="1800"/>',
    '<a:rPr sz="1800" b="1"/>',
    '<a:rPr sz="2000" b="1"/>',
  ]);
  expect(written).toBe(3);
});

test("values that only look alike as text are told apart", () => {
  const shown = rememberXml((...values: readonly (string | number | boolean | undefined)[]) =>
    serializedXml(values.map((value) => typeof value).join(" ")),
  );
  expect(shown("1", "undefined")).toBe("string string");
  expect(shown(1, undefined)).toBe("number undefined");
  expect(shown(true, "")).toBe("boolean string");
  expect(shown("1")).toBe("string");
});

test("what was written stays right however much else is written", () => {
  const offset = rememberXml((x: number, y: number) => element("a:off", { x, y }));
  for (const round of [1, 2]) {
    for (let x = 0; x < 3000; x += 1) expect(offset(x, round)).toBe(`<a:off x="${x}" y="${round}"/>`);
  }
});

test("what fails fails again the next time", () => {
  const size = rememberXml((value: number) => element("a:sz", { val: value }));
  expect(() => size(Number.NaN)).toThrow(RangeError);
  expect(() => size(Number.NaN)).toThrow(RangeError);
  expect(size(1)).toBe('<a:sz val="1"/>');
});

test("XML in one piece is the same text", () => {
  const text = element("a:t", { lang: "ja" }, serializedXml("四半期 – 😀"));
  expect(inOnePiece(text)).toBe(text);
});
