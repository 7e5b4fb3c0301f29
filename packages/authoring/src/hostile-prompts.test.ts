import { createOutline } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { type Authored, PromptUnusableError } from "./author.ts";
import { createEmbeddedAuthor } from "./embedded-author.ts";
import { hostilePrompts } from "./hostile-prompts.fixture.ts";

const author = createEmbeddedAuthor();
/** Of the normal text's own cost; a busy machine gets more runs before it counts. */
const mostTimes = 3;
/** Thousands of blocks or rows of one letter each: to read their marks alone costs more than the normal text; 3.1 was measured. */
const mostTimesOfTinyBlocks = 4;
const tinyBlocks = new Set(["for and against", "a long table"]);
const mostRuns = 10;
const goods = ["timber", "fish", "grain", "cement", "salt", "tools", "fruit"];

/** A report in Markdown with headings, prose, lists and tables, no two of its parts alike. */
function createReport(length: number): string {
  let text = "# Report of the harbour company\n\n";
  for (let part = 1; text.length < length; part += 1) {
    const pick = (step: number): string => goods[(part * 5 + step) % goods.length] ?? "";
    text += `## Quay ${part}\n\nTrade in ${pick(1)} rose by ${part % 40} % to ${part},${100 + part} tonnes in ${1900 + (part % 120)}, although the ${pick(2)} quay was closed for ${part % 30} days. The crane for ${pick(3)} stood still in week ${part % 52}.\n\n- **${pick(4)}:** ${part + 3} ships\n- **${pick(5)}:** ${part + 9} ships\n\n`;
  }
  return text.slice(0, length);
}

interface Composed {
  /** Processor time of this thread, in ms. */
  readonly cost: number;
  /** Undefined where the author refuses the prompt as unusable. */
  readonly authored: Authored | undefined;
}

async function composeMeasured(prompt: string): Promise<Composed> {
  const before = process.threadCpuUsage();
  const authored = await author.compose({ prompt }).catch((error: unknown) => {
    if (error instanceof PromptUnusableError) return undefined;
    throw error;
  });
  const { user, system } = process.threadCpuUsage(before);
  return { cost: (user + system) / 1000, authored };
}

/** The least cost of several runs: the one that others disturbed least. */
async function costOf(prompt: string, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, (await composeMeasured(prompt)).cost);
  return least;
}

describe("what composing costs", async () => {
  await author.compose({ prompt: createReport(64_000) });
  const normal = await costOf(createReport(64_000), 4);

  it.each(Object.entries(hostilePrompts))(
    "a valid outline comes of 64,000 characters of %s, at a bounded cost",
    async (name, prompt) => {
      const most = tinyBlocks.has(name) ? mostTimesOfTinyBlocks : mostTimes;
      const { cost, authored } = await composeMeasured(prompt);
      if (authored !== undefined) expectValid(authored);
      let least = cost;
      for (let run = 1; least / normal >= most && run < mostRuns; run += 1)
        least = Math.min(least, await costOf(prompt, 1));
      expect(least / normal).toBeLessThan(most);
    },
  );

  it("grows no faster than the text", async () => {
    const quarter = await costOf(createReport(16_000), 4);
    expect(normal / quarter).toBeLessThan(4 * 2.5);
  });
});

function expectValid({ outline, report }: Authored): void {
  expect(() => createOutline(outline)).not.toThrow();
  expect(report.slideCount).toBe(outline.slides.length);
  expect(outline.slides.length).toBeLessThanOrEqual(40);
}
