import { readFileSync } from "node:fs";
import { lintPackage } from "@lectern/ooxml";
import { describe, expect, it } from "vitest";
import { generateDeck, loadEmbeddedAuthor } from "./index.ts";

/** The file that the start command offers to try: the first deck that many people see. */
const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

describe("the project's README as a deck, without a model", async () => {
  const { bytes, outline, inspection } = await generateDeck({
    prompt: readme,
    author: await loadEmbeddedAuthor(),
  });
  const titles = outline.slides.map(({ title }) => title ?? "");

  it("is named after the project and is sound", () => {
    expect(outline.title).toBe("Lectern");
    expect(inspection.findings).toEqual([]);
    expect(lintPackage(bytes)).toEqual([]);
  });

  it("has slides of the README's own sections", () => {
    const headings = [...readme.matchAll(/^## (.+)$/gmu)].map(([, heading = ""]) => heading);
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(titles.some((title) => title.startsWith(heading))).toBe(true);
  });

  it("asks its reader to add nothing", () => {
    expect(JSON.stringify(outline.slides)).not.toContain("Add your points");
  });
});
