import type { OutlineSlide, RichText } from "@lectern/deck";

/** A text of a slide, its field's name and where it stands: { name: "date", pointer: "/events/0/date", text: "TBD" }. */
export interface SlideLeaf {
  readonly name: string;
  readonly pointer: string;
  readonly text: string;
}

/** Names of fields that choose something, or are in no language. */
const unread = new Set(
  "kind form icon picture partsOf alignment sign role state states emphasis id to code codeLanguage".split(
    " ",
  ),
);

/** Returns every text of a slide that is read, and its notes; code has no words. */
export function leavesOf(slide: OutlineSlide): readonly SlideLeaf[] {
  return readLeaves(slide, "", "");
}

function readLeaves(value: unknown, name: string, pointer: string): readonly SlideLeaf[] {
  if (typeof value === "string") return value === "" ? [] : [{ name, pointer, text: value }];
  if (isRichText(value)) {
    const text = value.map((run) => (run.code === true ? " " : run.text)).join("");
    return text.trim() === "" ? [] : [{ name, pointer, text }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unread.has(key) ? [] : readLeaves(part, Array.isArray(value) ? name : key, `${pointer}/${key}`),
  );
}

function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (run) => typeof run?.text === "string" && Object.keys(run as object).every((key) => looks.has(key)),
    )
  );
}

const looks = new Set(["text", "bold", "italic", "code", "href"]);
