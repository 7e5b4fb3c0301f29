import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import type { WantedVisual } from "../brief.ts";
import { readBrief } from "../read-brief.ts";
import { columnsOfTable, subjectOfVisual } from "./visuals.ts";

function visualsOf(text: string, language = "en"): readonly WantedVisual[] {
  return readBrief(tagUnits(readSource(text)), text, language).visuals ?? [];
}

describe("subjectOfVisual", () => {
  it.each([
    ["The dates deserve a timeline.", "a timeline", "The dates"],
    ["Die Preise hätte ich gern als Tabelle.", "Tabelle", "Die Preise"],
    ["Il confronto con l'anno prima lo metterei in un grafico.", "grafico", "Il confronto con l'anno prima"],
    ["Bij linksaf graag een plaatje met stappen.", "stappen", "linksaf"],
    ["I think that one day we could maybe try to have one more table.", "table", ""],
  ])("reads of %s what %s shows: %s", (text, form, want) => {
    const start = text.indexOf(form);
    expect(subjectOfVisual(text, { start, end: start + form.length })).toBe(want);
  });
});

describe("the drawings that a prompt asks for", () => {
  it("have what they are to show, and the names of columns are no parts", () => {
    const text =
      "Make 6 slides for the team lunch. The outage as a timeline, actions as a table with owner and date.";
    expect(visualsOf(text)).toMatchObject([
      { form: "timeline", text: "The outage" },
      { form: "table", text: "actions", columns: ["owner", "date"] },
    ]);
    const { parts } = readBrief(tagUnits(readSource(text)), text, "en");
    expect(parts.map((part) => part.text)).toEqual(["The outage", "actions"]);
  });

  it("go on from one chart to another", () => {
    expect(
      visualsOf("Hazme 5 diapositivas: un gráfico de líneas con los pedidos, otro con el importe.", "es"),
    ).toMatchObject([
      { form: "line", text: "los pedidos" },
      { form: "line", text: "el importe" },
    ]);
  });
});

it("reads the columns that a table is to have", () => {
  const text = "(three columns: action, who, until when)";
  expect(columnsOfTable(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "action",
    "who",
    "until when",
  ]);
  expect(columnsOfTable("A table of the prices with no fuss")).toEqual([]);
});
