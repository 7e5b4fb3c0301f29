import { fewestUnitsOfBook } from "../../tagging/long-text.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import { readTokens } from "../../text/words/tokens.ts";
import type { SlideCount } from "../brief.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { type FoundCount, findCounts } from "./read-slide-count.ts";

/** Nothing but slides is meant by these; a sheet, a screen, a page or a picture may be many things. */
const sureNoun =
  /^(?:slides?|slideshow|folien?|diapos?|diapositiv\p{L}*|слайд\p{L}*|slajd\p{L}*|slayt\p{L}*|lysbilde\p{L}*|स्लाइड\p{L}*|スライド|슬라이드|شريحة|شرائح|اسلاید|שקופי\p{L}*|สไลด์|διαφάνει\p{L}*|slide-uri)/u;
const makers =
  /정리|만들|작성|作成|作って|まとめ|制作|做成|做个|做一|बना|तैयार|สร้าง|ทำ|اعمل|أعد|göra|görs?|készít|kérek/iu;
/** So long a unit without a stop is speech, and may ask in the midst of telling. */
const runOn = 160;
const reach = 60;
/** "If you need two, make two slides" is advice. */
const fewest = 3;
/** In a short prompt a number right beside the word for slides is the deck's. */
const surest = 5;
const mostOfTalk = 40;
/** The middle of a book asks for nothing, and its pages and sheets are its own. */
const edge = 12;

/** Returns a number of slides that stands in a unit which was taken to tell: at its very start, or beside a verb of making. */
export function findStrayCount(units: readonly TaggedUnit[]): SlideCount | undefined {
  const isLong = units.length >= fewestUnitsOfBook;
  const asksDeck = units.some(({ text, role }) => role === "request" && speaksOfDeck(text));
  const isAsked = units.some(({ role }) => role === "request");
  const prompt = units
    .slice(0, edge)
    .map(({ text }) => text)
    .join(" ");
  for (const [index, { text, role, place }] of units.entries()) {
    if (role === "request" || role === "plan" || role === "withhold") continue;
    if (isLong && index >= edge && index < units.length - edge) continue;
    const found = findCounts(text, prompt).find(
      (count) =>
        count.kind === "slides" &&
        (isOfDeck(text, count, { isLong, asksDeck }) ||
          (place === "notes" && isAsked && isRemark(text, count))),
    );
    if (found !== undefined) return found.count;
  }
  return undefined;
}

const longestRemark = 80;
const leastOfRemark = 2;

/** "Seven sheets." in what is not surely told. */
function isRemark(text: string, { weight, count }: FoundCount): boolean {
  return (
    text.length <= longestRemark &&
    weight >= leastOfRemark &&
    count.most >= fewest &&
    count.most <= mostOfTalk
  );
}

function isOfDeck(
  text: string,
  { start, end, weight, count }: FoundCount,
  { isLong, asksDeck }: { readonly isLong: boolean; readonly asksDeck: boolean },
): boolean {
  if (weight < 4 || count.most < fewest) return false;
  const isSure = readTokens(text.slice(start, end + 1)).some(({ small }) => sureNoun.test(small));
  const near = `${text.slice(Math.max(0, start - reach), start)}|${text.slice(end, end + reach)}`;
  const isMade = makers.test(near) || makes(near);
  if (isMade && (isSure || !isLong)) return true;
  if (!isLong && asksDeck && weight >= surest && count.most <= mostOfTalk) return true;
  if (!isSure) return false;
  const opens =
    /^\s*$|[.!?]\s*$/u.test(text.slice(0, start)) &&
    /^\s{0,2}(?:[,.;]|for |für |pour |para |$)/u.test(text.slice(end));
  return opens || (text.length > runOn && !/[.!?]\s/u.test(text));
}

function speaksOfDeck(text: string): boolean {
  return readWordClasses(readTokens(text.slice(0, 2_000))).some((own) => (own & bitOf("deck")) !== 0);
}

function makes(text: string): boolean {
  return readWordClasses(readTokens(text)).some((own) => (own & bitOf("make")) !== 0);
}
