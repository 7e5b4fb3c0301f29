import fc from "fast-check";
import { outlineLimits } from "../outline/outline-limits.ts";
import type { Voice } from "./texts.ts";

const codeLines = [
  'import { createOutline } from "@lectern/deck";',
  "export function add(first: number, second: number): number {",
  "\treturn first + second;",
  "}",
  "",
  "    if (isReady && !hasFailed) { // 日本語 in a comment",
  'for file in *.txt; do mv -- "$file" "$file.md"; done',
  "const answer = 42;",
];

const hostileCodeLines = [
  "x".repeat(300),
  `const table = [${"0xDEADBEEF, ".repeat(40)}];`,
  "\t\t\t\t\t\t\t\t\t\tdeep();",
  '"👩‍👩‍👧‍👦" + "漢字" + "مرحبا"',
  "]]>&amp;<script>",
];

/** Programs, or what looks like one, with tabs, indents and blank lines. */
export function codes(voice: Voice): fc.Arbitrary<string> {
  const line = fc.constantFrom(...codeLines, ...(voice.isHostile ? hostileCodeLines : []));
  return voice
    .list(line, { usual: 14, most: 150 })
    .map((lines) => ["run();", ...lines].join("\n").slice(0, outlineLimits.code).toWellFormed());
}
