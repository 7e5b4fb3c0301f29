import type { OutlineSlide } from "@lectern/deck";

/** Keys whose words and numbers say how a slide is made or drawn, or what is spoken, and not what stands on it. */
const unseen = new Set(
  [
    "kind notes icon href form alignment sign role state states emphasis id to",
    "share plannedFrom start end at done x y size",
  ].flatMap((names) => names.split(" ")),
);

/** Returns every string that a reader sees on a slide, its title first; runs of one paragraph are one string. */
export function toSlideStrings(slide: OutlineSlide): readonly string[] {
  return collect(slide);
}

/** Returns what a reader sees on a slide besides its title. */
export function toBodyStrings(slide: OutlineSlide): readonly string[] {
  const { title: _, ...body } = slide;
  return collect(body);
}

function collect(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (isRichText(value)) return [value.map(({ text }) => text).join("")];
  if (Array.isArray(value)) return value.flatMap(collect);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (isShown(key, value) ? collect(member) : []));
}

// A quotation's role is read; a table row's is not.
function isShown(key: string, owner: object): boolean {
  if (key === "role") return "quotation" in owner;
  return !unseen.has(key) && key !== "highlightedCategory" && key !== "decimals";
}

function isRichText(value: unknown): value is readonly { readonly text: string }[] {
  return Array.isArray(value) && value.length > 0 && value.every((run) => isRun(run));
}

const runKeys = new Set(["text", "bold", "italic", "code", "href"]);

function isRun(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "text" in value &&
    typeof value.text === "string" &&
    Object.keys(value).every((key) => runKeys.has(key))
  );
}
