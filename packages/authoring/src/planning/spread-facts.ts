import type { WantedPart } from "../brief/brief.ts";
import { isStrong } from "../ideas/exhibits.ts";
import { hasPoint, type Idea, type Passage } from "../ideas/ideas.ts";
import { readAllWords, stopwordsOf } from "../text/words/words.ts";
import { titleOfPart } from "../topics/name-part.ts";
import { readSubject } from "../topics/read-subject.ts";
import { stemOf } from "./stems.ts";

const fewestParts = 2;

/**
 * Returns an idea whose sentences tell of several parts as one idea for each of them, in the order asked for: "Cover prices
 * and opening hours. Facts: …". A sentence belongs to the part whose own words it has, or whose subject it tells of; one that
 * says neither to the part of the sentence before it, or, where as many are left as parts, to the next. What no part takes
 * comes first. Returns the idea itself where fewer than two parts are told of.
 */
export function spreadFacts(idea: Idea, wanted: readonly WantedPart[], language: string): readonly Idea[] {
  const [part] = idea.parts;
  const passages = part?.passages ?? [];
  if (wanted.length < fewestParts || passages.length < fewestParts || !isSpreadable(idea)) return [idea];
  const signs = createSigns(wanted, language);
  const places = placeOthers(passages.map(signs), wanted.length);
  const told = new Set(places.filter((place) => place !== undefined));
  if (told.size < fewestParts) return [idea];
  const { exhibit: _exhibit, alternatives: _alternatives, ...rest } = idea;
  const takenBy = (place: number | undefined) => passages.filter((_, index) => places[index] === place);
  const loose = takenBy(undefined);
  const spread = wanted.flatMap((one, place): readonly Idea[] =>
    told.has(place)
      ? [
          {
            parts: [{ heading: { text: titleOfPart(one.text) }, passages: takenBy(place) }],
            path: [],
            opens: [],
            wanted: one,
          },
        ]
      : [],
  );
  return loose.length === 0 ? spread : [{ ...rest, parts: [{ ...part, passages: loose }] }, ...spread];
}

/** Sentences of one part, which show nothing that would come apart. */
function isSpreadable({ parts, path, wanted, exhibit }: Idea): boolean {
  const passages = parts[0]?.passages ?? [];
  return (
    parts.length === 1 &&
    path.length === 0 &&
    wanted === undefined &&
    !isStrong(exhibit) &&
    passages.every((passage) => passage.kind === "sentence" || !hasPoint(passage))
  );
}

/** Returns what finds the place of the one part that a passage tells of more than of all others. */
function createSigns(
  wanted: readonly WantedPart[],
  language: string,
): (passage: Passage, index: number) => number | undefined {
  const small = stopwordsOf(language);
  const wordsOf = (text: string) => [...readAllWords(text)].filter((word) => !small.has(word));
  const names = wanted.map(({ text }) => new Set(wordsOf(text).map(stemOf)));
  const own = names.map((stems, place) =>
    [...stems].filter((stem) => names.every((other, at) => at === place || !other.has(stem))),
  );
  const subjects = wanted.map(({ text }) => readSubject(text)[0]);
  // "Who we are", "about us": nothing but its place says what tells of it.
  const opensUnnamed = own[0]?.length === 0 && subjects[0] === undefined;
  return ({ text }, index) => {
    if (index === 0 && opensUnnamed) return 0;
    const words = wordsOf(text);
    const subject = readSubject(text)[0];
    const worths = wanted.map(
      (_, place) =>
        (own[place] ?? []).filter((stem) => words.some((word) => word.startsWith(stem))).length +
        (subject !== undefined && subjects[place] === subject ? 1 : 0),
    );
    const most = Math.max(...worths);
    const best = worths.indexOf(most);
    return most > 0 && worths.lastIndexOf(most) === best ? best : undefined;
  };
}

/** Gives places to passages without a sign: those of their neighbours, or of the parts that are left between them. */
function placeOthers(signs: readonly (number | undefined)[], parts: number): readonly (number | undefined)[] {
  const signed = new Set(signs);
  const places = [...signs];
  for (let start = 0; start < signs.length; start++) {
    if (signs[start] !== undefined || (start > 0 && signs[start - 1] === undefined)) continue;
    const next = signs.findIndex((sign, index) => index > start && sign !== undefined);
    const end = next === -1 ? signs.length : next;
    const before = start === 0 ? -1 : (signs[start - 1] ?? -1);
    const after = next === -1 ? parts : (signs[next] ?? parts);
    const left = Array.from({ length: parts }, (_, place) => place).filter(
      (place) => place > before && place < after && !signed.has(place),
    );
    for (let index = start; index < end; index++) {
      if (left.length === end - start) places[index] = left[index - start];
      else if (start > 0) places[index] = before;
      else if (left[0] === 0) places[index] = 0;
    }
  }
  return places;
}
