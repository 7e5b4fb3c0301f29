import type { OutlineSlide } from "@lectern/deck";

/** Returns a text, in as many pieces as came: one, or the runs of a paragraph, of which those of a program are left as they are. */
export type ChangeText = (pieces: readonly string[]) => readonly string[];

/** What no reader sees as running text. */
const untouched = new Set(["kind", "code", "codeLanguage", "href", "icon", "notes"]);

/** Returns a slide with all its texts changed; programs, links' addresses and notes stay as they are. */
export function changeRunningText(slide: OutlineSlide, change: ChangeText): OutlineSlide {
  return changed(slide, change) as OutlineSlide;
}

function changed(value: unknown, change: ChangeText): unknown {
  if (typeof value === "string") return change([value])[0] ?? value;
  if (isRuns(value)) {
    const texts = change(value.map(({ text }) => text));
    return value.map((run, index) => (isProgram(run) ? run : { ...run, text: texts[index] ?? run.text }));
  }
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    if (!untouched.has(key)) copy[key] = changed(copy[key], change);
  }
  return copy;
}

interface Run {
  readonly text: string;
  readonly code?: boolean;
}

const looks = new Set(["text", "bold", "italic", "code", "href"]);

function isRuns(value: unknown): value is readonly Run[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (run) => typeof run?.text === "string" && Object.keys(run as object).every((key) => looks.has(key)),
    )
  );
}

function isProgram({ code }: Run): boolean {
  return code === true;
}
