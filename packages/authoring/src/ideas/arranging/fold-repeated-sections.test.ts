import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { readStructure } from "../../structure/read-structure.ts";
import { foldRepeatedSections } from "./fold-repeated-sections.ts";

function folded(text: string): readonly string[] {
  return foldRepeatedSections(readStructure(text).blocks).map(
    (block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`,
  );
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const changelog = `# Changelog

All notable changes to **Gridsmith** are documented here.

## [4.2.0] - 2025-10-28
### Added
- Parquet export
- Dark theme
### Fixed
- Crash without features

## [4.1.2] - 2025-09-02
### Fixed
- Memory leak
`;

describe("foldRepeatedSections", () => {
  it("lists the parts of each release below it, or names them after it", () => {
    expect(folded(changelog)).toEqual([
      "h2 4.2.0 – 2025-10-28",
      "list - Added /   - Parquet export /   - Dark theme / - Fixed /   - Crash without features",
      "h2 4.1.2 – 2025-09-02",
      "h3 4.1.2: Fixed",
      "list - Memory leak",
    ]);
  });

  it("names the parts of long chapters after them, in another language", () => {
    const goods = Array.from({ length: 7 }, (_, index) => `- Ware ${index + 1}`).join("\n");
    const text = `# Bericht\n\n## Nordkai\n\n### Waren\n\n${goods}\n\n### Kosten\n\n${goods}\n\n## Südkai\n\n### Waren\n\n${goods}`;
    expect(folded(text).filter((line) => line.startsWith("h"))).toEqual([
      "h1 Bericht",
      "h2 Nordkai",
      "h3 Nordkai: Waren",
      "h3 Nordkai: Kosten",
      "h2 Südkai",
      "h3 Südkai: Waren",
    ]);
  });

  it.each([
    "# A\n\n## North\n\n### Pros\n\n- quick\n\n### Cons\n\n- dear\n\n## South\n\n### Pros\n\n- near\n\n### Cons\n\n- old",
    "# A\n\n## North\n\nOf the north.\n\n### Ships\n\n- one\n\n## South\n\nOf the south.\n\n### Ships\n\n- two",
    "# A\n\n## North\n\n### Ships\n\n- one\n\n## South\n\n### Cranes\n\n- two",
  ])("leaves other sections as they are", (given) => {
    const { blocks } = readStructure(given);
    expect(foldRepeatedSections(blocks)).toEqual(blocks);
  });

  it("shows every release by its name in a deck that is called after the product", async () => {
    const { outline } = await createEmbeddedAuthor().compose({ prompt: changelog });
    expect(outline.slides.map(({ title }) => title)).toEqual([
      "Gridsmith – Changelog",
      "Added · Fixed",
      "Fixed",
    ]);
  });
});
