import { describe, expect, it } from "vitest";
import type { ListItem } from "../../../structure/blocks.ts";
import { toRichText } from "../../../text/markup/rich-text.ts";
import { bestOfList } from "../matter.fixture.ts";
import { findOrganization } from "./find-hierarchy.ts";

function item(words: string, ...children: readonly ListItem[]): ListItem {
  return { text: toRichText(words), children };
}

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

describe("questions with an answer for each way", () => {
  it.each([
    [
      "en",
      ["Does the hull leak? Yes: go to 2. No: sail.", "Is the dock free? Yes → dock it. No → call the yard."],
    ],
    [
      "de",
      [
        "Leckt der Rumpf? Ja: weiter mit 2. Nein: auslaufen.",
        "Ist das Dock frei? Ja: eindocken. Nein: warten.",
      ],
    ],
    ["ru", ["Есть течь? Да: 2. Нет: выйти в море.", "Док свободен? Да: в док. Нет: ждать."]],
    ["zh", ["船漏水吗？是：转到2。否：出海。", "船坞空着吗？是：进坞。否：等待。"]],
  ])("are a flow in %s", (language, items) => {
    const body = bestOfList(items, "", language, true)?.body;
    if (body?.kind !== "flow") throw new Error(`Expected a flow, got ${body?.kind}`);
    expect(body.nodes).toHaveLength(5);
    expect(body.nodes[0]?.edges).toMatchObject([{ to: "n2" }, { to: "e1" }]);
  });

  it.each([
    ["questions alone", ["Does it leak?", "Is the dock free?", "Who pays?"]],
    ["questions with one answer", ["Does it leak? Yes: dock it.", "Is the dock free? Yes: go in."]],
    ["one question", ["Does it leak? Yes: dock it. No: sail.", "Paint the hull"]],
    ["an answer that leads nowhere", ["Does it leak? Yes: go to 7. No: sail.", "Free? Yes: dock. No: wait."]],
    ["answers in a survey", ["Did you sail? Yes 40 %, no 60 %", "Will you again? Yes 70 %, no 30 %"]],
    [
      "a question that leads to itself",
      ["Does it leak? Yes: go to 1. No: sail.", "Free? Yes: dock. No: wait."],
    ],
  ])("are none where there are only %s", (_what, items) => {
    expect(bestOfList(items, "", "en", true)?.body.kind).not.toBe("flow");
  });
});

describe("who reports to whom", () => {
  it("is a tree with its one top, and offices apart from names", () => {
    const items = [
      "Ben Okafor, CTO, reports to Ana Silva",
      "Cy Lund (design) reports to Ben Okafor",
      "Dee Holt reports to Ben Okafor",
    ];
    expect(bestOfList(items)?.body).toEqual({
      kind: "hierarchy",
      root: {
        name: "Ana Silva",
        children: [
          {
            name: "Ben Okafor",
            text: "CTO",
            children: [{ name: "Cy Lund", text: "design" }, { name: "Dee Holt" }],
          },
        ],
      },
    });
  });

  it.each([
    [["Ben reports to Ana", "Cy reports to Dee", "Eve reports to Ben"]],
    [["Ben reports to Cy", "Cy reports to Ben", "Dee reports to Ben"]],
    [["Ben reports to Ana", "Cy is on leave", "Dee reports to Ana"]],
  ])("is none without one top for all: %j", (items) => {
    expect(bestOfList(items)?.body.kind).not.toBe("hierarchy");
  });

  it("is read from a nested list under a heading that calls it so, and from no other", () => {
    const items = [item("Ana Silva, CEO", item("Sales: Ben"), item("IT", item("Cy"), item("Dee")))];
    expect(findOrganization(items, "Organisation chart")?.body).toEqual({
      kind: "hierarchy",
      root: {
        name: "Ana Silva",
        text: "CEO",
        children: [
          { name: "Sales", text: "Ben" },
          { name: "IT", children: [{ name: "Cy" }, { name: "Dee" }] },
        ],
      },
    });
    expect(findOrganization(items, "People we met")).toBeUndefined();
    expect(findOrganization([...items, item("Eve")], "Organisation chart")).toBeUndefined();
  });
});
