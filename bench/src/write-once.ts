// node write-once.ts OUTLINE.json OUTPUT.pptx: makes one deck in a process of its own.
import { readFileSync, writeFileSync } from "node:fs";
import type { Outline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";

const [input = "", output = ""] = process.argv.slice(2);
const outline = JSON.parse(readFileSync(input, "utf8")) as Outline;
writeFileSync(output, renderOutline(outline, { variation: "harbor" }).bytes);
