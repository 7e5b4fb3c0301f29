import type { PresentationReport } from "@lectern/types";
import type { DeckLook } from "../file-look/deck-look.ts";
import { isRecord, type Store } from "../state/store.ts";

/** A presentation that was made in this browser. */
export interface MadeDeck {
  readonly id: string;
  /** The beginning of the prompt. */
  readonly excerpt: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly templateId?: string;
  /** The whole prompt; left out where it is too long ago to be kept. */
  readonly prompt?: string;
  /** On a deck of an outline that was written for a prompt: the service keeps none. */
  readonly report?: PresentationReport;
  /** Read from the file once it was there. */
  readonly look?: DeckLook;
}

const longestHistory = 200;
/** Of all prompts and reports as JSON: browsers keep some five million characters for a page. */
const mostCharacters = 1_500_000;
const longestExcerpt = 160;

/** Returns the history with a deck put before the others. */
export function addDeck(history: readonly MadeDeck[], deck: MadeDeck): readonly MadeDeck[] {
  let characters = 0;
  return [deck, ...history.filter(({ id }) => id !== deck.id)].slice(0, longestHistory).map((one) => {
    characters += JSON.stringify([one.prompt, one.report]).length;
    if (characters <= mostCharacters) return one;
    const { prompt: _prompt, report: _report, ...rest } = one;
    return rest;
  });
}

/** Notes what the file of a deck says about itself. */
export function noteLook(history: Store<readonly MadeDeck[]>, id: string, look: DeckLook): void {
  history.set(history.get().map((deck) => (deck.id === id ? { ...deck, look } : deck)));
}

/** Takes a deck out of the history. */
export function forgetDeck(history: Store<readonly MadeDeck[]>, id: string): void {
  history.set(history.get().filter((deck) => deck.id !== id));
}

/** Returns the beginning of a prompt in one line, without the signs of Markdown headings. */
export function toExcerpt(prompt: string): string {
  const line = prompt
    .slice(0, longestExcerpt * 4)
    .replace(/^\s*#+\s*/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt).trimEnd()}…` : line;
}

/** Returns what a deck is called: the title of its file, else the beginning of its prompt. */
export function toDeckName({ look, excerpt }: MadeDeck): string {
  return look?.title ?? excerpt;
}

/** Returns the history that was kept as this JSON; what is not as it should be is left out. */
export function parseHistory(json: unknown): readonly MadeDeck[] {
  return Array.isArray(json) ? json.filter(isMadeDeck) : [];
}

function isMadeDeck(json: unknown): json is MadeDeck {
  return (
    isRecord(json) &&
    typeof json["id"] === "string" &&
    typeof json["excerpt"] === "string" &&
    typeof json["madeAt"] === "number" &&
    (json["templateId"] === undefined || typeof json["templateId"] === "string") &&
    (json["prompt"] === undefined || typeof json["prompt"] === "string") &&
    (json["report"] === undefined || isRecord(json["report"])) &&
    (json["look"] === undefined || isDeckLook(json["look"]))
  );
}

/** True for what `readDeckLook` returned once. */
export function isDeckLook(json: unknown): json is DeckLook {
  if (!isRecord(json) || typeof json["slideCount"] !== "number" || !isRecord(json["colors"])) return false;
  const { field, accents } = json["colors"];
  return (
    typeof field === "string" && Array.isArray(accents) && accents.every((one) => typeof one === "string")
  );
}
