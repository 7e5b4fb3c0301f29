import type { Draft } from "./draft.ts";
import type { JsonMember, JsonValue } from "./scan-json.ts";
import type { UnitForm } from "./unit.ts";

/** Returns the keys and values of a JSON block as drafts, strings without their quotation marks. */
export function draftJson(text: string, block: JsonValue): readonly Draft[] {
  return block.members.flatMap((member) => draftMember(text, member, 0));
}

function draftMember(text: string, { key, value }: JsonMember, depth: number): readonly Draft[] {
  const draft = (start: number, end: number, form: UnitForm): Draft => ({
    start,
    end,
    form,
    carrier: "json",
    depth,
  });
  const keys = key === undefined ? [] : [draft(key.start + 1, key.end - 1, "key")];
  if (value.kind === "other") return [...keys, draft(value.start, value.end, "value")];
  if (value.kind === "string")
    return [...keys, ...cutEscapedLines(text, draft(value.start + 1, value.end - 1, "value"))];
  return [...keys, ...value.members.flatMap((member) => draftMember(text, member, depth + 1))];
}

/** A value may hold a text of several lines, their ends written as "\n". */
function cutEscapedLines(text: string, draft: Draft): readonly Draft[] {
  const cuts: Draft[] = [];
  let from = draft.start;
  for (
    let place = text.indexOf("\\n", from);
    place !== -1 && place < draft.end;
    place = text.indexOf("\\n", place + 2)
  ) {
    cuts.push({ ...draft, start: from, end: place });
    from = place + 2;
  }
  return [...cuts, { ...draft, start: from }];
}
