import type { Emu, PlacedParagraph } from "@lectern/deck";
import type { BrokenText } from "../lines/break-lines.ts";
import { type TextLook, toMeasurable } from "../lines/measure-placed-text.ts";
import { breakParagraph } from "../lines/measure-text.ts";
import { replaceSpace } from "../replace-space.ts";
import { costOfNumberBreak, costOfNumberBreaks } from "./number-breaks.ts";

/** So many spaces of a paragraph are tried. */
const mostHeld = 4;

/**
 * Returns a paragraph whose lines in a width do not part a short number from the word that it counts ("24 / brigades") or is the
 * number of ("page / 14"), nor a date from its year, as far as that takes no more lines: spaces there do not break. Else the
 * paragraph as it is.
 */
export function holdNumbers(paragraph: PlacedParagraph, look: TextLook, width: Emu): PlacedParagraph {
  if (!paragraph.runs.some((run) => digit.test(run.text))) return paragraph;
  const text = paragraph.runs.map((run) => run.text).join("");
  if (!partable.test(text)) return paragraph;
  if (paragraph.runs.some(({ font, field }) => font === "code" || field !== undefined)) return paragraph;
  let best = paragraph;
  let broken = breakParagraph(toMeasurable(paragraph, look), width);
  const tried = new Set<number>();
  for (let held = 0; held < mostHeld && broken.lines.length > 1; held += 1) {
    const place = findWorst(broken, text, tried);
    if (place === undefined) break;
    tried.add(place);
    const candidate = replaceSpace(best, place, "\u00a0");
    const rebroken = breakParagraph(toMeasurable(candidate, look), width);
    if (isBetter(rebroken, broken, text)) [best, broken] = [candidate, rebroken];
  }
  return best;
}

// Asked of every text: ranges are told sooner than a property.
const digit = /[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/;
const partable = /\p{Nd} | \p{Nd}|\p{Nd}\p{Script=Hangul}+ /u;

/** What costs no more than this is not worth a space that does not break. */
const leastMended = 0.5;

/** Returns the space at which the worst of the line ends stands that were not tried. */
function findWorst({ lines }: BrokenText, text: string, tried: ReadonlySet<number>): number | undefined {
  let worst: number | undefined;
  let most = leastMended;
  for (const { start } of lines.slice(1)) {
    const cost = tried.has(start - 1) ? 0 : costOfNumberBreak(text, start);
    if (cost > most) [worst, most] = [start - 1, cost];
  }
  return worst;
}

function isBetter(rebroken: BrokenText, broken: BrokenText, text: string): boolean {
  const heights = ({ lines }: BrokenText) => lines.reduce((sum, { height }) => sum + height, 0);
  return (
    rebroken.lines.length === broken.lines.length &&
    rebroken.brokenWords <= broken.brokenWords &&
    heights(rebroken) <= heights(broken) &&
    costOf(rebroken, text) < costOf(broken, text)
  );
}

/** Lines shorter than this share of the widest one are seen as gaps. */
const shortLine = 0.55;

/** A last line shorter than this share is a crumb. */
const crumb = 0.2;

function costOf({ lines }: BrokenText, text: string): number {
  const widest = lines.reduce((most, { width }) => Math.max(most, width), 1);
  const gaps = lines
    .slice(0, -1)
    .reduce((sum, { width }) => sum + Math.max(0, shortLine - width / widest) * 4, 0);
  const isCrumb = (lines.at(-1)?.width ?? 0) < crumb * widest;
  return costOfNumberBreaks(lines, text) + gaps + (isCrumb ? 1 : 0);
}
