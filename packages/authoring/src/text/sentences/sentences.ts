import { rememberRecent } from "../remember-recent.ts";
import type { Span } from "../span.ts";
import { isOrdinalStop } from "./ordinal-stops.ts";

const longestSentence = 600;

/** Words that end in a full stop without ending a sentence. */
const abbreviations = new Set(
  "e.g i.e etc vs cf ca approx incl excl dr mr mrs ms prof st jr sr inc ltd co corp ed est dept jan feb apr aug sept oct nov dec z.b d.h u.a bzw str std evtl ggf inkl usw hr fr hrsg mio mrd tsd vgl sog p.ex env av c.-à-d p.ej sr.a sra ud uds aprox ecc pag sig sigg dott dott.ssa avv arch geom ing rag es bijv nl dhr mevr т.е т.д т.п г гг см др руб млн млрд тыс ул bât appt tél rdv mme mlle tel gem zzgl einschl ext bldg apt dpto tfno avda edif m.in tzw godz tys al kpt bl.a t.ex ang f.eks např tj tzv ul örn тел кв чел корп profa dra srta lic sig.ra cav gen col sgt capt cmdr cllr hon rev revd gov mgr dipl inż mudr judr".split(
    " ",
  ),
);

/** Words that do so only where they open large: "Fa. Hellwig", but "un anno fa." */
const largeAbbreviations = new Set("Fa Abt Fam Bd Dir Lt St".split(" "));

/** Words that do so only before a figure: "No. 7", but "No." */
const figureAbbreviations = new Set(
  "no nos nr abs art fig ok vol p pp max min pág núm blz n° sec ch para mar jun jul sep".split(" "),
);

const dayBefore = /(?:^|\s)\p{Nd}{1,2}(?:st|nd|rd|th)? (?:jan|feb|apr|aug|sept|oct|nov|dec)$/iu;

/** Returns where the sentences of a text stand, trimmed; none is longer than 600 characters. */
export const splitSentences: (text: string, language: string) => readonly Span[] =
  rememberRecent(cutSentences);

function cutSentences(text: string, language: string): readonly Span[] {
  // One that only ends with a stop, or has none, is no work for the segmenter.
  const stop = text.search(/[\p{Sentence_Terminal}\n]/u);
  if (stop === -1 || stop === text.length - 1)
    return cutLong(text, { start: 0, end: text.length }).flatMap((span) => trimSpan(text, span) ?? []);
  const spans: Span[] = [];
  let open: Span | undefined;
  for (const { segment, index } of segmenterFor(language).segment(text)) {
    const span: Span = { start: open?.start ?? index, end: index + segment.length };
    const goesOn = span.end < text.length && isUnfinished(text, span, language);
    open = goesOn ? span : undefined;
    if (!goesOn) spans.push(span);
  }
  if (open !== undefined) spans.push(open);
  return withBrackets(text, spans)
    .flatMap((span) => cutBeforeFigures(text, span))
    .flatMap((span) => cutLong(text, span))
    .flatMap((span) => trimSpan(text, span) ?? []);
}

/** "Reminders by 30.09. (Ann)": what stands in brackets belongs to the sentence before it. */
function withBrackets(text: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const words = span.end - span.start > longestAside ? "" : text.slice(span.start, span.end).trim();
    const isAside = /^[(\uFF08][^()\uFF08\uFF09.!?。]*[)\uFF09]$/u.test(words);
    if (last !== undefined && isAside) joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

const longestAside = 60;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  return segmenter;
}

function isUnfinished(text: string, { start, end }: Span, language: string): boolean {
  if (end - start > longestSentence) return false;
  if (isWithinWord(text, end)) return true;
  const tail = text.slice(Math.max(start, end - 24), end).trimEnd();
  if (
    tail.endsWith(".") &&
    endsInAbbreviation(tail, text.slice(start, end), text.slice(end, end + 30), language)
  )
    return true;
  return isOpen(text.slice(start, end));
}

/** Sentences end before a space, except in scripts that set none: an address or a version number is not cut. */
function isWithinWord(text: string, end: number): boolean {
  return (
    /\S/u.test(text.charAt(end - 1)) && text.charCodeAt(end - 1) < 0x2000 && /\S/u.test(text.charAt(end))
  );
}

