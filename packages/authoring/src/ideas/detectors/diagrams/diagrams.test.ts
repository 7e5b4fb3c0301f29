import { describe, expect, it } from "vitest";
import { bestOfList } from "../matter.fixture.ts";

describe("strengths, weaknesses, opportunities and threats", () => {
  it.each([
    [
      "en",
      ["Threats: new rivals", "Strengths: brand; staff", "Weaknesses: debt", "Opportunities: export; rail"],
    ],
    ["de", ["Stärken: Marke", "Schwächen: Schulden", "Chancen: Export", "Risiken: neue Konkurrenz"]],
    [
      "fr",
      ["Forces : la marque", "Faiblesses : la dette", "Opportunités : l'export", "Menaces : des rivaux"],
    ],
    ["zh", ["优势：品牌", "劣势：债务", "机会：出口", "威胁：新对手"]],
    ["ar", ["نقاط القوة: العلامة", "نقاط الضعف: الديون", "الفرص: التصدير", "التهديدات: منافسون جدد"]],
  ])("are a matrix in %s", (language, items) => {
    const body = bestOfList(items, "", language)?.body;
    if (body?.kind !== "matrix") throw new Error(`Expected a matrix, got ${body?.kind}`);
    expect(body.quadrants?.map(({ points }) => points?.length)).toSatisfy((counts: number[]) =>
      counts.every((count) => count > 0),
    );
  });

  it("stand in their own order, each with its points", () => {
    const body = bestOfList([
      "Threats: new rivals",
      "Strengths: brand; staff",
      "Weaknesses: debt",
      "Opportunities: rail",
    ]);
    expect(body?.body).toMatchObject({
      quadrants: [
        { heading: "Strengths" },
        { heading: "Weaknesses" },
        { heading: "Opportunities" },
        { heading: "Threats" },
      ],
    });
  });

  it.each([
    [["Strengths: brand", "Weaknesses: debt", "Opportunities: rail"]],
    [["Strengths: brand", "Weaknesses: debt", "Opportunities: rail", "Costs: high"]],
    [["Strengths: brand", "Strengths: staff", "Opportunities: rail", "Threats: rivals"]],
  ])("are no matrix where one is missing: %j", (items) => {
    expect(bestOfList(items)?.body.kind).not.toBe("matrix");
  });
});
