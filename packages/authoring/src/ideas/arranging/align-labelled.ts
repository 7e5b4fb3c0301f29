import type { Block, ListItem, TableBlock } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { splitMembers } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";

const labelled = /^([^:：\n]{2,40})[:：]\s+(\S.{4,300})$/su;
const fewestColumns = 2;
const mostColumns = 4;
const fewestRows = 2;
const stemLength = 5;

interface Column {
  readonly label: string;
  readonly members: readonly string[];
}

/**
 * Returns the blocks with neighbouring labelled lines that tell the same things of each label side by side, for prompts that ask for a
 * table: "Old: three shifts, 40 hours" and "New: four shifts, 36 hours" are the columns Old and New.
 */
export function alignLabelled(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind !== "list") return [block];
    const columns = block.items.map(toColumn);
    const first = columns.findIndex((column) => column !== undefined);
    const run = columns.slice(first).flatMap((column) => column ?? []);
    const isRun =
      first !== -1 && columns.slice(first, first + run.length).every((column) => column !== undefined);
    if (!isRun || !areAlike(run)) return [block];
    const parted = (items: readonly ListItem[]): readonly Block[] =>
      items.length === 0 ? [] : [{ ...block, items }];
    const table: TableBlock = { kind: "table", ...toCells(run), comparesColumns: true, source: block.source };
    return [...parted(block.items.slice(0, first)), table, ...parted(block.items.slice(first + run.length))];
  });
}

function toColumn({ text, children }: ListItem): Column | undefined {
  const match = labelled.exec(toPlainText(text));
  if (match === null || children.length > 0) return undefined;
  const members = splitMembers((match[2] ?? "").replace(/[.。]\s*$/u, ""));
  return members.length < fewestRows ? undefined : { label: match[1] ?? "", members };
}

/** As many members of each, or one more, of which most have a figure or a word in common across the columns. */
function areAlike(columns: readonly Column[]): boolean {
  if (columns.length < fewestColumns || columns.length > mostColumns) return false;
  const lengths = columns.map(({ members }) => members.length);
  const least = Math.min(...lengths);
  if (Math.max(...lengths) - least > 1) return false;
  const rows = Array.from({ length: least }, (_, row) => columns.map(({ members }) => members[row] ?? ""));
  return rows.filter(tellsAlike).length * 2 > least;
}

function tellsAlike(members: readonly string[]): boolean {
  if (members.every((member) => /\p{Nd}/u.test(member))) return true;
  const [first, ...others] = members.map(
    (member) =>
      new Set((member.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stemLength))),
  );
  return [...(first ?? [])].some((stem) => others.every((stems) => stems.has(stem)));
}

function toCells(columns: readonly Column[]): Pick<TableBlock, "header" | "rows"> {
  const length = Math.max(...columns.map(({ members }) => members.length));
  return {
    header: columns.map(({ label }) => toRichText(label)),
    rows: Array.from({ length }, (_, row) =>
      columns.map(({ members }) => toRichText(capitalise(members[row] ?? ""))),
    ),
  };
}
