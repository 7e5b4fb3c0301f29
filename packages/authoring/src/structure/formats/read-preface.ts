import { countColumns } from "../../text/columns.ts";
import { readLabel } from "../../text/labelled.ts";
import { toRichText } from "../../text/rich-text.ts";
import type { Block, ListItem, Span } from "../blocks.ts";
import { readPlainText } from "../plain/plain-text.ts";

/** Returns the blocks of the few lines above a talk or a list of questions: what it is called, then who was there. */
export function readPreface(lines: readonly string[], source: Span): readonly Block[] {
  const first = lines.findIndex((line) => line !== "");
  const title = lines[first] ?? "";
  const isTitle =
    title !== "" &&
    countColumns(title) <= 110 &&
    !/[.。:\uFF1A]$/u.test(title) &&
    readLabel(title) === undefined;
  const rest = lines.slice(isTitle ? first + 1 : 0).filter((line) => line !== "");
  const heading: readonly Block[] = isTitle
    ? [{ kind: "heading", level: 1, text: toRichText(title.replace(/^#{1,6} /u, "")), source }]
    : [];
  const areLabelled = rest.length > 0 && rest.every((line) => readLabel(line) !== undefined);
  if (areLabelled) {
    const items = rest.map((line): ListItem => ({ text: toRichText(line), children: [] }));
    return [...heading, { kind: "list", ordered: false, items, source }];
  }
  return [...heading, ...readPlainText(lines.slice(isTitle ? first + 1 : 0).join("\n"), 0).blocks];
}
