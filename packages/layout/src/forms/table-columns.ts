import { type Emu, emu, inches, type PlacedParagraph, type RichText, type TableSlide } from "@lectern/deck";
import { unlimited, widestWord } from "../parts/canvas.ts";
import { measurePlacedText, type TextLook } from "../text/lines/measure-placed-text.ts";
import { isNumericText, isPlaceholderText } from "../text/numbers/numeric-text.ts";

/** Where the text of a column stands. */
export type ColumnAlignment = "start" | "end";

/** Returns the alignment of every column: numbers at the end, so that their digits stand below each other. */
export function alignColumns({
  columns,
  rows,
}: Pick<TableSlide, "columns" | "rows">): readonly ColumnAlignment[] {
  return columns.map(({ alignment }, index) => {
    if (alignment) return alignment;
    const texts = rows.map(({ cells }) => plainTextOf(cells[index] ?? []));
    const said = texts.filter((text) => !isPlaceholderText(text));
    const numbers = said.filter(isNumericText).length;
    // The first column names its row, even where years name it.
    return index > 0 && numbers > 0 && numbers > said.length / 2 ? "end" : "start";
  });
}

/** Returns rich text without its looks. */
export function plainTextOf(text: RichText): string {
  return text.map((run) => run.text).join("");
}

/** What the text of a column asks for, insets included. */
export interface ColumnNeed {
  /** So that no word is broken. */
  readonly least: number;
  /** So that no line is. */
  readonly wanted: number;
  readonly alignment: ColumnAlignment;
}

/** Measures what a column asks for, given the paragraphs of its cells. */
export function needOfColumn(
  paragraphs: readonly PlacedParagraph[],
  {
    look,
    inset,
    alignment,
  }: { readonly look: TextLook; readonly inset: number; readonly alignment: ColumnAlignment },
): ColumnNeed {
  let least = 0;
  let wanted = 0;
  for (const paragraph of paragraphs) {
    const { width } = measurePlacedText([paragraph], look, unlimited);
    wanted = Math.max(wanted, width);
    if (width > least) least = Math.max(least, widestWord(paragraph, look));
  }
  const air = 2 * inset + inches(0.04);
  return { least: least * 1.01 + air, wanted: wanted * 1.01 + air, alignment };
}

/** Shares a width out among columns by what they ask for; undefined where it is less than the least that they need. */
export function shareWidth(needs: readonly ColumnNeed[], width: number): readonly Emu[] | undefined {
  const wanted = needs.reduce((sum, need) => sum + need.wanted, 0);
  const shares = wanted <= width ? shareSurplus(needs, width - wanted) : shareShortage(needs, width);
  return shares && toWhole(shares, width);
}

// Numbers need air to be compared, names need less than prose: what is left goes to text columns first. Names at the end of
// their column stay near the edge of the table.
function shareSurplus(needs: readonly ColumnNeed[], surplus: number): readonly number[] {
  const evened = evenNumbers(needs, surplus);
  const rest = surplus - (sum(evened) - sum(needs.map(({ wanted }) => wanted)));
  const weights = needs.map(({ alignment }, index) => {
    if (alignment === "end") return index === 0 && needs.length > 1 ? 0 : 1;
    return index === 0 ? 1.6 : 2;
  });
  const total = sum(weights);
  return evened.map((share, index) => share + (rest * (weights[index] ?? 1)) / total);
}

function evenNumbers(needs: readonly ColumnNeed[], surplus: number): readonly number[] {
  const numbers = needs.filter(({ alignment }) => alignment === "end").map(({ wanted }) => wanted);
  const widest = Math.max(0, ...numbers);
  const cost = numbers.reduce((total, share) => total + widest - share, 0);
  return needs.map(({ wanted, alignment }) => (alignment === "end" && cost <= surplus ? widest : wanted));
}

/** Of the width: names of rows that take no more stand on one line each. */
const mostForNames = 0.25;

// Columns that ask for little get it whole, and names of rows before all others; those of prose share the rest, longer ones more of it, but not in proportion.
function shareShortage(needs: readonly ColumnNeed[], width: number): readonly number[] | undefined {
  if (sum(needs.map(({ least }) => least)) > width) return undefined;
  const named = needs.slice(0, 1).filter((name) => {
    const others = sum(needs.slice(1).map(({ least }) => least));
    return name.wanted <= mostForNames * width && name.wanted + others <= width;
  });
  const shares = new Map<ColumnNeed, number>(named.map((need) => [need, need.wanted]));
  let open = needs.filter((need) => !named.includes(need));
  let rest = width - sum(named.map(({ wanted }) => wanted));
  for (;;) {
    const level = (rest / Math.max(1, open.length)) * 0.9;
    const modest = open.filter(({ wanted }) => wanted <= level);
    if (modest.length === 0 || modest.length === open.length) break;
    for (const need of modest) shares.set(need, need.wanted);
    rest -= sum(modest.map(({ wanted }) => wanted));
    open = open.filter((need) => !modest.includes(need));
  }
  const spare = rest - sum(open.map(({ least }) => least));
  if (spare < 0) return shareByLeast(needs, width);
  const weights = open.map(({ wanted, least }) => Math.sqrt(Math.max(1, wanted - least)));
  open.forEach((need, index) => {
    shares.set(need, need.least + (spare * (weights[index] ?? 0)) / Math.max(1, sum(weights)));
  });
  return needs.map((need) => shares.get(need) ?? need.least);
}

function shareByLeast(needs: readonly ColumnNeed[], width: number): readonly number[] {
  const spare = width - sum(needs.map(({ least }) => least));
  const wishes = needs.map(({ wanted, least }) => wanted - least);
  return needs.map(({ least }, index) => least + (spare * (wishes[index] ?? 0)) / Math.max(1, sum(wishes)));
}

function toWhole(shares: readonly number[], width: number): readonly Emu[] {
  const whole = shares.map((share) => Math.floor(share));
  const rest = Math.round(width) - sum(whole);
  return whole.map((share, index) => emu(index === 0 ? share + rest : share));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
