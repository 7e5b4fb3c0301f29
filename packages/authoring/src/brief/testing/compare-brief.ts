import { readContentWords } from "../../text/words/words.ts";
import type { Brief, SlideCount } from "../brief.ts";
import { readBriefWith } from "../read-brief.ts";
import { applySlotRules } from "../slot-rules.ts";
import type { ChainWeights } from "../slots/chain.ts";
import { toSlotUnits } from "../slots/contexts.ts";
import { slotNames } from "../slots/labels.ts";
import { readUnitSlots } from "../slots/slot-reader.ts";
import { chooseDeckTitle } from "../title/choose-title.ts";
import { goldSlots } from "./labelled-units.ts";
import type { AnnotatedPrompt } from "./read-annotated.ts";

/** How often each thing was to be found, was found, and was right; characters for slots, prompts or parts elsewhere. */
export type Tally = Map<string, { want: number; got: number; right: number }>;

/** Something that was read otherwise than it is annotated. */
export interface Miss {
  readonly kind: string;
  readonly want: string;
  readonly got: string;
}

/** Returns an empty tally. */
export function createTally(): Tally {
  return new Map();
}

/** Returns a tally as one line: share right for values, overlap F for slots, in per cent. */
export function showTally(tally: Tally): string {
  return [...tally]
    .map(([name, { want, got, right }]) => {
      const share = name.startsWith("slot:")
        ? (200 * right) / Math.max(1, want + got)
        : (100 * right) / Math.max(1, want);
      return `${name.replace("slot:", "")} ${Math.round(share)}${name.startsWith("slot:") ? "" : `/${want}`}`;
    })
    .join("  ");
}

/** Reads an annotated prompt with its marked roles and adds what is right to tallies; returns what is not. */
export function compareBrief(
  prompt: AnnotatedPrompt,
  tallies: readonly Tally[],
  weights?: ChainWeights,
): readonly Miss[] {
  const misses: Miss[] = [];
  const judge = (kind: string, isRight: boolean, want: string, got: string): void => {
    for (const tally of tallies) add(tally, kind, 1, 1, isRight ? 1 : 0);
    if (!isRight) misses.push({ kind, want, got });
  };
  const brief = readBriefWith(prompt.units, { ...prompt, ...(weights && { weights }) });
  compareIdeal(prompt, brief, judge);
  compareParts(prompt, brief, judge);
  compareSlots(prompt, tallies, weights);
  return misses;
}

type Judge = (kind: string, isRight: boolean, want: string, got: string) => void;

function compareIdeal(prompt: AnnotatedPrompt, brief: Brief, judge: Judge): void {
  const { ideal } = prompt;
  if (ideal === undefined) return;
  const isPlanned = prompt.units.some(({ role }) => role === "plan");
  const count = brief.slideCount ?? (brief.plan === undefined ? undefined : planCount(brief));
  if (!(isPlanned && ideal.slides === "-"))
    judge("count", meets(ideal.slides, count), `${ideal.slides}`, JSON.stringify(count ?? "-"));
  const wanted =
    ideal.language.split("-")[0] === prompt.language.split("-")[0] ? undefined : ideal.language.split("-")[0];
  const read = brief.language?.split("-")[0];
  if (wanted !== undefined || (read !== undefined && read !== prompt.language.split("-")[0]))
    judge("language", wanted === read, wanted ?? "-", `${brief.language} ${brief.instruction.slice(0, 90)}`);
  const title = chooseDeckTitle({ brief, units: prompt.units, text: prompt.text, language: ideal.language });
  judge("title", isTitleRight(ideal.title, title ?? "", ideal.language), ideal.title, `${title}`);
}

function planCount({ plan }: Brief): SlideCount {
  const last = plan?.at(-1)?.last ?? 0;
  return { count: last, bound: "exactly", least: last, most: last };
}

function meets(slides: string, count: SlideCount | undefined): boolean {
  if (slides === "-") return count === undefined;
  if (count === undefined) return false;
  const [one, other] = (slides.match(/\d+/gu) ?? []).map(Number);
  if (other !== undefined) return count.least === one && count.most === other;
  if (slides.startsWith("<")) return count.most === one && count.bound === "atMost";
  if (slides.startsWith("~")) return count.count === one && count.bound === "about";
  return count.count === one && count.most === one;
}

/** Half of the ideal title's words in the title, and 40 % of the title's words in the ideal one; endings may differ. */
export function isTitleRight(ideal: string, title: string, language: string): boolean {
  const want = [...new Set(readContentWords(ideal, language))];
  const got = [...new Set(readContentWords(title, language))];
  if (got.length === 0) return false;
  const found = want.filter((word) => got.some((other) => isSameWord(word, other))).length;
  const fitting = got.filter((word) => want.some((other) => isSameWord(word, other))).length;
  return found * 2 >= want.length && fitting * 5 >= got.length * 2;
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const most = Math.max(one.length, other.length);
  const least = Math.max(4, Math.ceil(most * 0.6));
  return Math.min(one.length, other.length) >= least && one.slice(0, least) === other.slice(0, least);
}

function compareParts(prompt: AnnotatedPrompt, brief: Brief, judge: Judge): void {
  const got = [...brief.parts.map(({ text }) => text), ...(brief.plan ?? []).map(({ title }) => title)];
  for (const slotUnit of toSlotUnits(prompt.units)) {
    const name = slotUnit.unit.role === "plan" ? "planned" : "parts";
    for (const { slot, start, end } of goldSlots(slotUnit, prompt)) {
      if (slot !== "part") continue;
      const words = slotUnit.unit.text.slice(start, end);
      judge(
        name,
        got.some((part) => covers(part, words)),
        words,
        `${slotUnit.unit.text.slice(0, 200).replaceAll("\n", " ")} => ${got.join(" | ")}`,
      );
    }
  }
}

/** 60 % of the words stand in the part, and the part is not the whole sentence. */
function covers(part: string, words: string): boolean {
  const want =
    words.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu) ??
    [];
  const got = new Set(
    part.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu) ??
      [],
  );
  return (
    want.filter((word) => got.has(word)).length >= want.length * 0.6 && got.size <= want.length * 2.5 + 2
  );
}

function compareSlots(prompt: AnnotatedPrompt, tallies: readonly Tally[], weights?: ChainWeights): void {
  const found = readUnitSlots(prompt.units, weights);
  for (const slotUnit of toSlotUnits(prompt.units)) {
    const gold = goldSlots(slotUnit, prompt);
    const got = applySlotRules(slotUnit.unit, found.get(slotUnit.unit)?.slots ?? []);
    for (const name of slotNames) {
      const want = charactersOf(gold.filter(({ slot }) => slot === name));
      const have = charactersOf(got.filter(({ slot }) => slot === name));
      const right = [...want].filter((place) => have.has(place)).length;
      for (const tally of tallies) add(tally, `slot:${name}`, want.size, have.size, right);
    }
  }
}

function charactersOf(
  spans: readonly { readonly start: number; readonly end: number }[],
): ReadonlySet<number> {
  return new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step)),
  );
}

function add(tally: Tally, name: string, want: number, got: number, right: number): void {
  const record = tally.get(name) ?? { want: 0, got: 0, right: 0 };
  tally.set(name, { want: record.want + want, got: record.got + got, right: record.right + right });
}
