import { expect, it } from "vitest";
import { toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

function read(text: string): readonly string[] {
  return readPlainText(text, 0).blocks.map((block) => `${block.kind}: ${toPlainLines(block).join(" / ")}`);
}

it("heads paragraphs of one line by the labels that they open with", () => {
  expect(
    read(
      "What did not work: the salad bar, too slow, the queue went up to the yard.\n\nOne afternoon it rained and nobody came.\n\nWhat I ask of the council: a second pair of scales, and longer breaks.",
    ),
  ).toEqual([
    "heading: What did not work",
    "paragraph: The salad bar, too slow, the queue went up to the yard.",
    "heading: ",
    "paragraph: One afternoon it rained and nobody came.",
    "heading: What I ask of the council",
    "paragraph: A second pair of scales, and longer breaks.",
  ]);
});

it("heads what there is to choose from, line by line", () => {
  expect(
    read(
      "OPTION A - patch: new chiller, both compressors rebuilt. $185,000.\nOPTION B - new plant. $1,420,000, of which a grant covers $510,000.",
    ),
  ).toEqual([
    "heading: OPTION A - patch",
    "paragraph: New chiller, both compressors rebuilt. $185,000.",
    "heading: OPTION B - new plant",
    "paragraph: $1,420,000, of which a grant covers $510,000.",
  ]);
});

it("leaves alone what only holds a colon, what somebody says, and a label among many lines without one", () => {
  const alone = "He had one rule: never to open the gate before the tide had turned.";
  const others = "The first winter was mild.\n\nThe second one was not.\n\nNobody had expected it.";
  expect(read(`${alone}\n\n${others}`).join("\n")).not.toContain("heading: He had one rule");
  const said = 'Ann, baker: "We sold out by nine, and again on Sunday."';
  expect(
    read(`The shop had a good week.\n\n${said}\n\nBo, miller: "I had no flour left by Monday morning."`).join(
      "\n",
    ),
  ).not.toContain("heading");
});

it("ends a list below its heading at a blank line", () => {
  expect(
    read(
      "Days closed\n2023-24: 4 days\n2024-25: 9 days\n2025-26: 16 days\n\nThe town owns the hall and leases the ground it stands on.",
    ),
  ).toEqual([
    "heading: Days closed",
    "list: - 2023-24: 4 days / - 2024-25: 9 days / - 2025-26: 16 days",
    "heading: ",
    "paragraph: The town owns the hall and leases the ground it stands on.",
  ]);
});

it("heads what a letter counts, with blank lines between or without", () => {
  const lines = [
    "A. Deep well. Drilled in six weeks, for 9,300 euro.",
    "B. Tanks. Eight of them, off the roofs.",
  ];
  const parts = [
    "heading: A. Deep well",
    "paragraph: Drilled in six weeks, for 9,300 euro.",
    "heading: B. Tanks",
    "paragraph: Eight of them, off the roofs.",
  ];
  expect(read(lines.join("\n"))).toEqual(parts);
  expect(read(lines.join("\n\n"))).toEqual(parts);
  expect(read("A. Lang wrote to us. She was pleased with the well.").join("\n")).not.toContain("heading");
});

it("heads labelled lines right below each other that are too long for rows, and leaves rows a list", () => {
  const losses =
    "Losses: four calves on the road, one in the ditch behind the dairy, two of an illness not yet known.";
  const tags =
    "Tags: all but nine have one now. The oldest cow was tagged in 2014 and has been read every year since.";
  expect(read(`${losses}\n${tags}`).filter((line) => line.startsWith("heading"))).toEqual([
    "heading: Losses",
    "heading: Tags",
  ]);
  expect(
    read(
      "Losses: four calves, and one old cow\nTags: all but nine of them have one\nVet: 340 euro a head",
    ).join(""),
  ).not.toContain("heading");
  expect(read(`- ${losses}\n- ${tags}`).join("\n")).not.toContain("heading");
});

it("heads a passage behind a label and the row below it", () => {
  const season =
    "Season: 26 games, 21 won. Ana scored 148 goals. Lucía stopped eleven penalties. The last game was won in the last minute.";
  expect(
    read(`${season}\nMembers: 140 at first, and 612 today.`).filter((line) => line.startsWith("heading")),
  ).toEqual(["heading: Season", "heading: Members"]);
});
