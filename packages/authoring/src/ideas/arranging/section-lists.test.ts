import { describe, expect, it } from "vitest";
import type { Block, ListItem } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { sectionLists } from "./section-lists.ts";

const source = { start: 0, end: 0 };

function item(text: string, ...children: readonly ListItem[]): ListItem {
  return { text: toRichText(text), children };
}

function list(...items: readonly ListItem[]): Block {
  return { kind: "list", ordered: false, items, source };
}

function show(blocks: readonly Block[]): readonly string[] {
  return blocks.map((block) => {
    if (block.kind === "heading") return `${"#".repeat(block.level)} ${toPlainText(block.text)}`;
    if (block.kind === "list") return block.items.map(({ text }) => toPlainText(text)).join(" | ");
    return block.kind === "paragraph" ? toPlainText(block.text) : block.kind;
  });
}

describe("sectionLists", () => {
  it("makes the lone root of an outline its title and its branches sections", () => {
    const outline = list(item("Fair", item("Aim", item("sell"), item("meet")), item("Who", item("Ana"))));
    expect(show(sectionLists([outline], "en"))).toEqual(["# Fair", "## Aim", "sell | meet", "## Who", "Ana"]);
  });

  it("leaves a list alone in which a single item has others below it, and one under a heading of its own", () => {
    const flat = list(item("Bread"), item("Cheese", item("hard")), item("Wine"));
    expect(sectionLists([flat], "en")).toEqual([flat]);
    const heading: Block = { kind: "heading", level: 1, text: toRichText("Picnic"), source };
    const nested = list(item("Bread", item("white")), item("Cheese", item("hard")));
    expect(sectionLists([heading, nested], "en")).toEqual([heading, nested]);
  });

  it("keeps neighbours that name one value each together, below the words that their labels share", () => {
    const notes = list(
      item("heard of it from friends: 41 %"),
      item("heard of it from the paper: 17 %"),
      item("Wishes: later hours, a bench by the door, more bread without wheat"),
      item("Next steps: ask the baker by 3 May, order the bench by 9 June"),
    );
    expect(show(sectionLists([notes], "en")).slice(0, 3)).toEqual([
      "## Heard of it",
      "Friends: 41 % | The paper: 17 %",
      "## Wishes",
    ]);
  });

  it("keeps short points as the points of one list", () => {
    const points = list(
      item("34 members"),
      item("One bass is missing"),
      item("Sang in Trier"),
      item("Hall: 90 euros"),
    );
    expect(sectionLists([points], "en")).toEqual([points]);
  });

  it("keeps steps together, however long they are", () => {
    const steps = list(
      item("Step 1: Turn the bench over on a blanket and loosen the four bolts of its legs"),
      item("Step 2: Pull the legs off one after the other, starting at the back of the bench"),
      item("Step 3: Sand the edges, then oil them twice with a day between the two coats"),
      item("Step 4: Screw the legs on again, but no tighter than by hand, the wood will swell"),
    );
    expect(sectionLists([steps], "en")).toEqual([steps]);
  });

  it("parts labelled notes below the title, and leaves notes without labels to it", () => {
    const title: Block = { kind: "heading", level: 1, text: toRichText("Community fridge"), source };
    const labelled = [
      "Goal: cut the food waste on our street by two tonnes a year",
      "Risks: permit comes late (medium), vandalism at night (low)",
      "Ask: twelve volunteers for two hours a week, and a small grant",
    ];
    expect(show(sectionLists([title, list(...labelled.map((text) => item(text)))], "en"))).toEqual([
      "# Community fridge",
      "## Goal",
      "Cut the food waste on our street by two tonnes a year",
      "## Risks",
      "Permit comes late (medium) | Vandalism at night (low)",
      "## Ask",
      "Twelve volunteers for two hours a week, and a small grant",
    ]);
    const plain = list(...labelled.map((text) => item(text.replace(":", " is to"))));
    expect(sectionLists([title, plain], "en")).toEqual([title, plain]);
  });

  it("makes the points of minutes parts with their names, and leaves steps, tasks and thin points a list", () => {
    const points = (texts: readonly string[]): Block => ({
      kind: "list",
      ordered: true,
      items: texts.map((text, index) => ({ marker: `${index + 1}.`, ...item(text) })),
      source,
    });
    const minutes = points([
      "Boats. The four needs a new rudder. Agreed to order it from the yard in Penmoor.",
      "Charges : budget 142 000 €, réalisé 149 300 €, dépassement dû surtout au chauffage.",
      "Summer party on 12 July at the boathouse, budget £600, Rosa asks the band",
    ]);
    expect(show(sectionLists([minutes], "en"))).toEqual([
      "## Boats",
      "The four needs a new rudder. Agreed to order it from the yard in Penmoor.",
      "## Charges",
      "Budget 142 000 €, réalisé 149 300 €, dépassement dû surtout au chauffage.",
      "## Summer party on 12 July at the boathouse",
      "Budget £600 | Rosa asks the band",
    ]);
    const thin = points(["Boats: two", "Fees: five pounds", "Safety: fine"]);
    expect(sectionLists([thin], "en")).toEqual([thin]);
    const manual = points([
      "Find a place. You need forty square metres, half shade, away from the windows.",
      "Check the rules. Call the waste department, as many towns ask for a permit.",
      "Build three bays: one for fresh material, one that is maturing, one that is ready.",
    ]);
    expect(sectionLists([manual], "en")).toEqual([manual]);
    const heading: Block = { kind: "heading", level: 2, text: toRichText("Actions"), source };
    expect(sectionLists([heading, minutes], "en")).toEqual([heading, minutes]);
  });
});
