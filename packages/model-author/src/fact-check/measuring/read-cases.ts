import { readdirSync, readFileSync } from "node:fs";
import type { OutlineSlide } from "@lectern/deck";

/** True: as the prompt says it, in other words or forms, or reckoned from it. */
export const trueKinds = ["stated", "reworded", "derived"] as const;
/** Invented: with a changed digit, or altogether. */
export const inventedKinds = ["digit", "name", "date", "percentage", "quotation"] as const;

export type StatementKind = (typeof trueKinds)[number] | (typeof inventedKinds)[number];

/** A slide with one statement, and what in it is invented. */
export interface Statement {
  readonly kind: StatementKind;
  readonly invented?: string;
  readonly slide: OutlineSlide;
}

/** A prompt with a deck that tells the truth about it, and slides that do not. */
export interface FactCase {
  readonly language: string;
  readonly prompt: string;
  readonly statements: readonly Statement[];
}

/**
 * Returns the cases of a set. A file holds "=== language", the prompt, "---", and a statement on each line: its kind, what
 * is invented in brackets, "|", and the text, which "{table}", "{chart}", "{quote}", "{step}" or "{label}" makes a slide of.
 */
export function readCases(set: "known" | "fresh"): readonly FactCase[] {
  const folder = new URL(`./${set}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split(/^=== /mu).slice(1).map(parseCase));
}

function parseCase(source: string): FactCase {
  const [head = "", body = ""] = source.split(/^---\n/mu);
  const [language = "", ...prompt] = head.split("\n");
  const statements = body
    .split("\n")
    .filter((line) => line !== "")
    .map(parseStatement);
  return { language: language.trim(), prompt: prompt.join("\n").trim(), statements };
}

function parseStatement(line: string): Statement {
  const match = /^(?<kind>\w+)(?: \[(?<invented>[^\]]+)\])? \| (?:\{(?<shape>\w+)\} )?(?<text>.+)$/u.exec(
    line,
  );
  const { kind, invented, shape = "", text = "" } = match?.groups ?? {};
  const known = [...trueKinds, ...inventedKinds].find((one) => one === kind);
  if (known === undefined) throw new Error(`Expected "kind | text", got: ${line}`);
  return { kind: known, slide: toSlide(shape, text), ...(invented !== undefined && { invented }) };
}

function toSlide(shape: string, text: string): OutlineSlide {
  const title = "…";
  const [first = "", ...rest] = text.split(
    shape === "step" ? " @ " : shape === "quote" ? " — " : shape === "label" ? " => " : " / ",
  );
  switch (shape) {
    case "table":
      return {
        kind: "table",
        title,
        columns: cellsOf(first).map((heading) => ({ heading })),
        rows: rest.map((row) => ({ cells: cellsOf(row).map((cell) => [{ text: cell }]) })),
      };
    case "chart": {
      const pairs = text.split("; ").map((pair) => pair.split("="));
      const values = pairs.map(([, value]) => Number(value));
      return {
        kind: "chart",
        title,
        chart: { form: "bar", categories: pairs.map(([name = ""]) => name), series: [{ name: "", values }] },
      };
    }
    case "quote":
      return { kind: "quote", title, quotation: first, ...(rest[0] !== undefined && { name: rest[0] }) };
    case "step":
      return {
        kind: "closing",
        title,
        nextSteps: [
          {
            action: first,
            ...(rest[0] !== undefined && { owner: rest[0] }),
            ...(rest[1] !== undefined && { date: rest[1] }),
          },
        ],
      };
    case "label":
      return { kind: "bullets", title, items: [{ lead: first, text: [{ text: rest[0] ?? "" }] }] };
    default:
      return { kind: "bullets", title, items: [{ text: [{ text }] }] };
  }
}

function cellsOf(row: string): readonly string[] {
  return row.split(" | ").map((cell) => cell.trim());
}
