import type { Template, TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { classicTemplate } from "../testing/index.ts";
import { leadingAccentOf } from "./leading-accent.ts";
import { accentOrder } from "./palette.ts";

const [first] = classicTemplate.layouts;
if (!first) throw new RangeError("Expected a layout to begin with, found none.");

const layout: TemplateLayout = {
  ...first,
  background: "FFFFFF",
  placeholders: [],
  theme: {
    ...first.theme,
    colors: { ...first.theme.colors, accent1: "E40615", accent2: "1A7EB0", accent4: "7300BF" },
  },
};

function shown(
  ...pages: readonly { readonly color: string; readonly share: number; readonly uses?: number }[]
) {
  const layouts = pages.map(({ uses, ...dominant }) => ({ ...layout, dominant, ...(uses && { uses }) }));
  const template: Template = { ...classicTemplate, layouts };
  return leadingAccentOf(template, layout);
}

test("the accent leads whose hue takes most of the makers' pages", () => {
  expect(shown({ color: "6A10A8", share: 0.9 }, { color: "DD1020", share: 0.2 })).toBe("accent4");
  expect(shown({ color: "6A10A8", share: 0.3 }, { color: "DD1020", share: 0.3, uses: 9 })).toBe("accent1");
});

test("none does where pages show nothing, or no hue of the theme", () => {
  expect(shown({ color: "00A040", share: 0.9 })).toBeUndefined();
  expect(shown({ color: "6A10A8", share: 0.02 })).toBeUndefined();
});

test("it stands before the theme's own order", () => {
  expect(accentOrder({ ...layout, leading: "accent4" }).slice(0, 2)).toEqual(["accent4", "accent1"]);
});
