import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type AnnotatedUnit, readBody } from "../read-annotated.ts";

/**
 * What an interjection is: a wish or remark of its own, what leads to matter, a sentence in which a fact and a wish meet, something
 * confided, or matter that only looks like one of these.
 */
export const interjectionKinds = ["aside", "lead", "both", "secret", "fact"] as const;
export type InterjectionKind = (typeof interjectionKinds)[number];

/** What people say to the maker of a deck amid their matter. */
export interface Interjection {
  /** BCP 47 tag without region. */
  readonly language: string;
  readonly kind: InterjectionKind;
  readonly text: string;
  readonly units: readonly AnnotatedUnit[];
}

const folder = fileURLToPath(new URL("../../interjections", import.meta.url));

/** Returns the interjections of `interjections/*.tsv`, a line each: language, kind and the annotated text; throws for any other line. */
export function readInterjections(): readonly Interjection[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, "utf8")
        .trimEnd()
        .split("\n")
        .map((line, index) => readLine(line, `${file}:${index + 1}`)),
    );
}

function readLine(line: string, place: string): Interjection {
  const [language = "", kind = "", body = "", ...more] = line.split("\t");
  if (!isKind(kind) || language === "" || body === "" || more.length > 0)
    throw new Error(
      `${place}: expected a language, one of ${interjectionKinds.join(", ")} and an annotated text with tabs between, got "${line.slice(0, 40)}".`,
    );
  return { language, kind, ...readBody(body, place) };
}

function isKind(kind: string): kind is InterjectionKind {
  return interjectionKinds.some((one) => one === kind);
}
