// Renders outlines by the engine of a checkout, as often as it is told: first comes a RenderRequest, then numbers of decks.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Outline } from "@lectern/deck";
import type { renderOutline } from "@lectern/engine";

/** What is rendered in turn; in the look that suits each where none is named. */
export interface RenderRequest {
  readonly outlines: readonly Outline[];
  readonly look?: string;
}

/** The user CPU time that the decks took together, all threads of the process. */
export interface RenderReport {
  readonly milliseconds: number;
}

const [, , checkout = "."] = process.argv;
const engine: { readonly renderOutline: typeof renderOutline } = await import(
  pathToFileURL(join(checkout, "packages/engine/src/index.ts")).href
);
let request: RenderRequest = { outlines: [] };
process.on("message", (message: RenderRequest | number) => {
  if (typeof message === "number") process.send?.(render(message));
  else request = message;
});
process.send?.("ready");

function render(decks: number): RenderReport {
  const { outlines, look } = request;
  const before = process.cpuUsage();
  for (let deck = 0; deck < decks; deck += 1) {
    const outline = outlines[deck % outlines.length];
    if (outline) engine.renderOutline(outline, look === undefined ? {} : { look });
  }
  return { milliseconds: process.cpuUsage(before).user / 1000 };
}
