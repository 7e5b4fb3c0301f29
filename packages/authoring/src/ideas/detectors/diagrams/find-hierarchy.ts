import { type HierarchyNode, outlineLimits } from "@lectern/deck";
import type { ListItem } from "../../../structure/blocks.ts";
import { toPlainText } from "../../../text/markup/rich-text.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { readDashLabel, readLabel } from "../../../text/words/labelled.ts";
import { type Exhibit, scores } from "../../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";

const longestName = 60;
const fewestNodes = 4;
const mostNodes = 60;

const reports =
  /\s(?:reports? (?:directly )?to|berichtet an|untersteht|relève de|rend compte à|depende de|reporta a|riporta a|responde a|rapporteert aan|rapporterar till|rapporterer til|podlega|подчиняется)\s/iu;

/** Returns the tree of those who report to each other: "Ana Silva, CTO, reports to Ben Okafor", one a line, with one at the top. */
export function findReports(entries: readonly ListEntry[]): Exhibit | undefined {
  if (entries.length < 3 || entries.length > mostNodes) return undefined;
  const pairs = entries.flatMap(({ item: { text, children } }) => {
    const [person, boss, ...more] = toPlainText(text)
      .replace(/[.。]$/u, "")
      .split(reports);
    if (person === undefined || boss === undefined || more.length > 0 || children.length > 0) return [];
    return [{ ...toNode(person), boss: toNode(boss).name }];
  });
  if (pairs.length < entries.length || new Set(pairs.map(({ name }) => name)).size < pairs.length)
    return undefined;
  const names = new Set(pairs.map(({ name }) => name));
  const tops = [...new Set(pairs.flatMap(({ boss }) => (names.has(boss) ? [] : [boss])))];
  const [top] = tops;
  if (top === undefined || tops.length > 1) return undefined;
  const below = Map.groupBy(pairs, ({ boss }) => boss);
  const grow = ({ name, text }: HierarchyNode, level: number): HierarchyNode => {
    const children = level > outlineLimits.hierarchyLevels ? [] : (below.get(name) ?? []);
    return {
      name,
      ...(text !== undefined && { text }),
      ...(children.length > 0 && { children: children.map((child) => grow(child, level + 1)) }),
    };
  };
  return exhibitOf(grow({ name: top }, 1), pairs.length + 1);
}

const organization =
  /(?:organi[sz]ation(?:al)?[- ](?:chart|structure)|org[- ]chart|reporting (?:lines?|structure)|team structure|who reports to whom|organigramm?e?|organigrama|organogra(?:m|ma)|organizzativ|aufbauorganisation|оргструктура|организационная структура|组织架构|組織架構|组织结构|組織図|조직도|الهيكل التنظيمي)/iu;

/** Returns the tree of a nested list with one item at its top, under a heading that calls it an organisation. */
export function findOrganization(items: readonly ListItem[], heading: string): Exhibit | undefined {
  const [top] = items;
  if (items.length !== 1 || top === undefined || !organization.test(heading.slice(0, 120))) return undefined;
  const root = toTree(top, 1);
  return root && exhibitOf(root, countNodes(root));
}

function toTree({ text, children }: ListItem, level: number): HierarchyNode | undefined {
  const words = toPlainText(text).trim();
  const node = toNode(words);
  if (level > outlineLimits.hierarchyLevels || children.length > outlineLimits.hierarchyChildren)
    return undefined;
  const below = children.map((child) => toTree(child, level + 1));
  if (!below.every((child) => child !== undefined)) return undefined;
  return { ...node, ...(below.length > 0 && { children: below }) };
}

/** "Ana Silva, CTO", "Ana Silva (CTO)", "CTO: Ana Silva". */
function toNode(words: string): HierarchyNode {
  const trimmed = words.trim().replace(/,$/u, "");
  const label = readLabel(trimmed) ?? readDashLabel(trimmed);
  if (label !== undefined) return { name: label.term, text: trimmed.slice(label.textStart).trim() };
  const [, name, office] = /^([^,(（]{2,60})(?:, | ?[(（])([^,()（）]{2,60})[)）]?$/u.exec(trimmed) ?? [];
  return name === undefined || office === undefined
    ? { name: trimmed }
    : { name: name.trim(), text: office.trim() };
}

function countNodes({ children = [] }: HierarchyNode): number {
  return children.reduce((sum, child) => sum + countNodes(child), 1);
}

function exhibitOf(root: HierarchyNode, count: number): Exhibit | undefined {
  if (count < fewestNodes || count > mostNodes || countNodes(root) !== count || !isShort(root))
    return undefined;
  return { body: { kind: "hierarchy", root }, score: scores.setOut };
}

function isShort({ name, text = "", children = [] }: HierarchyNode): boolean {
  const isFit = name !== "" && countColumns(name) <= longestName && countColumns(text) <= longestName;
  return isFit && children.every(isShort);
}
