import { contrastRatio, type HexColor, resolveThemeColor, type TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../../testing/index.ts";
import { readAnatomy } from "../anatomy.ts";
import { hueOf } from "./hue.ts";
import { dimSteps, tonesOf } from "./tones.ts";

const [, content] = classicTemplate.layouts;
if (!content) throw new RangeError("Expected a layout for content.");

function tonesOn(background: HexColor, grounds?: readonly HexColor[]) {
  const layout: TemplateLayout = {
    ...content,
    background,
    brand: { lead: { scheme: "accent2" } },
    ...(grounds && { grounds }),
  } as TemplateLayout;
  const { tint, hairline } = tonesOf(readAnatomy(layout, classicTemplate.slideSize));
  const leastOf = (color: typeof tint) =>
    Math.min(
      ...(grounds ?? [background]).map((ground) => contrastRatio(resolveThemeColor(color, layout), ground)),
    );
  return { tint: leastOf(tint), hairline: leastOf(hairline) };
}

test.each([
  { page: "white", background: "FFFFFF" },
  { page: "beige", background: "DDD9C3" },
  { page: "sand", background: "D9BB7A" },
  { page: "pale blue", background: "D6ECFF" },
])("rules and panels are told from a page that is $page", ({ background }) => {
  const { tint, hairline } = tonesOn(background);
  expect(hairline).toBeGreaterThanOrEqual(1.45);
  expect(tint).toBeGreaterThanOrEqual(1.04);
});

test.each([
  { page: "grey", grounds: ["9F9F9F", "ADADAD", "BBBBBB"] },
  { page: "blue", grounds: ["004C9B", "0055AC", "005CBA"] },
  { page: "sand", grounds: ["D9BB7A", "EDCC8C", "FDD99B"] },
])("and from all colours of a gradient that is $page", ({ grounds }) => {
  const isLight = contrastRatio(grounds[0] ?? "", "000000") > 7;
  const { tint, hairline } = tonesOn((isLight ? grounds[0] : grounds.at(-1)) ?? "", grounds);
  expect(hairline).toBeGreaterThanOrEqual(1.3);
  expect(tint).toBeGreaterThanOrEqual(1.1);
});

test.each([
  { page: "dark", background: "1D1D30", ink: "D5DBE8" },
  { page: "dark", background: "1D1D30", ink: "FFFFFF" },
  { page: "white", background: "FFFFFF", ink: "3A4152" },
  { page: "white", background: "FFFFFF", ink: "001A45" },
])("what stands back of $ink on a $page page is read, and told from it", ({ background, ink }) => {
  const layout = {
    ...content,
    background,
    textColor: ink,
    brand: { lead: { scheme: "accent2" } },
  } as TemplateLayout;
  const { body: _, ...bare } = readAnatomy(layout, classicTemplate.slideSize);
  const { page, dim, hairline } = tonesOf(bare);
  const contrastOf = (color: typeof dim) => contrastRatio(resolveThemeColor(color, layout), background);
  expect(contrastOf(page.text)).toBeGreaterThanOrEqual(7);
  expect(contrastOf(page.muted)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(dim)).toBeGreaterThanOrEqual(1.4);
  expect(contrastOf(hairline)).toBeGreaterThanOrEqual(1.2);
});

test.each([
  // White is read on a shade of it that nobody tells from it, so that the dark colour of the theme stays behind.
  { lead: "4F81BD", field: "4274AF" },
  // Of one that is far paler than that, the makers' own dark colour is the field.
  { lead: "9DC3E6", field: "1F497D" },
  { lead: "1F497D", field: "1F497D" },
])("large fields of a file that shows $lead are $field", ({ lead, field }) => {
  const { theme } = content;
  const colors = { ...theme.colors, accent1: lead, dk2: "1F497D" };
  const layout = { ...content, background: "FFFFFF", theme: { ...theme, colors } };
  const branded: TemplateLayout = { ...layout, brand: { lead: { scheme: "accent1" } } };
  const tones = tonesOf(readAnatomy(branded, classicTemplate.slideSize));
  expect(resolveThemeColor(tones.field, branded)).toBe(field);
});

test.each([
  { lead: "1F3864", what: "a pale shade of a deep cool colour", isGrey: false },
  { lead: "4F81BD", what: "a pale shade of a cool colour of middling light", isGrey: false },
  { lead: "ED7D31", what: "a pale shade of a warm colour, where that is the only one", isGrey: false },
  { lead: "F00000", what: "a pale shade of a full red", isGrey: false },
  { lead: "000000", what: "grey beside ink", isGrey: true },
])("data that stands back is $what", ({ lead, isGrey }) => {
  const { theme } = content;
  const layout = {
    ...content,
    background: "FFFFFF",
    theme: { ...theme, colors: { ...theme.colors, dk1: "000000", lt2: "E7E6E6", accent1: lead } },
  };
  const branded: TemplateLayout = { ...layout, brand: { lead: { scheme: "accent1" } } };
  const seen = resolveThemeColor(tonesOf(readAnatomy(branded, classicTemplate.slideSize)).dim, branded);
  expect(hueOf(seen, 24) === undefined).toBe(isGrey);
  expect(contrastRatio(seen, "FFFFFF")).toBeGreaterThanOrEqual(1.5);
});

test("slices behind a warm colour are no greys as dark as it is", () => {
  const { theme } = content;
  const layout: TemplateLayout = {
    ...content,
    background: "FFFFFF",
    theme: { ...theme, colors: { ...theme.colors, dk1: "000000", lt2: "E7E6E6", accent1: "AB192D" } },
    brand: { lead: { scheme: "accent1" } },
  };
  const steps = dimSteps(4, tonesOf(readAnatomy(layout, classicTemplate.slideSize)), layout);
  const apart = steps.map((color) => contrastRatio(resolveThemeColor(color, layout), "FFFFFF"));
  expect(Math.max(...apart)).toBeLessThan(4.5);
  expect(Math.min(...apart)).toBeGreaterThan(1.3);
});
