// a short prompt -> its sentences -> pieces between signs -> runs of names in which nobody tells or wishes anything: what the deck is
// to cover, though no word says so ("tides: why they happen, spring and neap, tidal power; 6 slides").
import { findTerms, termBit, termBits } from "../text/lexicon/terms/find-terms.ts";
import { endOfList, type ListItem, splitItems, toItem } from "../text/sentences/list-items.ts";
import type { Span } from "../text/span.ts";
import { readItem } from "./clause-or-name.ts";
import { isDatum, namesMonth } from "./data-items.ts";
import { hasFiniteVerb, opensQuestion } from "./statement.ts";

const longestPrompt = 500;
const fewestItems = 3;
const fewestInBracket = 2;
const mostWords = 8;
const deck = termBits("deck", "genre");
const wish = termBits("look", "limit", "language", "deck", "genre", "note", "polite", "want");
const unit = termBit("unit");
/** At the beginning they say what is left out, or for whom it is; "azulejo no metro" and "arguments for" do not. */
const opening = termBits("negation", "audience", "material");
const include = termBits("include");
const form = termBit("form");
const labels = termBits("audience", "label", "look", "limit", "negation");

/** Returns the rows of names that a short prompt jots down besides what it wishes of its deck, in its order; none overlap. */
export function findJottedLists(text: string): readonly (readonly ListItem[])[] {
  if (text.length > longestPrompt || !speaksOfDeck(text)) return [];
  const brackets = bracketsIn(text);
  const lines = linesIn(text);
  if (lines !== undefined) return [lines];
  const sentences = sentencesOf(text);
  const tells = sentences.some(({ start, end }) => isMatter(text.slice(start, end)));
  const rows = tells ? [] : sentences.flatMap((sentence) => rowsIn(text, sentence, brackets));
  const inBrackets = brackets.flatMap((span) => {
    const items = splitItems(text, span);
    return items.length >= fewestInBracket &&
      items.every((item) => isName(text, item)) &&
      opensRow(text, span)
      ? [items]
      : [];
  });
  return [...rows, ...inBrackets].sort((one, other) => (one[0]?.start ?? 0) - (other[0]?.start ?? 0));
}

/** Words for a deck, or its slides by their number: "10枚". */
function speaksOfDeck(words: string): boolean {
  return findTerms(words).some(
    ({ classes, start }) =>
      (classes & deck) !== 0 || ((classes & unit) !== 0 && /\p{Nd}\s?$/u.test(words.slice(0, start))),
  );
}

const line = /^[ \t]*(?:(?:[-*•·–]|\[ ?\]|\p{Nd}{1,2}[.)])[ \t]+)?([^\n]*\S)[ \t]*$/gmu;
const mostHeadLines = 2;

/** A name on each line, below what they are of and above nothing but wishes. */
function linesIn(text: string): readonly ListItem[] | undefined {
  const lines = [...text.matchAll(line)].map(({ index, 0: whole, 1: words = "" }) => {
    const start = index + whole.indexOf(words);
    return { start, end: start + words.length };
  });
  const first = lines.findIndex((own, place) => place > 0 && isName(text, own));
  if (first === -1 || first > mostHeadLines) return undefined;
  const length = lines.slice(first).findIndex((own) => !isName(text, own));
  const items = length === -1 ? lines.slice(first) : lines.slice(first, first + length);
  const tail = lines.slice(first + items.length);
  const tells = items.some(({ start, end }) => readItem(text.slice(start, end)) === "clause");
  const isWished = tail.every(({ start, end }) =>
    findTerms(text.slice(start, end)).some(({ classes }) => (classes & (wish | unit)) !== 0),
  );
  return items.length >= fewestItems && !tells && isWished && mostlyNames(text, items) ? items : undefined;
}

/** Among sentences that tell something, a row of names may tell something as well. */
function isMatter(words: string): boolean {
  const says = findTerms(words).reduce((all, { classes }) => all | classes, 0);
  const isWish = speaksOfDeck(words) || (says & (wish | unit)) !== 0;
  return (
    !isWish && (hasFiniteVerb(words) || /\p{Nd}/u.test(words.replace(year, ""))) && !opensQuestion(words)
  );
}

const bracket = /[(（]([^()（）\n]{3,240})[)）]/gu;

function bracketsIn(text: string): readonly Span[] {
  return [...text.matchAll(bracket)].map(({ index, 1: words = "" }) => ({
    start: index + 1,
    end: index + 1 + words.length,
  }));
}

