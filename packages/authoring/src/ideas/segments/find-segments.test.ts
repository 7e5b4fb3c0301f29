import { describe, expect, it } from "vitest";
import type { Block, ListBlock } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { findSegments } from "./find-segments.ts";

const source = { start: 0, end: 0 };

function segmentsOf(items: readonly string[], heading = "") {
  const block: ListBlock = {
    kind: "list",
    ordered: false,
    items: items.map((text) => ({ text: toRichText(text), children: [] })),
    source,
  };
  return findSegments([block], { heading, language: "en", subject: heading });
}

describe("a row or two beside what is shown", () => {
  const figures = ["Budget: 184k of 240k", "Schedule: 2 weeks behind"];

  it("names the slide where it stands first and nothing else does", () => {
    const [only, ...more] = segmentsOf(["Overall: AMBER", ...figures]);
    expect(more).toEqual([]);
    expect(only?.exhibit).toMatchObject({ title: "Overall: AMBER", body: { kind: "numbers" } });
  });

  it("stands below it otherwise", () => {
    const [only, ...more] = segmentsOf(["Overall: AMBER", ...figures], "Status");
    expect(more).toEqual([]);
    const body = only?.exhibit?.body;
    expect(only?.exhibit?.title).toBeUndefined();
    expect(body?.kind === "numbers" && toPlainText(body.takeaway ?? [])).toBe("Overall: AMBER");
  });

  it("has a list of its own where it is long", () => {
    const long = "Overall: amber, as the new interface fails whenever a name holds a letter with an accent";
    const segments = segmentsOf([...figures, long], "Status");
    expect(segments.map(({ exhibit }) => exhibit?.body.kind)).toEqual(["numbers", undefined]);
  });
});

describe("a sentence behind a table", () => {
  const table: Block = {
    kind: "table",
    header: ["Room", "Floor"].map((text) => toRichText(text)),
    rows: [
      ["Hall", "ground"],
      ["Attic", "second"],
    ].map((cells) => cells.map((text) => toRichText(text))),
    source,
  };
  const remark: Block = { kind: "paragraph", text: toRichText("Book at the door, or by post."), source };

  it("stands below it; one before it leads up to it, and is spoken", () => {
    const takeawayOf = (blocks: readonly Block[], heading: string) => {
      const body = findSegments(blocks, { heading, language: "en", subject: "" })[0]?.exhibit?.body;
      return body?.kind === "table" ? toPlainText(body.takeaway ?? []) : undefined;
    };
    expect(takeawayOf([table, remark], "")).toBe("Book at the door, or by post");
    expect(takeawayOf([remark, table], "")).toBe("");
    expect(takeawayOf([table, remark], "Rooms")).toBe("Book at the door, or by post");
    expect(takeawayOf([remark, table], "Rooms")).toBe("");
  });
});

describe("a sentence behind steps", () => {
  const steps: ListBlock = {
    kind: "list",
    ordered: true,
    items: ["Soak the lentils", "Boil them", "Add vinegar"].map((text) => ({
      text: toRichText(text),
      children: [],
    })),
    source,
  };
  const below = (text: string) => {
    const remark: Block = { kind: "paragraph", text: toRichText(text), source };
    const found = findSegments([steps, remark], { heading: "Preparation", language: "en", subject: "" });
    return found.map(({ exhibit }) =>
      exhibit?.body.kind === "process" ? toPlainText(exhibit.body.takeaway ?? []) : "apart",
    );
  };

  it("stands below them with its figures; a label and several sentences have a place of their own", () => {
    expect(below("It costs about 45 euros.")).toEqual(["It costs about 45 euros"]);
    expect(below("Costs: about 45 euros, 2 for each.")).toEqual(["", "apart"]);
    expect(below("It costs 45 euros. It serves 20.")).toEqual(["", "apart"]);
  });
});

describe("the sentences around a row of figures", () => {
  const blocksOf = (text: string): readonly Block[] => [
    { kind: "paragraph", text: toRichText(text), source },
  ];
  const figuresOf = (text: string, heading = "") =>
    findSegments(blocksOf(text), { heading, language: "en", subject: "" }).find(
      ({ exhibit }) => exhibit?.body.kind === "numbers",
    )?.exhibit;
  const row = "We have 34 beds, 61 members and 9 hives.";

  it("name it and stand below it where there is one of each and no heading", () => {
    const found = figuresOf(`The garden grew fast. ${row} The shed is new.`);
    expect(found?.title).toBe("The garden grew fast");
    expect(found?.body).toMatchObject({ takeaway: [{ text: "The shed is new" }] });
  });

  it("stand for themselves where there are more of them", () => {
    const found = figuresOf(`The garden grew fast. Nobody had thought so. ${row} The shed is new. It leaks.`);
    expect(found?.title).toBe("Key figures");
    expect(figuresOf(`The garden grew fast. ${row}`, "The garden")?.title).toBeUndefined();
  });
});

describe("the hours of a day", () => {
  const listOf = (...items: readonly string[]): Block => ({
    kind: "list",
    ordered: false,
    items: items.map((text) => ({ text: toRichText(text), children: [] })),
    source,
  });
  const hours = listOf("06:00 set-up", "08:30 first race", "12:30 awards");
  const titlesOf = (...blocks: readonly Block[]) =>
    findSegments(blocks, { heading: "", language: "en", subject: "" }).map(({ exhibit }) => exhibit?.title);

  it("are named by the dated row right above them, and by no other", () => {
    expect(titlesOf(listOf("3 May: briefing", "10 May: bibs", "24 May: race day"), hours)).toEqual([
      undefined,
      "24 May: race day",
    ]);
    expect(titlesOf(listOf("3 May: briefing", "10 May: bibs", "Bring gloves"), hours).at(-1)).toBeUndefined();
    expect(titlesOf(hours)).toEqual([undefined]);
  });
});

describe("words in quotation marks that are all of a section", () => {
  function told(words: string, heading: string): string | undefined {
    const block: Block = { kind: "paragraph", text: toRichText(words), source };
    return findSegments([block], { heading, language: "en", subject: heading })[0]?.exhibit?.body.kind;
  }

  it("are a quotation below what names them, and stay a point without, or amid other words", () => {
    expect(told('"On Monday I weighed a full bucket."', "What Inès, 10, says")).toBe("quote");
    expect(told('"On Monday I weighed a full bucket."', "")).toBeUndefined();
    expect(told('"On Monday" is the name of the bucket that is full.', "Buckets")).toBeUndefined();
  });
});
