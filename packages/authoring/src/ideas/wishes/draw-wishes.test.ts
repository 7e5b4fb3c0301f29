import { describe, expect, it } from "vitest";
import type { WantedForm } from "../../brief/brief.ts";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { readStructure } from "../../structure/read-structure.ts";
import { drawWishes } from "./draw-wishes.ts";

function drawn(matter: string, form: WantedForm, text: string, language = "en", columns?: readonly string[]) {
  const { blocks } = readStructure(matter);
  const wish = `${text} as that`;
  return drawWishes(blocks, [{ form, text, wish, ...(columns && { columns }) }], language);
}

function linesOf(blocks: readonly Block[]): readonly string[] {
  return blocks
    .filter(({ kind, wanted }) => kind !== "heading" && wanted !== undefined)
    .flatMap(toPlainLines)
    .map((line) => line.replace(/^- /u, ""));
}

const shift = [
  "The bakery opens six days a week and sells to nine cafés.",
  "The ovens start at 03:30, the first loaves come out at 05:10.",
  "Half of the flour is local, and nobody has complained so far.",
  "The van leaves at 06:40, back by the time the school bell rings.",
].join("\n\n");

describe("drawWishes", () => {
  it("gathers the hours of a day from all over the matter into a timeline, in their order", () => {
    const blocks = drawn(shift, "timeline", "the morning");
    expect(linesOf(blocks)).toEqual([
      "03:30: The ovens start",
      "05:10: The first loaves come out",
      "06:40: The van leaves, back by the time the school bell rings",
    ]);
    expect(blocks.flatMap(toPlainLines).join(" ")).not.toContain("The van leaves at");
  });

  it.each([
    [
      "table" as const,
      "de",
      "Der Eintritt kostet für Erwachsene 12,50 €, für Kinder 8,25 €.",
      "die Preise",
      "12,50 €",
    ],
    ["bar" as const, "es", "La uva: 1.380,5 quintales, contra 712,25 del año pasado.", "la uva", "1.380,5"],
  ])("writes the numbers of a %s as the prompt does", (form, language, matter, text, want) => {
    expect(linesOf(drawn(matter, form, text, language)).join(" ")).toContain(want);
  });

  it("makes a circle of the parts of a sum, and of no price before and now", () => {
    const oil = "Oil 902 tonnes: first 541, second 253, third 108.";
    const price = "The price of the oil is 0.71 euro, against 1.38 last year.";
    expect(linesOf(drawn(`${price}\n\n${oil}`, "pie", "the sorts of oil")).join(" ")).toContain("541");
    expect(linesOf(drawn(price, "pie", "the price of the oil"))).toEqual([]);
  });

  it("gives figures to the chart that they fit best, whichever is asked for first", () => {
    const { blocks } = readStructure("Sorts of oil 902 tonnes: first 541, second 253, third 108.");
    const asked = (form: WantedForm, text: string) => ({ form, text, wish: text });
    const set = drawWishes(
      blocks,
      [asked("bar", "the oil of three years"), asked("pie", "the sorts of oil")],
      "en",
    );
    expect(set.flatMap(({ wanted }) => wanted ?? [])).toContain("pie");
    expect(set.flatMap(({ wanted }) => wanted ?? [])).not.toContain("bar");
  });

  it("takes hours that are alone, and prices, for no timeline", () => {
    expect(linesOf(drawn("Doors open at 18:30. Tea costs 2.40.", "timeline", "the evening"))).toEqual([]);
  });

  it("draws the row that shares the words or the unit of what is asked for", () => {
    const matter =
      "Tickets: adults 12 euro, children 5 euro, groups 40 euro.\n\nParcels: single 9 kg, couple 15 kg, family 27 kg.";
    expect(linesOf(drawn(matter, "bar", "parcel weights"))).toEqual([
      " | Parcels (kg)",
      "Single | 9",
      "Couple | 15",
      "Family | 27",
    ]);
    expect(linesOf(drawn(matter, "chart", "what it costs")).at(0)).toBe(" | Tickets (euro)");
    expect(linesOf(drawn(matter, "table", "parcel weights"))).toContain("Couple | 15 kg");
    expect(linesOf(drawn(matter, "bar", "the rainfall"))).toEqual([]);
  });

  it("heads what brackets tell with the columns asked for", () => {
    const matter = "Actions: test before release (Jo, Friday), lower the alert (Ann, done).";
    expect(linesOf(drawn(matter, "table", "actions", "en", ["owner", "date"]))).toEqual([
      "Actions | Owner | Date",
      "Test before release | Jo | Friday",
      "Lower the alert | Ann | Done",
    ]);
  });

  it("has a row for each day that is asked for", () => {
    const matter =
      "Wir fahren am Freitag um 8 Uhr los, Mittag in Ulm. Samstag ist Probe.\n\nDas Geld ist knapp.";
    expect(linesOf(drawn(matter, "table", "die Tage", "de")).map((line) => line.split(" | ")[0])).toEqual([
      "Tage",
      "Freitag",
      "Samstag",
    ]);
  });

  it("sets steps under the name that is asked for, and leaves the other items", () => {
    const blocks = drawn(
      "# Riding\n\n- left turn: look back, hand out, look again\n- lights on at dusk",
      "process",
      "turning left",
    );
    expect(linesOf(blocks)).toEqual(["Look back", "Hand out", "Look again"]);
    expect(blocks.flatMap(toPlainLines)).toContain("- lights on at dusk");
  });

  it("sets the two sides that are asked for beside each other, by other names for their times too", () => {
    const matter =
      "- bisher 3 Gruppen, wöchentlicher Wechsel\n- neu: 5 Gruppen, danach vier Tage frei\n- Start im Mai";
    expect(linesOf(drawn(matter, "comparison", "Alt gegen neu", "de"))).toEqual([
      "Bisher: 3 Gruppen, wöchentlicher Wechsel",
      "Neu: 5 Gruppen, danach vier Tage frei",
    ]);
    expect(linesOf(drawn(matter, "comparison", "Bus gegen Bahn", "de"))).toEqual([]);
  });

  it("takes the columns of a table that are asked for, and shows its rows as a whole", () => {
    const table =
      "| year | adults | children | cost (£) |\n|---|---|---|---|\n| 2021 | 20 | 6 | 490 |\n| 2022 | 38 | 14 | 930 |";
    const blocks = drawn(table, "line", "adults against children");
    expect(blocks.map(({ kind, wanted }) => [kind, wanted])).toEqual([
      ["heading", "line"],
      ["table", "line"],
      ["heading", "line"],
      ["table", "table"],
    ]);
    expect(linesOf(blocks).at(0)).toBe("year | adults | children");
  });
});