/** A bracket behind one of several members says more of that member; behind the only thing that is named it lists its parts. */
function opensRow(text: string, { start }: Span): boolean {
  const before = /[^.!?。！？\n]*$/u.exec(text.slice(0, start - 1))?.[0] ?? "";
  const pieces = before.split(/[,;:、，；：]\s*/u);
  const last = pieces.at(-1) ?? "";
  return pieces.length === 1 || speaksOfDeck(last) || pieces.slice(0, -1).every(speaksOfDeck);
}

const ordinal = /(?:^|[\s,(])\p{Nd}{1,2}$/u;

function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  while (start < text.length) {
    let end = Math.max(start + 1, endOfList(text, start));
    // "7. Klasse", "2.º de bachillerato".
    while (ordinal.test(text.slice(start, end)) && /^\.[º°ª]?\s?\p{L}/u.test(text.slice(end)))
      end = Math.max(end + 1, endOfList(text, end + 1));
    if (text.slice(start, end).trim() !== "") spans.push({ start, end });
    start = end + 1;
  }
  return spans;
}

/** The longest row of names in a sentence; what its brackets hold is read apart. */
function rowsIn(text: string, sentence: Span, brackets: readonly Span[]): readonly (readonly ListItem[])[] {
  if (brackets.some(({ start, end }) => start < sentence.end && sentence.start < end)) return [];
  const slashed = slashedIn(text, sentence);
  if (slashed !== undefined) return [slashed];
  const pieces = piecesOf(text, sentence);
  const rows: ListItem[][] = [[]];
  for (const piece of pieces) {
    if (isName(text, piece)) rows.at(-1)?.push(piece);
    else rows.push([]);
  }
  const best = rows.reduce((most, row) => (row.length > most.length ? row : most), []);
  const row =
    best[0]?.start === pieces[0]?.start && !isListAlone(text, sentence, best) ? best.slice(1) : best;
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined || isLed(text, pieces, row)) return [];
  // Where something else follows, "and" parts the last two of the row.
  const items =
    row.length > 1 ? splitItems(text, { start: first.start, end: last.details?.end ?? last.end }) : row;
  return items.length >= fewestItems && mostlyNames(text, items) ? [items] : [];
}

/** A verb of including before or behind a row leads to it, which is read with it; "Audience:" and "Slide 5:" lead to something else. */
function isLed(text: string, pieces: readonly ListItem[], row: readonly ListItem[]): boolean {
  const first = pieces.findIndex(({ start }) => start === row[0]?.start);
  const last = pieces.findIndex(({ start }) => start === row.at(-1)?.start);
  const classesOf = (piece: ListItem | undefined): number =>
    piece === undefined
      ? 0
      : findTerms(text.slice(piece.start, piece.end)).reduce((all, { classes }) => all | classes, 0);
  const before = pieces[first - 1];
  const head = before && text.slice(before.start, before.end);
  const isHeaded = head !== undefined && /^\s?[:：]/u.test(text.slice(before?.end));
  return (
    [before, pieces[first], pieces[last + 1]].some((piece) => (classesOf(piece) & include) !== 0) ||
    (isHeaded && ((classesOf(before) & labels) !== 0 || /^\p{L}{2,14}\s?\p{Nd}{1,2}$/u.test(head ?? "")))
  );
}

/** Before a dash or a colon stands what the row is of; a sentence that is nothing but a row has no other opening. */
function isListAlone(text: string, sentence: Span, row: readonly ListItem[]): boolean {
  const [first, second] = row;
  if (first === undefined || second === undefined) return false;
  const isCommaRow = /^\s*[,、，;；]/u.test(text.slice(first.end, second.start));
  return isCommaRow && sentence.start > 0;
}

const strongSigns = /\s[–—-]{1,2}\s|\s?[:：](?=\s|\p{L})|[;；]/gu;
/** Where "、" parts the names of a row, "，" parts rows. */
const strongBesideMarks = /\s[–—-]{1,2}\s|\s?[:：](?=\s|\p{L})|[;；，]/gu;

/** The pieces of a sentence between its dashes, colons and semicolons, and between the commas of each. */
function piecesOf(text: string, { start, end }: Span): readonly ListItem[] {
  const words = text.slice(start, end);
  const cuts = [...words.matchAll(words.includes("、") ? strongBesideMarks : strongSigns)].map(
    ({ index, 0: sign }) => ({
      start: start + index,
      end: start + index + sign.length,
    }),
  );
  return [...cuts, { start: end, end }].flatMap(({ start: to }, index) => {
    const from = cuts[index - 1]?.end ?? start;
    return splitItems(text, { start: from, end: to }).map((item) => withoutManners(text, item));
  });
}

