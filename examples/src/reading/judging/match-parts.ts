import type { ComparedSlide, DeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import { toSlotText, type Unit } from "../prompts/parse-units.ts";
import { toKeyWords, toShareFoundInAnyForm, toWordSet } from "../words/key-words.ts";
import { toWords, type Word } from "../words/words.ts";
import { withoutRequests } from "./without-requests.ts";

/** The parts that a prompt asks for, and those that have no slide of their own. */
export interface Parts {
  readonly asked: readonly string[];
  readonly missing: readonly string[];
}

interface Part {
  readonly text: string;
  readonly keyWords: ReadonlySet<string>;
  /** The first planned slide may be the cover itself. */
  readonly mayBeCover: boolean;
}

const partShare = 0.6;

/**
 * Returns the asked parts and those without a slide: 60 % of a part's key words, in any form, have to stand on one slide
 * after the cover. A slide serves one part, or more where the asked number of slides leaves too few; an agenda, a slide
 * that only lists parts, and words of the request that stand on a slide serve none.
 */
export function matchParts(prompt: AnnotatedPrompt, { slides }: DeckWords): Parts {
  const parts = toParts(prompt);
  const most = prompt.ideal?.count?.most ?? Number.POSITIVE_INFINITY;
  const capacity = Math.max(1, Math.ceil(parts.length / Math.max(1, most - 1)));
  const toSet = (words: readonly Word[]) => toWordSet([withoutRequests(prompt, words)]);
  const sets = slides.map(({ shown }) => toSet(shown));
  const titles = slides.map(({ titled }) => toSet(titled));
  const fits = (part: Part, set: ReadonlySet<string> | undefined) =>
    toShareFoundInAnyForm(part.keyWords, set ?? new Set()) >= partShare;
  const isList = slides.map((slide, index) => {
    if (isAgenda(slide, slides)) return true;
    const served = parts.filter((part) => fits(part, sets[index])).length;
    return served > Math.max(2, capacity) && !parts.some((part) => fits(part, titles[index]));
  });
  const places = parts.map((part) =>
    slides.flatMap((_slide, index) => {
      const isOpen = index === 0 ? part.mayBeCover : !isList[index];
      return isOpen && fits(part, sets[index]) ? [index] : [];
    }),
  );
  const served = assign(places, capacity);
  return {
    asked: parts.map(({ text }) => text),
    missing: parts.filter((_part, index) => !served.has(index)).map(({ text }) => text),
  };
}

function toParts({ units }: AnnotatedPrompt): readonly Part[] {
  const firstPlan = units.find((unit) => unit.role === "plan" && toPartTexts(unit).length > 0);
  return units
    .flatMap((unit) => toPartTexts(unit).map((text) => ({ text, mayBeCover: unit === firstPlan })))
    .map((part) => ({ ...part, keyWords: toPartWords(part.text) }))
    .filter(({ keyWords, mayBeCover }) => keyWords.size > 0 && !isCoverName(keyWords, mayBeCover));
}

/** Of "a slide on the risks", the risks are to have a slide. */
function toPartWords(text: string): ReadonlySet<string> {
  const keyWords = toKeyWords(text);
  const named = new Set(
    [...keyWords].filter((word) => toShareFoundInAnyForm(new Set([word]), slideNames) === 0),
  );
  return named.size > 0 ? named : keyWords;
}

const slideNames = toWordSet([
  toWords("slide slides page folie folien seite diapo diapositive diapositiva slajd слайд"),
]);

function toPartTexts(unit: Unit): readonly string[] {
  if (unit.role !== "request" && unit.role !== "plan") return [];
  const named = unit.slots.filter(
    ({ name }) => name === "part" || (name === "title" && unit.role === "plan"),
  );
  return named.map((slot) => toSlotText(unit, slot));
}

/** How a plan names its cover; its words are not asked for. */
const coverNames = toWordSet([
  toWords(
    "title cover opening titel titelfolie deckblatt startfolie titre couverture portada título portadilla capa titolo " +
      "copertina omslag forside titelblad voorblad okładka tytuł tytułowy tytułowa strona обложка титул титульный обкладинка " +
      "титульна titulní kapak başlık copertă titlu borító címlap kansi εξώφυλλο τίτλος bìa sampul judul غلاف العنوان عنوان " +
      "שער כותרת जलद शीर्षक पृष्ठ 표지 제목 表紙 タイトル 封面 标题 標題 ปก",
  ),
]);

function isCoverName(keyWords: ReadonlySet<string>, mayBeCover: boolean): boolean {
  const share = toShareFoundInAnyForm(keyWords, coverNames);
  return share === 1 || (mayBeCover && share > 0.5);
}

/** True where most of two or more texts of a slide are titles of other slides. */
function isAgenda(slide: ComparedSlide, slides: readonly ComparedSlide[]): boolean {
  const texts = slide.body.map(toKeyWords).filter(({ size }) => size > 0);
  const titles = slides.filter((other) => other !== slide).map(({ titled }) => toWordSet([titled]));
  const isTitle = (keyWords: ReadonlySet<string>) =>
    titles.some((title) => toShareFoundInAnyForm(keyWords, title) === 1);
  const listed = texts.filter(isTitle).length;
  return listed >= 2 && listed * 2 > texts.length;
}

/** Gives parts places, each at most to as many as it holds; returns the parts that have one, as many as there can be. */
function assign(places: readonly (readonly number[])[], capacity: number): ReadonlySet<number> {
  const taken = new Map<number, number[]>();
  const served = new Set<number>();
  const seat = (part: number, tried: Set<number>): boolean => {
    for (const place of places[part] ?? []) {
      if (tried.has(place)) continue;
      tried.add(place);
      const seated = taken.get(place) ?? [];
      if (seated.length < capacity) {
        taken.set(place, [...seated, part]);
        return true;
      }
      const moved = seated.find((other) => seat(other, tried));
      if (moved !== undefined) {
        taken.set(place, [...(taken.get(place) ?? []).filter((other) => other !== moved), part]);
        return true;
      }
    }
    return false;
  };
  for (const part of places.keys()) if (seat(part, new Set())) served.add(part);
  return served;
}
