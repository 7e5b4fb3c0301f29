import { describe, expect, it } from "vitest";
import type { Block } from "../structure/blocks.ts";
import { toPlainLines } from "../structure/blocks.ts";
import { toRichText } from "../text/markup/rich-text.ts";
import { sectionFacts } from "./section-facts.ts";

const source = { start: 0, end: 0 };
const paragraph = (...sentences: readonly string[]): Block => ({
  kind: "paragraph",
  text: toRichText(sentences.join(" ")),
  source,
});
const steps = (...items: readonly string[]): Block => ({
  kind: "list",
  ordered: true,
  items: items.map((text) => ({ text: toRichText(text), children: [] })),
  source,
});

/** Headings with "#", what stands below them as it reads. */
function sectioned(wanted: readonly string[], blocks: readonly Block[], language = "en"): readonly string[] {
  const parts = wanted.map((text) => ({ text }));
  return sectionFacts(blocks, parts, language).flatMap((block) =>
    block.kind === "heading" ? [`# ${toPlainLines(block).join("")}`] : toPlainLines(block),
  );
}

describe("sectionFacts", () => {
  it("gives each part the sentences that have its own words, in the order of the parts", () => {
    const facts = paragraph("The pool opens daily.", "Twelve ovens were bought.", "The ovens are new.");
    expect(sectioned(["ovens", "the pool"], [facts])).toEqual([
      "# Ovens",
      "Twelve ovens were bought. The ovens are new.",
      "# The pool",
      "The pool opens daily.",
    ]);
  });

  it.each([
    [
      "en",
      ["pool", "prices", "who to ask"],
      ["The pool is warm.", "Adults pay £4 each.", "Mail desk@club.example."],
    ],
    ["de", ["Anfänge", "Preise", "Kontakt"], ["Gegründet 1954.", "Karte 9 Euro.", "Telefon 0221 555 0199."]],
    ["es", ["historia", "premios", "productos"], ["Nació en 1954.", "Medalla de oro.", "Vendemos jabón."]],
    ["zh", ["时间", "费用", "联系人"], ["9月1日开始。", "每件收费30元。", "联系王女士。"]],
    [
      "de",
      ["Markt", "Traktion", "Konkurrenz", "Ask"],
      ["74 Mio. Sofas pro Jahr.", "7 zahlende Kunden.", "Wettbewerber sind Pooler.", "Wir raisen 1,8 Mio."],
    ],
  ])("knows parts by the kind of their facts (%s)", (language, wanted, facts) => {
    const read = sectioned(wanted, [paragraph(...facts)], language);
    expect(read.filter((line) => !line.startsWith("#"))).toEqual(facts);
  });

  it("leaves a table that has the name of a part to it, whatever other words it has", () => {
    const rows = [
      ["pears of the first sort", "541"],
      ["pears of the second", "253"],
    ].map((row) => row.map(toRichText));
    const read = sectioned(
      ["the pears", "the apples"],
      [
        { kind: "heading", level: 5, text: toRichText("The apples"), source, isLabel: true },
        { kind: "table", header: [[], toRichText("pears")], rows, source },
        paragraph("The apples fill 80 crates."),
        paragraph("The pears are late."),
      ],
    );
    const at = read.indexOf("# The apples");
    expect(read.slice(at).join(" ")).toContain("541");
    expect(read.slice(0, at).join(" ")).not.toContain("541");
  });

  it("places the other facts where one of the parts heads its matter already", () => {
    const team: readonly Block[] = [
      { kind: "heading", level: 5, text: toRichText("Team"), source },
      paragraph("Ann and Bob."),
      { kind: "heading", level: 5, text: [], source },
    ];
    const read = sectioned(
      ["pool", "team", "ovens"],
      [paragraph("The pool is warm."), ...team, paragraph("The ovens are new.")],
    );
    expect(read.filter((line) => line.startsWith("#"))).toEqual(["# Pool", "# Team", "# Ovens"]);
    expect(read[1]).toBe("The pool is warm.");
    expect(read.at(-1)).toBe("The ovens are new.");
  });

  it("spreads sentences without a sign over the parts that are left between others", () => {
    const facts = paragraph("The pool is warm.", "March to May.", "Fewer lorries.", "The ovens are new.");
    expect(sectioned(["pool", "works", "effect", "ovens"], [facts])).toEqual([
      "# Pool",
      "The pool is warm.",
      "# Works",
      "March to May.",
      "# Effect",
      "Fewer lorries.",
      "# Ovens",
      "The ovens are new.",
    ]);
  });

  it("leaves paragraphs without a sign where they stand, below no part's name", () => {
    const told = [
      paragraph("The pool is warm.", "It has four lanes."),
      paragraph("Nobody slept well.", "The cat was found.", "It rained a lot."),
      paragraph("The ovens are new.", "Bread sells out."),
    ];
    const read = sectioned(["pool", "works", "effect", "ovens"], told);
    expect(read).not.toContain("# Works");
    expect(read.slice(0, 3)).toEqual(["# Pool", "The pool is warm. It has four lanes.", "# "]);
    expect(read.slice(-2)).toEqual(["# Ovens", "The ovens are new. Bread sells out."]);
  });

  it("takes an amount for a sign of nothing where every paragraph has one", () => {
    const told = [
      paragraph("The pool costs £4."),
      paragraph("The oven took £900.", "It bakes at noon."),
      paragraph("The roof took £70.", "It leaks."),
    ];
    expect(sectioned(["pool", "the price", "roof"], told)).not.toContain("# The price");
  });

  it("knows a name at the end of a compound, and no other word that begins like it", () => {
    const compound = sectioned(
      ["Kosten", "Dach"],
      [paragraph("Das Dach ist dicht.", "Umbaukosten steigen.")],
      "de",
    );
    expect(compound).toEqual(["# Kosten", "Umbaukosten steigen.", "# Dach", "Das Dach ist dicht."]);
    const olives = sectioned(
      ["la aceituna molida", "el aceite"],
      [paragraph("El aceite es verde.", "La aceituna pesa poco.")],
      "es",
    );
    expect(olives).toEqual([
      "# La aceituna molida",
      "La aceituna pesa poco.",
      "# El aceite",
      "El aceite es verde.",
    ]);
  });

  it("keeps steps in their order, and a sentence that leans with the one before it", () => {
    const list = steps("Open the pool.", "Heat the ovens.", "Clean the pool again.");
    expect(sectioned(["pool", "ovens"], [list]).at(-1)).toContain("Clean the pool");
    const told = paragraph("The pool is warm.", "It has four lanes.", "The ovens are new.");
    expect(sectioned(["pool", "sauna", "ovens"], [told])).not.toContain("# Sauna");
  });

  it("leaves alone what nothing tells apart, and matter with headings of its own", () => {
    const facts = paragraph("Grey is calm.", "Blue is cold.", "Red is warm.");
    expect(sectioned(["pool", "ovens"], [facts])).toEqual(["Grey is calm. Blue is cold. Red is warm."]);
    const heading: Block = { kind: "heading", level: 2, text: toRichText("Colours"), source };
    const told = paragraph("The pool is warm.", "The ovens are new.");
    expect(sectioned(["pool", "ovens"], [heading, told])).toHaveLength(2);
  });
});

