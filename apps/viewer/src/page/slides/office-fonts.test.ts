import { describe, expect, test } from "vitest";
import { listFontFiles } from "./office-fonts.ts";

describe("listFontFiles", () => {
  test.each([
    { family: "Calibri", twin: "carlito", files: 28 },
    { family: "Cambria", twin: "caladea", files: 8 },
    { family: "Arial", twin: "arimo", files: 32 },
    { family: "Georgia", twin: "gelasio", files: 12 },
    { family: "Times New Roman", twin: "tinos", files: 32 },
    { family: "Courier New", twin: "cousine", files: 32 },
  ])("serves $family from $twin: four faces for each of its scripts", ({ family, twin, files }) => {
    const found = listFontFiles(family);
    expect(found).toHaveLength(files);
    for (const { url } of found) expect(url).toContain(`/${twin}-`);
  });

  test("tells which letters each file has, so that only what a deck uses is loaded", () => {
    const regular = listFontFiles("Calibri").filter(
      ({ weight, style }) => weight === "400" && style === "normal",
    );
    const latin = regular.find(({ url }) => url.includes("carlito-latin-400"));
    expect(latin?.unicodeRange).toMatch(/^U\+0000-00FF,/);
    expect(new Set(regular.map(({ unicodeRange }) => unicodeRange)).size).toBe(regular.length);
  });

  test("has nothing for a family without a metric twin", () => {
    expect(listFontFiles("Aptos")).toEqual([]);
  });
});
