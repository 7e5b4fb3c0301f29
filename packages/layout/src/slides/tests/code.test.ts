import type { CodeSlide } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

function code(lines: readonly string[], changes: Partial<CodeSlide> = {}): CodeSlide {
  return { kind: "code", title: "A program", code: lines.join("\n"), ...changes };
}

const usual = ['const text = "a  b";', "if (text) {", "\treturn text;", "}"];

describe("code", () => {
  test("is unchanged but for tabs, in the font for code, from left to right in every deck", () => {
    const [page] = pagesOf(placeSlide(code(usual), { language: "ar", direction: "rtl" }));
    const [shape] = named(page, /^Code$/u);
    expect(textOf(shape)).toBe(usual.join("\n").replaceAll("\t", "    "));
    for (const paragraph of shape?.text?.paragraphs ?? []) {
      expect(paragraph).toMatchObject({ direction: "ltr", alignment: "start", runs: [{ font: "code" }] });
    }
  });

  test("names its language in the corner of its panel, and its caption below", () => {
    const [page] = pagesOf(placeSlide(code(usual, { codeLanguage: "TypeScript", caption: "How it works" })));
    const [panel, tag, caption] = [/^Panel/u, /^Code language/u, /^Caption/u].map(
      (name) => named(page, name)[0],
    );
    expect(textOf(tag)).toBe("TypeScript");
    expect((tag?.box.y ?? 0) - (panel?.box.y ?? 0)).toBeLessThan(200_000);
    expect(caption?.box.y).toBeGreaterThan((panel?.box.y ?? 0) + (panel?.box.height ?? 0));
  });

  test.each([
    { what: "a few short lines are large", lines: usual, sizes: [36] },
    {
      what: "a page of them is 16 to 20",
      lines: Array.from({ length: 13 }, () => "run();"),
      sizes: [16, 18, 20],
    },
    { what: "a few long ones are rather small than broken", lines: ["x".repeat(105)], sizes: [18] },
    { what: "but not below 14", lines: ["x ".repeat(90)], sizes: [18] },
    { what: "many long ones go down to 12", lines: Array(6).fill("x".repeat(105)), sizes: [12] },
  ])("$what", ({ lines, sizes }) => {
    const [page] = pagesOf(placeSlide(code(lines)));
    expect(sizes).toContain(named(page, /^Code$/u)[0]?.text?.paragraphs[0]?.runs[0]?.size);
  });

  test("wraps what is longer than that with a hanging indent", () => {
    const [page] = pagesOf(placeSlide(code([`  ${"word ".repeat(60)}`, "short"])));
    const [long, short] = named(page, /^Code$/u)[0]?.text?.paragraphs ?? [];
    expect(long?.indent).toBeLessThan(0);
    expect(long?.marginStart).toBe(-(long?.indent ?? 0));
    expect(short?.indent).toBe(0);
  });

  test("goes on after 14 lines, where it has a blank line if it can", () => {
    const block = ["def f():", "    a()", "    b()", "    c()", "    return", ""];
    const pages = pagesOf(placeSlide(code(Array.from({ length: 6 }, () => block).flat())));
    const counts = pages.map((page) => textOf(named(page, /^Code$/u)[0]).split("\n").length);
    expect(counts).toEqual([11, 11, 11]);
    expect(new Set(pages.map((page) => named(page, /^Panel/u)[0]?.box.height)).size).toBe(1);
  });
});