describe("a single sentence for several parts", () => {
  const wanted = ["what it costs", "who has got the key", "what you have to clean"].map((text) => ({ text }));
  const paragraph = (text: string): Block => ({
    kind: "paragraph",
    text: [{ text }],
    source: { start: 0, end: 0 },
  });

  it("is cut at its commas, and each clause goes where it belongs", () => {
    const told = sectionFacts(
      [paragraph("£12 an hour, £50 deposit, key from Wendy at the shop, sweep the floor, bins out")],
      wanted,
      "en",
    );
    expect(told.flatMap(toPlainLines)).toEqual([
      "What it costs",
      "£12 an hour. £50 deposit.",
      "Who has got the key",
      "Key from Wendy at the shop.",
      "What you have to clean",
      "Sweep the floor. Bins out.",
    ]);
  });

  it("stays whole where nothing tells which clause is which part's", () => {
    const blocks = [paragraph("The boats are old, the paint is blue, the sails are torn")];
    expect(sectionFacts(blocks, wanted, "en")).toEqual(blocks);
  });

  it("keeps the lines of a programme together, whatever part has words of one of them", () => {
    const hours = ["9:30 registration", "10:00 talk by the chair", "11:15 accounts and audit", "12:30 lunch"];
    const items = [...hours, "The yield rose by a third", "The accounts are sound"];
    const list: Block = {
      kind: "list",
      ordered: false,
      items: items.map((text) => ({ text: toRichText(text), children: [] })),
      source,
    };
    const lines = sectioned(["the morning", "the accounts", "the yield"], [list]).join("\n");
    expect(lines).toContain(hours.map((text) => `- ${text}`).join("\n"));
  });

  it("keeps a row whole of which each clause has a number", () => {
    const facts = [
      paragraph("Dates: 7 October start, 2 February test, 24 March advice, 17 June camp, 3 July farewell."),
      paragraph("Camp: by bike, bring rain clothes."),
    ];
    expect(sectioned(["the year in dates", "camp"], facts)).toEqual([
      "# The year in dates",
      "Dates: 7 October start, 2 February test, 24 March advice, 17 June camp, 3 July farewell.",
      "# Camp",
      "Camp: by bike, bring rain clothes.",
    ]);
  });
});
