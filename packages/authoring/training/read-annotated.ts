import { readdirSync, readFileSync } from "node:fs";
import type { Span } from "../src/source/unit.ts";
import { type Role, roles } from "../src/tagging/role.ts";

/** A unit as a person annotated it. */
export interface AnnotatedUnit extends Span {
  readonly role: Role;
}

/** A prompt with its annotated units. */
export interface AnnotatedPrompt {
  readonly id: string;
  /** The folder that it lies in: one for each person who wrote prompts. */
  readonly writer: string;
  readonly language: string;
  readonly genre: string;
  /** The line of title, number of slides and language of the deck, without its dashes; empty where there is none. */
  readonly deck: string;
  readonly text: string;
  readonly units: readonly AnnotatedUnit[];
}

const slots = new Set(
  "count language audience tone topic about genre part form limit title ending exclude slide occasion label".split(
    " ",
  ),
);

/** Returns all prompts below a folder `<writer>/*.txt`; throws where an annotation is not well-formed. */
export function readAnnotatedFolder(folder: string): readonly AnnotatedPrompt[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((writer) =>
      readdirSync(`${folder}/${writer}`)
        .filter((file) => file.endsWith(".txt"))
        .sort()
        .flatMap((file) => readAnnotated(readFileSync(`${folder}/${writer}/${file}`, "utf8"), writer)),
    );
}

/** Returns the prompts of one file; throws where an annotation is not well-formed. */
export function readAnnotated(file: string, writer: string): readonly AnnotatedPrompt[] {
  return file
    .split(/^(?==== )/mu)
    .filter((block) => block.startsWith("=== "))
    .map((block) => {
      const [head = "", ...rest] = block.split("\n");
      const [id = "", language = "", genre = ""] = head
        .slice(4)
        .split("|")
        .map((part) => part.trim());
      const deck = rest[0]?.startsWith("--- title:") === true ? rest.shift() : "";
      const body = rest.join("\n").replace(/\n+$/u, "");
      return { id, writer, language, genre, deck: (deck ?? "").replace(/^--- /u, ""), ...readBody(body, id) };
    });
}

/** Returns the text of an annotated piece and its units; throws, naming `id`, where it is not well-formed. */
export function readBody(body: string, id: string): { text: string; units: readonly AnnotatedUnit[] } {
  const units: AnnotatedUnit[] = [];
  const open: { name: string; start: number }[] = [];
  let text = "";
  for (let index = 0; index < body.length; index += 1) {
    const character = body.charAt(index);
    if (character === "⟦") {
      const name = /^[a-z]{1,12}(?=\|)/u.exec(body.slice(index + 1, index + 14))?.[0] ?? "";
      const isKnown = open.length === 0 ? isRole(name) : slots.has(name);
      if (!isKnown)
        throw new Error(`${id}: expected a role or slot, got "${body.slice(index, index + 20)}".`);
      open.push({ name, start: text.length });
      index += name.length + 1;
    } else if (character === "⟧") {
      const closed = open.pop();
      if (closed === undefined)
        throw new Error(`${id}: nothing is open before "${body.slice(index, index + 20)}".`);
      if (open.length === 0 && isRole(closed.name))
        units.push({ start: closed.start, end: text.length, role: closed.name });
    } else {
      if (open.length === 0 && /[\p{L}\p{Nd}]/u.test(character))
        throw new Error(`${id}: "${body.slice(index, index + 20)}" stands outside of units.`);
      text += character;
    }
  }
  if (open.length > 0) throw new Error(`${id}: "${open[0]?.name}" is not closed.`);
  return { text, units };
}

function isRole(name: string): name is Role {
  return roles.some((role) => role === name);
}
