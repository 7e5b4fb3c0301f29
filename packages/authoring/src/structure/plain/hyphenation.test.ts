import { describe, expect, it } from "vitest";
import { toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

function paragraph(text: string): string {
  return readPlainText(text, 0).blocks.flatMap(toPlainLines).join("\n");
}

describe("words parted at the ends of lines", () => {
  it("are whole again in a text that parts many, those with a hyphen of their own but for it", () => {
    const given =
      "The harbour of Lund was deepened in the spring so that the lar-\nger ferries can call there at low tide, and the old well-\nknown crane, an EU-\nfunded monument, was moved to the northern quay, where vi-\nsitors find it beside the ticket office and the new wai-\nting room.";
    expect(paragraph(given)).toBe(
      "The harbour of Lund was deepened in the spring so that the larger ferries can call there at low tide, and the old well-known crane, an EU-funded monument, was moved to the northern quay, where visitors find it beside the ticket office and the new waiting room.",
    );
  });

  it("keep their hyphen where few are parted, or another word shares it", () => {
    expect(
      paragraph(
        "Der Hafen wurde im Frühjahr an seinem Nord-\nund an seinem Südufer vertieft, und die weit-\ngereisten Gäste kommen.",
      ),
    ).toBe(
      "Der Hafen wurde im Frühjahr an seinem Nord- und an seinem Südufer vertieft, und die weit-gereisten Gäste kommen.",
    );
  });
});