/** The segmenter joins what begins with a figure to the sentence before: "…in 18 months. 3 letters of intent". */
function cutBeforeFigures(text: string, { start, end }: Span): readonly Span[] {
  const spans: Span[] = [];
  let from = start;
  for (
    let stop = text.indexOf(". ", start);
    stop !== -1 && stop < end - 2;
    stop = text.indexOf(". ", stop + 1)
  ) {
    if (!/\p{Nd}/u.test(text.charAt(stop + 2))) continue;
    const word =
      /(?:[\p{L}]{3,}|[\p{L}\p{Nd}]{2}\)|\p{Nd}\s?[%\p{Sc}]|\p{Sc}\s?[\p{Nd}.,]{1,12}|\p{Nd}[.,]\p{Nd}{3}|(?:1[5-9]|20)\p{Nd}{2}|\p{Nd}\p{L}{1,2}|\p{Nd}[\s\u00a0](?:h|g|l|t|[kcm]m|[km]g|ml|kW|MW|GB|MB|ha|kr|zł|Kč|Ft|лв|лей|lei))$/u.exec(
        text.slice(Math.max(from, stop - 20), stop),
      )?.[0];
    const part = text.slice(from, stop + 1);
    if (word === undefined || isAbbreviation(word) || isOpen(part)) continue;
    spans.push({ start: from, end: stop + 1 });
    from = stop + 2;
  }
  return [...spans, { start: from, end }];
}

function endsInAbbreviation(tail: string, sentence: string, after: string, language: string): boolean {
  const isBeforeFigure = /^\p{Nd}/u.test(after);
  const words = tail.slice(0, -1).split(/[\s\u00a0(]/u);
  const last = words.at(-1) ?? "";
  // "P. Nguyen" is a person, "p. 7" a page.
  if (/^\p{Lu}$/u.test(last)) return true;
  // "… on 19 Feb. Prices rise": behind its day a month ends the sentence.
  if (!isBeforeFigure && dayBefore.test(tail.slice(0, -1))) return false;
  if (figureAbbreviations.has(last.toLowerCase())) return isBeforeFigure;
  if (isAbbreviation(last)) return true;
  if (/^(?:\p{L}\.){1,3}\p{L}$/u.test(last)) return true;
  if (/^\d{1,2}$/u.test(last))
    return isOrdinalStop(sentence.trimEnd().slice(0, -1), after, isGerman(language));
  return false;
}

function isGerman(language: string): boolean {
  return language === "de" || language.startsWith("de-");
}

/** Says whether a word, without its full stop, is one that is often shortened. */
export function isAbbreviation(word: string): boolean {
  const bare = word.replace(/^\p{L}{1,5}['’]/u, "");
  const small = bare.toLowerCase();
  if (abbreviations.has(small) || figureAbbreviations.has(small) || largeAbbreviations.has(bare)) return true;
  // "Mgr", "Str", "Sgt": what opens large and has no vowel is shortened.
  return /^[BCDFGHJKLMNPQRSTVWXZ][bcdfghjklmnpqrstvwxz]{1,4}$/u.test(bare);
}

/** Says whether a word is only shortened before a figure: "max. 8 slides", but "8 slides max." ends a sentence. */
export function standsBeforeFigures(word: string): boolean {
  return figureAbbreviations.has(word.toLowerCase());
}

/** A bracket or quotation that has not been closed yet goes on in the next segment. */
function isOpen(sentence: string): boolean {
  if (!/[(“«「"]/.test(sentence)) return false;
  return (
    count(sentence, "(") > count(sentence, ")") ||
    count(sentence, "“") > count(sentence, "”") + count(sentence, "„") ||
    count(sentence, "«") > count(sentence, "»") ||
    count(sentence, "「") > count(sentence, "」") ||
    count(sentence, '"') % 2 === 1
  );
}

function count(text: string, mark: string): number {
  let found = 0;
  for (let index = text.indexOf(mark); index !== -1; index = text.indexOf(mark, index + 1)) found += 1;
  return found;
}

function cutLong(text: string, { start, end }: Span): readonly Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > longestSentence) {
    const space = text.lastIndexOf(" ", from + longestSentence);
    let to = space > from ? space : from + longestSentence;
    if ((text.charCodeAt(to) & 0xfc00) === 0xdc00) to += 1;
    spans.push({ start: from, end: to });
    from = to;
  }
  return [...spans, { start: from, end }];
}

function trimSpan(text: string, { start, end }: Span): Span | undefined {
  let from = start;
  let to = end;
  while (from < to && text.charAt(from).trim() === "") from += 1;
  while (to > from && text.charAt(to - 1).trim() === "") to -= 1;
  return from < to ? { start: from, end: to } : undefined;
}
