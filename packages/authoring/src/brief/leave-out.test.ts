import { expect, test } from "vitest";
import type { Block } from "../structure/blocks.ts";
import { leaveOut } from "./leave-out.ts";

const text = [{ text: "The bees gave 40 kilos. A cartoon of the queen hangs in the hut." }];
const blocks: readonly Block[] = [{ kind: "paragraph", text, source: { start: 0, end: 64 } }];
const textOf = (excluded: string, topic?: string): string =>
  JSON.stringify(
    leaveOut(blocks, { excluded: [excluded], parts: [], ...(topic !== undefined && { topic }) }, "en").blocks,
  );

test("what is left out is not known by the words of the deck's topic", () => {
  expect(textOf("cartoons of bees", "our bees")).toContain("40 kilos");
  expect(textOf("cartoons of bees", "our bees")).not.toContain("queen");
});

test("without a topic, and for the topic itself, half of the words are enough", () => {
  expect(textOf("cartoons of bees")).not.toContain("40 kilos");
  expect(textOf("bees", "our bees")).not.toContain("40 kilos");
});
