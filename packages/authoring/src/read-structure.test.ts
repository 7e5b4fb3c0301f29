import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "./blocks.ts";
import { readStructure } from "./read-structure.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

describe("readStructure of plain text", () => {
  it.each([
    {
      what: "underlined headings, the first mark being the highest",
      given: "Garden\n******\n\nBeds\n====\n\nWe dig.\n\nPaths\n=====\n\nWe walk.",
      want: ["h1 Garden", "h2 Beds", "paragraph We dig.", "h2 Paths", "paragraph We walk."],
    },
    {
      what: "numbered headings with clauses below them",
      given:
        "1. Scope\n1.1 This applies to all.\n1.2 It does not apply to guests.\n\n2. Terms\n2.1 A day is a day.",
      want: [
        "h1 1 Scope",
        "list 1.1 This applies to all. / 1.2 It does not apply to guests.",
        "h1 2 Terms",
        "list 2.1 A day is a day.",
      ],
    },
    {
      what: "numbered items that follow each other as a list",
      given: "1. River\n2. Bench\n3. Path",
      want: ["list 1. River / 2. Bench / 3. Path"],
    },
    {
      what: "a short first line and short lines that stand alone",
      given:
        "The tea road\n\nIt is an old road through the mountains on which tea was carried for centuries by mules.\n\nThe mules\n\nThey carried sixty kilograms each, and walked for twenty days from one end to the other.",
      want: [
        "h1 The tea road",
        "paragraph It is an old road through the mountains on which tea was carried for centuries by mules.",
        "h3 The mules",
        "paragraph They carried sixty kilograms each, and walked for twenty days from one end to the other.",
      ],
    },
    {
      what: "bullets of every sort, nested by indentation",
      given: "Plan:\n• dig\n  – deep\n• plant",
      want: ["h5 Plan", "list - dig /   - deep / - plant"],
    },
    {
      what: "labelled lines as a list",
      given: "Date: 4 May\nPlace: the old mill",
      want: ["list - Date: 4 May / - Place: the old mill"],
    },
    {
      what: "a conversation",
      given: "Ana: It rains.\nBob: Then we wait.\nAna: How long?\nBob: Until noon.",
      want: ["conversation Ana: It rains. / Bob: Then we wait. / Ana: How long? / Bob: Until noon."],
    },
    {
      what: "comma-separated rows as a table",
      given: "year,guests,rooms\n2023,120,8\n2024,140,9",
      want: ["table year | guests | rooms / 2023 | 120 | 8 / 2024 | 140 | 9"],
    },
    {
      what: "a table drawn with pipes",
      given: "|Task|Have|\n|---|---|\n|River|18|",
      want: ["table Task | Have / River | 18"],
    },
    {
      what: "wrapped lines as one paragraph, words cut at a hyphen joined",
      given:
        "This is a text that was wrapped at some sixty columns by well-\nknown programs, as mails are, and goes on here for a while yet\nuntil it ends.",
      want: [
        "paragraph This is a text that was wrapped at some sixty columns by well-known programs, as mails are, and goes on here for a while yet until it ends.",
      ],
    },
  ])("finds $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it("finds the slides of a plan", () => {
    const { blocks } = readStructure("Slide 1 - Title\nSlide 2-3: Two things\n- a\n- b");
    expect(blocks.map((block) => (block.kind === "heading" ? block.planned : block.kind))).toEqual([
      { first: 1, last: 1 },
      { first: 2, last: 3 },
      "list",
    ]);
  });
});

describe("readStructure of Markdown", () => {
  it.each([
    {
      what: "headings, lists, tables, code and quotes",
      given:
        "# Tea\n\n## 2.1 Kinds\n\n- green\n  - sencha\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```sh\nboil\n```\n\n> Drink.",
      want: [
        "h1 Tea",
        "h2 2.1 Kinds",
        "list - green /   - sencha",
        "table a | b / 1 | 2",
        "code boil",
        "quote Drink.",
      ],
    },
    {
      what: "lines in bold as headings",
      given: "**Option A**\nIt costs 5.\n\n+ quick\n– dear",
      want: ["h6 Option A", "paragraph It costs 5.", "list + quick", "list - dear"],
    },
    {
      what: "the target of a link that does not show it",
      given: "# A\n\nSee [here](https://example.org).",
      want: ["h1 A", "paragraph See here (https://example.org)."],
    },
    {
      what: "no tags and comments of web pages",
      given: "# A\n\n<p align=center>Hello</p>\n\n<!-- no -->",
      want: ["h1 A", "paragraph Hello"],
    },
    {
      what: "no indented code",
      given: "# A\n\n    indented words",
      want: ["h1 A", "paragraph indented words"],
    },
  ])("finds $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it("reports pictures and takes the title from front matter", () => {
    const { leftOut, title } = readStructure(
      "---\ntitle: Tea time\n---\n# A\n\n![badge](https://example.org/b.svg)\n\ntext",
    );
    expect(title).toBe("Tea time");
    expect(leftOut).toEqual([{ text: "badge", where: "nowhere", reason: "picture" }]);
  });
});

describe("readStructure of JSON", () => {
  it("makes headings of keys and points of records, and reports what only programs need", () => {
    const given = JSON.stringify({
      id: "x1",
      topic: "Move",
      tasks: [{ who: "Ana", what: "call" }],
      places: ["hall"],
    });
    const { blocks, title, leftOut } = readStructure(given);
    expect(title).toBe("Move");
    expect(blocks.flatMap(toPlainLines)).toEqual([
      "- Topic: Move",
      "Tasks",
      "- Ana: call",
      "Places",
      "- hall",
    ]);
    expect(leftOut).toEqual([{ text: "id: x1", where: "notes", reason: "technical field" }]);
  });
});