const manners =
  /^(?:(?:please|pls|plz|bitte|svp|s['’]il (?:te|vous) plaît|por favor|per favore|graag|alstublieft|proszę|пожалуйста|lütfen|請|请)\s+)?(?:(?:with|mit|avec|con|com|met|med|z|ze|s|с|со|cu|including|incl\.|inkl\.)\s+)?(?:包括|包含)?/iu;

function withoutManners(text: string, item: ListItem): ListItem {
  const lead = manners.exec(text.slice(item.start, item.end))?.[0].length ?? 0;
  const [own = item] = toItem(
    text,
    item.start + lead,
    item.details === undefined ? item.end : item.details.end + 1,
  );
  return own;
}

const slash = /\s?[/／|・]\s?/gu;
/** "レオナルド・ダ・ヴィンチ": between katakana the point parts the words of a name. */
function isWithinName(words: string, at: number): boolean {
  return (
    /[\p{sc=Katakana}ー]・$/u.test(words.slice(0, at + 1)) && /^・\p{sc=Katakana}/u.test(words.slice(at))
  );
}

const beforeLastSpace = /^.*[\s\u3000](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$)/u;

/** "coffee: origin / roasting / brewing", "origin/roasting/brewing": what opens a sentence of slashes is what the others are of. */
function slashedIn(text: string, { start, end }: Span): readonly ListItem[] | undefined {
  const clauses = [...text.slice(start, end).matchAll(/[^,:;，、：；]+/gu)];
  for (const { index, 0: words } of clauses) {
    const signs = [...words.matchAll(slash)].filter((sign) => !isWithinName(words, sign.index));
    if (signs.length < fewestInBracket) continue;
    const from = start + index;
    const pieces = [...signs, { index: words.length, 0: "" }].flatMap(({ index: to }, place) => {
      const before = signs[place - 1];
      const at = before ? before.index + before[0].length : 0;
      // "発表用 10枚 歴史・絵師・影響": what stands before a space is none of them.
      const lead = place === 0 ? (beforeLastSpace.exec(words.slice(0, to))?.[0].length ?? 0) : 0;
      return toItem(text, from + at + lead, from + to);
    });
    const opens = pieces.findIndex((piece) => isName(text, piece));
    const first = clauses[0]?.index === index && signs[0]?.[0].length === 3 ? Math.max(1, opens) : opens;
    const length = pieces.slice(first).findIndex((piece) => !isName(text, piece));
    const items = length === -1 ? pieces.slice(first) : pieces.slice(first, first + length);
    if (first !== -1 && items.length >= fewestInBracket && mostlyNames(text, items)) return items;
  }
  return undefined;
}

const year = /(?<!\p{Nd})(?:1\p{Nd}|20)\p{Nd}{2}(?!\p{Nd})/gu;
const longestUnspaced = 12;

/** A few words without figures, wishes or a verb that tells something. */
function isName(text: string, { start, end, details }: ListItem): boolean {
  const words = text.slice(start, end).trim();
  if (details !== undefined && /\p{Nd}/u.test(text.slice(details.start, details.end))) return false;
  if (!/[\p{L}\p{M}]{2}/u.test(words) || /[\p{Nd}%€$£¥"“„«!=@]/u.test(words.replace(year, ""))) return false;
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(words);
  if (isUnspaced ? words.length > longestUnspaced : words.split(/\s+/u).length > mostWords) return false;
  const classes = findTerms(words).reduce((all, hit) => all | hit.classes, 0);
  if (forWhom.test(words)) return false;
  const opens = findTerms(words).some(
    (hit) => hit.start === 0 && (hit.classes & (hit.end < words.length ? opening : include)) !== 0,
  );
  // "The outage as a timeline" says how it is to be drawn; "timeline" alone is a name.
  const isDrawn = !isUnspaced && findTerms(words).some((hit) => hit.start > 0 && (hit.classes & form) !== 0);
  return (classes & wish) === 0 && !opens && !isDrawn && (opensQuestion(words) || !hasFiniteVerb(words));
}

const forWhom =
  /^(?:for|für|fuer|pour|para|per|pra|voor|för|til|till|dla|pro|pre|для|za|pentru|για|için|untuk|cho)\s\S|\siçin$/iu;

function mostlyNames(text: string, items: readonly ListItem[]): boolean {
  const words = items.map(({ start, end }) => text.slice(start, end));
  const clauses = words.filter((item) => readItem(item) === "clause");
  // "Seat maps in June, refunds in August" tells when.
  const isTimed = words.filter(namesMonth).length * 2 > words.length;
  return clauses.length * 2 < items.length && !isTimed && !words.some(isDatum);
}
