import { describeSize, tolerance } from "../box.ts";
import type { PlacedElement, PlacedRun } from "../placed/placed-deck.ts";
import { isFooter, type Passage, type PlacedPart, smallestRun } from "../placed/placed-part.ts";
import type { LevelStyle, TemplateLayout } from "../template/template.ts";
import { colorOver, resolveThemeColor } from "../template/theme-color.ts";
import type { HexColor } from "../template/theme-colors.ts";
import { colorsBehind, colorsOn, describeFaint, neededContrast } from "./background.ts";
import type { InspectionFinding, InspectionKind } from "./inspection.ts";

/** The smallest size in points that text may have, footers aside. */
export const smallestAllowed = 12;

/** What text stands on: the elements drawn before it, and the layout. */
export interface Surface {
  readonly earlier: readonly PlacedElement[];
  readonly layout: TemplateLayout;
  /** The slide, counted from 1. */
  readonly slide: number;
}

/** Inspects the texts of an element: whether there are any, whether they fit, are large enough and can be read. */
export function inspectText(part: PlacedPart, surface: Surface): readonly InspectionFinding[] {
  const { element, passages } = part;
  if (passages.length === 0) return [];
  const about = { slide: surface.slide, element: element.name };
  if (passages.every(isBlank))
    return [{ kind: "emptyText", ...about, message: "Expected text, got none: leave the element out." }];
  const findings: InspectionFinding[] = [];
  for (const [kind, findFault] of faultFinders) {
    const message = summarise(findFaults(findFault, part, surface));
    if (message !== undefined) findings.push({ kind, ...about, message });
  }
  return findings;
}

// Hardly any text has one: an array of what each has would nearly always be one of nothing.
function findFaults(findFault: FaultFinder, { element, passages }: PlacedPart, surface: Surface): Fault[] {
  const faults: Fault[] = [];
  for (const passage of passages) {
    const fault = findFault(passage, element, surface);
    if (fault) faults.push(fault);
  }
  return faults;
}

interface Fault {
  readonly passage: Passage;
  readonly message: string;
}

type FaultFinder = (passage: Passage, element: PlacedElement, surface: Surface) => Fault | undefined;

const faultFinders: readonly (readonly [InspectionKind, FaultFinder])[] = [
  ["overflow", findOverflow],
  ["smallText", findSmallText],
  ["contrast", findFaintText],
];

/** One message for all cells of a table: what is wrong with the first of them, and with how many more. */
function summarise([first, ...others]: readonly Fault[]): string | undefined {
  if (!first) return undefined;
  const { cell } = first.passage;
  if (!cell) return first.message;
  const more = others.length === 0 ? "" : ` So in ${others.length} more of its cells.`;
  return `Row ${cell.row}, column ${cell.column}: ${first.message}${more}`;
}

function findOverflow(passage: Passage): Fault | undefined {
  const { room, text } = passage;
  const { width, height } = text.measured;
  if (height <= room.height + tolerance && width <= room.width + tolerance) return undefined;
  const message = `Expected text of at most ${describeSize(room)}, got ${describeSize(text.measured)}.`;
  return { passage, message };
}

function findSmallText(passage: Passage, element: PlacedElement): Fault | undefined {
  const smallest = smallestRun(passage.text);
  if (smallest >= smallestAllowed || isFooter(element) || isBlank(passage)) return undefined;
  return { passage, message: `Expected at least ${smallestAllowed} pt, got ${smallest} pt.` };
}

function findFaintText(
  passage: Passage,
  element: PlacedElement,
  { earlier, layout }: Surface,
): Fault | undefined {
  if (isBlank(passage)) return undefined;
  const { fill, text, ink, levels } = passage;
  const behind = () => colorsBehind(ink, earlier, layout);
  const own = ownFillOf(element, layout);
  const backgrounds = own ? [own] : fill ? colorsOn(fill, behind, layout) : behind();
  for (const paragraph of text.paragraphs) {
    const style = levels?.[paragraph.level];
    for (const run of paragraph.runs) {
      // The colour of its footers is the template's own affair.
      if (!run.color && isFooter(element)) continue;
      const needed = neededContrast(run.size, run.bold ?? style?.bold ?? false);
      const message = describeFaint(colorOf(run, style, layout), backgrounds, needed);
      if (message !== undefined) return { passage, message };
    }
  }
  return undefined;
}

/** The fill that a placeholder has in its layout, such as that of a pill. */
function ownFillOf(element: PlacedElement, layout: TemplateLayout): HexColor | undefined {
  if (element.kind !== "placeholder") return undefined;
  if (element.fill) return resolveThemeColor(element.fill, layout);
  return layout.placeholders.find(({ type, index }) => type === element.type && index === element.index)
    ?.fill;
}

function isBlank({ text }: Passage): boolean {
  return text.paragraphs.every(({ runs }) => runs.every((run) => run.text.trim() === ""));
}

/** The colour of a run, by what it stands on. */
function colorOf(
  run: PlacedRun,
  style: LevelStyle | undefined,
  layout: TemplateLayout,
): (background: HexColor) => HexColor {
  const inherited = run.color ? undefined : style?.color;
  if (inherited !== undefined) return () => inherited;
  return (background) => colorOver(run.color ?? { scheme: "tx1" }, background, layout);
}
