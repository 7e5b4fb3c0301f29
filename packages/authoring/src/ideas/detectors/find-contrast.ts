import type { BulletItem, Column } from "@lectern/deck";
import { capitalise } from "../../text/capitalise.ts";
import { countColumns } from "../../text/columns.ts";
import { toRichText } from "../../text/rich-text.ts";
import { clip } from "../../writing/create-points.ts";
import type { Exhibit } from "../exhibits.ts";

const longestName = 40;
const mostItems = 6;

/**
 * Returns two columns for a sentence of two clauses, each on one of two things that the sentence before names: "There are
 * two routes, the northern road and the southern road. The northern road starts …; the southern road …".
 */
export function findContrast(before: string, sentence: string): Exhibit | undefined {
  if (!/[;\uFF1B]/u.test(sentence)) return undefined;
  const clauses = sentence.split(/; |\uFF1B|;(?=\P{ASCII})/u).map((clause) => clause.trim());
  const [one, other] = clauses;
  if (clauses.length !== 2 || one === undefined || other === undefined) return undefined;
  const [first, second] = [nameOf(one, before), nameOf(other, before)];
  if (first === undefined || second === undefined || first === second) return undefined;
  if (lastUnit(first).toLowerCase() !== lastUnit(second).toLowerCase()) return undefined;
  const columns = [columnOf(first, one), columnOf(second, other)];
  if (columns.some(({ items }) => items.length < 2 || items.length > mostItems)) return undefined;
  return {
    body: { kind: "columns", columns },
    strength: "strong",
    title: `${capitalise(first)} · ${capitalise(second)}`,
  };
}

/** The longest beginning of a clause that the words before it have too, of a few words or characters. */
function nameOf(clause: string, before: string): string | undefined {
  const words = isSpaced(clause) ? clause.split(" ") : [...clause.slice(0, 12)];
  const joint = isSpaced(clause) ? " " : "";
  const known = before.toLowerCase();
  let name: string | undefined;
  for (let count = 1; count <= Math.min(words.length - 1, 6); count += 1) {
    const candidate = words.slice(0, count).join(joint);
    if (!known.includes(candidate.toLowerCase())) break;
    name = candidate;
  }
  if (name === undefined || countColumns(name) < 4 || countColumns(name) > longestName) return undefined;
  return isSpaced(clause) && !name.includes(" ") ? undefined : name;
}

function columnOf(name: string, clause: string): Column {
  const rest = clause.slice(name.length).replace(/[.。]$/u, "");
  const items = rest
    .split(/[,\uFF0C](?!\d)\s?/u)
    .map((member) => member.trim())
    .filter((member) => member !== "");
  return {
    heading: clip(capitalise(name.replace(/^(?:the|der|die|das|la|le|el|il) /iu, "")), 100),
    items: items.map((text): BulletItem => ({ text: toRichText(capitalise(text)) })),
  };
}

function lastUnit(name: string): string {
  return isSpaced(name) ? (name.split(" ").at(-1) ?? "") : name.slice(-1);
}

function isSpaced(words: string): boolean {
  return words.includes(" ");
}
