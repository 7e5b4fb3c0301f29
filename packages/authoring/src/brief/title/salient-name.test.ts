import { expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readSalientName } from "./salient-name.ts";

function nameIn(text: string): string | undefined {
  return readSalientName(tagUnits(readSource(text)), "");
}

it("takes names in capitals, and no words that are only stressed", () => {
  expect(nameIn("The prints go to Harbour Lane on Friday.")).toBe("Harbour Lane");
  expect(nameIn("Leave it two minutes in the dev EVEN IF it looks done.")).toBeUndefined();
});
