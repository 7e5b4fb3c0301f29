import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { toPlainLines } from "../blocks.ts";
import { readStructure } from "../read-structure.ts";

const sites = [
  { id: 1, site: "Aarhus", budget_eur: 1250000, spent_eur: 870000, done_pct: 72, issues: ["crane permit"] },
  {
    id: 2,
    site: "Malmö",
    budget_eur: 980000,
    spent_eur: 910000,
    done_pct: 64,
    issues: ["asbestos", "delay"],
  },
  { id: 3, site: "Riga", budget_eur: 410000, spent_eur: 398500, done_pct: 100, issues: [] },
];

describe("readStructure of lists of records", () => {
  it("keeps the table where fields hold several values, after the measures of one unit", () => {
    const { blocks, name } = readStructure(JSON.stringify(sites));
    expect(name).toBe("Site: budget, spent, done");
    expect(blocks.map(toPlainLines)).toEqual([
      [
        "Site | Budget (EUR) | Spent (EUR)",
        "Aarhus | 1250000 | 870000",
        "Malmö | 980000 | 910000",
        "Riga | 410000 | 398500",
      ],
      [
        "Site | Budget (EUR) | Spent (EUR) | Done (%) | Issues",
        "Aarhus | 1250000 | 870000 | 72 | crane permit",
        "Malmö | 980000 | 910000 | 64 | asbestos; delay",
        "Riga | 410000 | 398500 | 100 | ",
      ],
    ]);
  });

  it("writes what a field's own record holds in one cell, and leaves cells empty", () => {
    const given = [
      { станция: "Юг", высота: 12, адрес: { город: "Тверь", улица: "Мира" } },
      { станция: "Север", высота: 9 },
    ];
    expect(readStructure(JSON.stringify(given)).blocks.map(toPlainLines)).toEqual([
      ["Станция | Высота | Адрес", "Юг | 12 | Тверь, Мира", "Север | 9 | "],
    ]);
  });

  it("lets nothing in by escapes that a prompt may not hold", () => {
    const [block] = readStructure('{"note": ["a\\u202eb\\u0000c"]}').blocks.slice(1);
    expect(block === undefined ? [] : toPlainLines(block)).toEqual(["- abc"]);
  });

  it("makes a chart and a table of them, called by the names of the fields", async () => {
    const { outline } = await createEmbeddedAuthor().compose({ prompt: JSON.stringify(sites) });
    expect(outline.title).toBe("Site: budget, spent, done");
    expect(outline.slides.map(({ kind }) => kind)).toEqual(["title", "chart", "table"]);
  });
});
