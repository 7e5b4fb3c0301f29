import { elementText, parseXml } from "@lectern/ooxml";
import { readTemplate } from "@lectern/pptx";
import { oddTemplates } from "@lectern/pptx/testing";
import { expect, test } from "vitest";
import { drawSamplePages } from "./sample-pages.ts";

test("a template is shown by one page of each kind, with that kind's own words on it", () => {
  const [odd] = oddTemplates();
  if (!odd) throw new RangeError("Expected templates to try, found none.");
  const pages = drawSamplePages(readTemplate(odd.bytes));
  expect(new Set(pages.map(({ kind }) => kind)).size).toBe(pages.length);
  const textOf = (kind: string) =>
    elementText(parseXml(pages.find((page) => page.kind === kind)?.picture ?? "<svg/>"));
  expect(textOf("title")).toContain("A year on the farm");
  expect(textOf("table")).toContain("176,400");
  expect(textOf("chart")).toContain("€ thousand");
  expect(textOf("closing")).toContain("Order the drip lines");
});
