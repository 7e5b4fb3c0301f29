import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import type { Place, Role, TaggedUnit } from "../role.ts";
import { showHeads } from "./show-heads.ts";

type Tags = readonly (readonly [Role, Place])[];

function headsOf(text: string, tags: Tags): readonly string[] {
  const units = readSource(text).units.map((unit, index): TaggedUnit => {
    const [role, place] = tags[index] ?? ["content", "slide"];
    return { ...unit, role, place, confidence: 0.6, reason: "" };
  });
  return showHeads(units).flatMap(({ role, place, text: words }) =>
    role === "heading" && place === "slide" ? [words] : [],
  );
}

const policy = "1. Signs\nIt hurries you.\n2. Help\nAsk at the desk.";

test("numbered lines above matter that only might plan slides head it", () => {
  const tags: Tags = [
    ["plan", "notes"],
    ["content", "slide"],
    ["heading", "notes"],
    ["content", "slide"],
  ];
  expect(headsOf(policy, tags)).toEqual(["Signs", "Help"]);
});

test("where slides are planned for sure nothing is changed", () => {
  const tags: Tags = [
    ["plan", "nowhere"],
    ["content", "slide"],
    ["plan", "notes"],
    ["content", "slide"],
  ];
  expect(headsOf(policy, tags)).toEqual([]);
});

test("a line above what is not shown heads nothing", () => {
  const tags: Tags = [
    ["heading", "notes"],
    ["request", "nowhere"],
    ["heading", "notes"],
    ["request", "nowhere"],
  ];
  expect(headsOf(policy, tags)).toEqual([]);
});
