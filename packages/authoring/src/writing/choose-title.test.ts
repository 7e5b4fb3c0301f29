import { expect, it } from "vitest";
import type { Block } from "../structure/blocks.ts";
import { toRichText } from "../text/markup/rich-text.ts";
import { chooseTitle } from "./choose-title.ts";

const source = { start: 0, end: 0 };

function parts(first: string, second: string): readonly Block[] {
  return [first, second].flatMap((name, index): readonly Block[] => [
    { kind: "heading", level: index + 1, text: toRichText(name), source },
    { kind: "paragraph", text: toRichText("The gate squeaks again."), source },
  ]);
}

it.each([
  ["1 Stove", "2 Garden", undefined],
  ["3 Rivers", "Towns", "3 Rivers"],
])("takes a first heading for the name of all unless it is one of several: %s, %s", (first, second, want) => {
  expect(chooseTitle(parts(first, second), undefined)?.title).toBe(want);
  expect(chooseTitle(parts(first, second), "Meeting")?.heading === undefined).toBe(want === undefined);
});
