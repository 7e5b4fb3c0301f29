import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

describe("pairEnumerations", () => {
  it("makes a table of two enumerations that the prompt wants paired, and hides the request", async () => {
    const { outline } = await createEmbeddedAuthor().compose({
      prompt:
        "Make slides about the harbour for the board.\n\nGoals:\n- More ferries\n- Shorter queues\n\nRisks: fog on the river, strikes at the pier, and rising fuel prices. Please show each risk with its answer: a second radar, a talk with the crew, and a fixed contract.",
    });
    const table = outline.slides.find(({ kind }) => kind === "table");
    expect(table).toMatchObject({
      columns: [{ heading: "Risks" }, { heading: "Answer" }],
      rows: [
        { cells: [[{ text: "Fog on the river" }], [{ text: "A second radar" }]] },
        { cells: [[{ text: "Strikes at the pier" }], [{ text: "A talk with the crew" }]] },
        { cells: [[{ text: "Rising fuel prices" }], [{ text: "A fixed contract" }]] },
      ],
    });
    expect(JSON.stringify(outline.slides.map(({ notes: _, ...slide }) => slide))).not.toContain("Please");
  });
});
