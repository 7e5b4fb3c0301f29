import { type AskedCount, parseAskedCount } from "./asked-count.ts";
import { parseUnits, type Unit } from "./parse-units.ts";

/** A prompt whose every unit is marked with what it is, and what its deck should be. */
export interface AnnotatedPrompt {
  /** Unique in a set: the file's name without its ending, and the id: "q-01 e001". */
  readonly name: string;
  /** Who wrote it: the letters that its file's name begins with. */
  readonly writer: string;
  /** BCP 47. */
  readonly language: string;
  readonly genre: string;
  /** What a person would have sent: the text without its marks. */
  readonly text: string;
  /** In the order of the text. */
  readonly units: readonly Unit[];
  /** What the deck should be; undefined where the prompt has no such line. */
  readonly ideal: IdealDeck | undefined;
}

/** What stands in the line "--- title: … | slides: … | deck: …". */
export interface IdealDeck {
  readonly title: string;
  readonly count: AskedCount | undefined;
  /** BCP 47. */
  readonly language: string;
}

/** A fault of an annotated prompt; its message names the file, the prompt, what was expected and what came. */
export class AnnotationError extends Error {
  override readonly name = "AnnotationError";
}

/**
 * Returns the prompts of a file, in its order. A prompt begins with "=== id | language | genre"; the next line may say
 * "--- title: … | slides: … | deck: …"; blank lines at both ends of what follows belong to the file.
 * Throws an AnnotationError where a line, a role, a slot or a bracket is not as expected, where a letter or digit stands
 * outside the units, and where two prompts have the same id.
 */
export function parseAnnotatedPrompts(file: string, source: string): readonly AnnotatedPrompt[] {
  const [before = "", ...sections] = source.replace(/\r\n?/gu, "\n").split(/^=== /mu);
  if (before.trim() !== "") {
    throw new AnnotationError(
      `${file}: expected a line "=== id | language | genre" first, got "${toStart(before)}".`,
    );
  }
  const prompts = sections.map((section) => parseSection(file, section));
  const twice = prompts.find(({ name }, index) => prompts.findIndex((other) => other.name === name) < index);
  if (twice) throw new AnnotationError(`${twice.name}: expected one prompt of this id in the file, got two.`);
  return prompts;
}

function parseSection(file: string, section: string): AnnotatedPrompt {
  const [head = "", ...lines] = section.split("\n");
  const [id = "", language = "", genre = "", ...more] = head.split("|").map((field) => field.trim());
  if (!/^[\w-]+$/u.test(id) || !isLanguage(language) || genre === "" || more.length > 0) {
    throw new AnnotationError(`${file}: expected "=== id | language | genre", got "=== ${head}".`);
  }
  const stem = file.replace(/\.\w+$/u, "");
  const name = `${stem} ${id}`;
  const fail = (message: string) => new AnnotationError(`${name}: ${message}`);
  const hasIdeal = lines[0]?.startsWith("--- title:") === true;
  const ideal = hasIdeal ? parseIdeal(lines.shift() ?? "", fail) : undefined;
  const body = lines
    .join("\n")
    .replace(/^\s*\n/u, "")
    .trimEnd();
  const { text, units } = parseUnits(body, fail);
  if (units.length === 0) throw fail("expected at least one unit ⟦role|…⟧, got none.");
  return { name, writer: /^\p{L}*/u.exec(stem)?.[0] ?? "", language, genre, text, units, ideal };
}

function parseIdeal(line: string, fail: (message: string) => AnnotationError): IdealDeck {
  const [, title = "", slides = "", language = ""] =
    /^--- title: (.+) \| slides: (\S+) \| deck: (\S+)\s*$/u.exec(line) ?? [];
  if (title === "" || !isLanguage(language)) {
    throw fail(`expected "--- title: … | slides: … | deck: language tag", got "${line}".`);
  }
  try {
    return { title, count: parseAskedCount(slides), language };
  } catch (error) {
    throw fail(error instanceof RangeError ? error.message : String(error));
  }
}

function isLanguage(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u.test(tag);
}

function toStart(text: string): string {
  return text.trim().slice(0, 40);
}
