// node write-once.ts OUTLINE.json OUTPUT.pptx: makes one deck in a process of its own, which starts as the service and the
// `lectern` command do: with what Node compiled for the one before.
import { readFileSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import type { Outline } from "@lectern/deck";

// What is imported at the top would be compiled before the cache is in use.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled/", import.meta.url)));
const { renderOutline } = await import("@lectern/engine");

const [input = "", output = ""] = process.argv.slice(2);
const outline = JSON.parse(readFileSync(input, "utf8")) as Outline;
writeFileSync(output, renderOutline(outline, { look: "harbor" }).bytes);
