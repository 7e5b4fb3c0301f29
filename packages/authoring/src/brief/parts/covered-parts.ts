import { readTokens } from "../../text/words/tokens.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { readGivenSlides, readSlideLeads } from "./own-slides.ts";

/** Words that lead from what a deck is about to what it is to cover. */
const covering = [
  "covering|including|featuring|addressing|focusing on|(?:that|which) (?:covers?|explains?|includes?|discusses|shows?|deals with)|with (?:a |an )?(?:focus|emphasis|sections?|chapters?|slides?|parts?) on",
  "mit (?:den )?(?:punkten|themen|kapiteln|abschnitten|schwerpunkten|aspekten|inhalten)|mit schwerpunkt(?:en)? auf|(?:soll|geht|gehen|dreht) (?:es |sich )?(?:alles )?um|einschließlich|inklusive",
  "(?:abordant|couvrant|incluant)|qui (?:abordent?|couvre(?:nt)?|traite(?:nt)?(?: de)?|inclut|explique(?:nt)?|présente(?:nt)?)|avec (?:un accent sur|des parties sur|les points)",
  "(?:abordando|incluyendo|cubriendo|tratando)|que (?:incluya[ns]?|incluye[ns]?|aborden?|cubran?|traten?(?: de)?|hablen? de|expliquen?)|con (?:énfasis en|apartados sobre|los puntos)",
  "(?:incluindo|cobrindo)|que (?:inclua|abordem?|cubram?|tratem?(?: de)?|falem? de)|com (?:foco em|ênfase em|os pontos)",
  "che (?:trattin?o?|parlin?o? di|copra|includa|affronti|spieghi)|(?:trattando|includendo)|con (?:focus su|i punti|particolare attenzione a)",
  "met aandacht voor|met de (?:punten|onderwerpen)|inclusief|z uwzględnieniem|(?:obejmując|zawierając|uwzględniając)[ąaye]|včetně|se zaměřením na|zahrnující|so zameraním na|vrátane",
  "som (?:tar upp|handlar om|täcker|behandlar|dækker|handler om|omhandler|dekker|tar opp)|med fokus på|inklusive|care (?:acoperă|include)|cu accent pe|που (?:καλύπτει|περιλαμβάνει)|με έμφαση (?:σε|στην|στο|στα)",
  "включая|с разделами|с акцентом на|котор(?:ая|ый|ое) (?:охватывает|включает)|включно з|з розділами|що охоплює|яка охоплює|yang (?:mencakup|membahas)|termasuk|meliputi|bao gồm",
  "يتضمن|تتضمن|يشمل|تشمل|يتناول|تتناول|يغطي|تغطي|مع التركيز على|(?:ה|ש)?כוללת?|שתכלול|עם דגש על|जिसमें",
  "(?:a bit|a little|something|a word|a few words) (?:on|about)|(?:ein bisschen|ein wenig|ein paar worte|ein wort|etwas) (?:was )?(?:zu[mr]?|über)|un (?:petit )?mot sur|un poco (?:de|sobre)|um pouco (?:de|sobre)|(?:an?|one) (?:section|part)(?: each)? (?:on|about|for|with)|eine?n? abschnitt (?:zu[mr]?|über|mit|für)",
].join("|");
const strong = new RegExp(`(?<![\\p{L}\\p{M}])(?:${covering})(?![\\p{L}\\p{M}])[\\s:：]{1,3}`, "giu");
const weak =
  /(?<=\s)(?:with|mit|avec|con|com|met|med|z|ze|s|se|с|со|з|із|cu|με|مع|עם)\s(?=[^.!?\n]{2,60}[,،][^.!?\n]{2,60}(?:\s(?:and|und|et|y|e|en|och|og|i|a|и|і|та|și|και|ו)\s|\sو))/giu;
const member =
  /^[^,;:.!?،、。\n]{2,60}?(?=\s(?:and|und|et|y|e|en|och|og|i|a|и|і|та|și|και)\s|\sو(?=\p{L})|[,;:.!?،、。\n]|$)/iu;
const longestTopic = 160;
const leadOfPart =
  /^(?:(?:an? |the |one )?(?:sections?|chapters?|slides?|parts?)(?: each)?|abschnitten?|kapiteln?|(?:des )?parties|apartados|secciones|sezioni|seções|secties|avsnitt|rozdziały|kapitoly|разделы|括)\s?(?:on|about|for|zu|zum|zur|über|sur|sobre|su|sulla|over|om|o|о|про)\s|^括/iu;

/**
 * Returns slots with topics that end where the words begin that say what is to be covered ("heat pumps covering costs, noise and
 * grants"), and with the first of these as a part, from which the rest of their list is found.
 */
export function cutCoveredParts(
  text: string,
  given: readonly FoundSlot[],
  isFurther = false,
): readonly FoundSlot[] {
  const own = readGivenSlides(text);
  const leads = readSlideLeads(text);
  const slots = given.filter(
    (slot) =>
      own.every(({ start, end }) => slot.end <= start || slot.start >= end) &&
      !(isFurther && leads.some(({ end }) => isTopicOfSlide(slot, end))),
  );
  const cuts = leadsIn(text, slots);
  const seeds = cuts.flatMap(({ end }): readonly FoundSlot[] => {
    const arabic = arabicList.exec(text.slice(end))?.[0];
    if (arabic !== undefined) return arabicMembers(arabic, end);
    const words = member.exec(text.slice(end))?.[0];
    if (words === undefined || words.trim() === "") return [];
    const start = end + (words.length - words.trimStart().length);
    return [{ slot: "part", start, end: end + words.length, text: words.trim() }];
  });
  const ahead = listVerb.test(text.slice(0, 400)) ? listsBefore(text.slice(0, 400)) : [];
  const kept = slots.flatMap((slot): readonly FoundSlot[] => {
    if (slot.slot === "part") return [withoutLead(slot)];
    if (cuts.some((place) => isMisread(slot, place))) return [];
    const cut = cuts.find(({ start }) => start > slot.start && start < slot.end);
    if (cut === undefined || !shortened.has(slot.slot)) return [slot];
    const words = text.slice(slot.start, cut.start).trimEnd();
    return words.length < 3 ? [] : [{ ...slot, end: slot.start + words.length, text: words }];
  });
  const isFree = (seed: FoundSlot): boolean =>
    kept.every(({ start, end }) => end <= seed.start || start >= seed.end);
  return partsInRows(
    text,
    [...kept, ...[...seeds, ...ahead, ...own].filter(isFree)].sort((one, other) => one.start - other.start),
  );
}

const ofWhole: ReadonlySet<string> = new Set(["topic", "about", "title", "genre", "audience", "tone"]);

/** Where a deck was asked for before, one slide more is about one of its parts. */
function isTopicOfSlide({ slot, start }: FoundSlot, end: number): boolean {
  return ofWhole.has(slot) && start >= end && start - end <= longestArticle;
}

const longestArticle = 5;

const listVerb = /[을를도]\s?(?:포함|다뤄|다루|넣어)/u;

/** "원인, 건강 영향, 대책을 포함해 주세요": Korean says behind a list that it is to be in. */
function listsBefore(text: string): readonly FoundSlot[] {
  const end = text.search(listVerb);
  const start = Math.max(...[".", "!", "?", "\n"].map((mark) => text.lastIndexOf(mark, end))) + 1;
  const list = text.slice(start, end);
  return list.includes(",") ? membersOf(list, start) : [];
}

function membersOf(list: string, from: number): readonly FoundSlot[] {
  return [...list.matchAll(/[^,]+/gu)].flatMap(({ index, 0: words }) => {
    const name = words.trim();
    const start = from + index + words.indexOf(name);
    return name === "" ? [] : [{ slot: "part" as const, start, end: start + name.length, text: name }];
  });
}

const arabicList = /^[\p{sc=Arabic}\p{M} ،]{6,120}(?=[.؟!\n]|$)/u;

/** Arabic joins "and" to the word behind it: "الفوائد والعقبات والتوصيات" are three. */
function arabicMembers(words: string, from: number): readonly FoundSlot[] {
  return [
    ...words.matchAll(/(?:^|\s?،\s?|\sو(?=\p{L}{3}))(?<name>(?:(?!\s?،|\sو\p{L}{3}).){2,60})/gu),
  ].flatMap((found) => {
    const name = found.groups?.["name"] ?? "";
    const start = from + found.index + found[0].length - name.length;
    return name.trim() === "" ? [] : [{ slot: "part" as const, start, end: start + name.length, text: name }];
  });
}

const joinsMembers = /\s(?:and|und|et|y|e|en|och|og|i|a|и|і|ve|och)\s/iu;
const mostBehind = 160;

/** "um Motivation", "timeline and mentoring": behind words that lead to a list neither a form nor a tone holds its members. */
function isMisread(
  { slot, start, end, text }: FoundSlot,
  place: { readonly start: number; readonly end: number },
): boolean {
  if (slot !== "form" && slot !== "tone") return false;
  const holdsLead = start < place.end && end > place.end;
  return holdsLead || (start >= place.end && start - place.end < mostBehind && joinsMembers.test(text));
}

const shortened: ReadonlySet<string> = new Set(["topic", "about", "title", "audience"]);

/** Where such words stand; a bare "with" counts only inside a topic, before a list of three. */
function leadsIn(
  text: string,
  slots: readonly FoundSlot[],
): readonly { readonly start: number; readonly end: number }[] {
  const sure = [...text.slice(0, 1_500).matchAll(strong)];
  const inTopic = slots
    .filter(({ slot, start, end }) => slot === "topic" && end - start < longestTopic)
    .flatMap(({ start, end }) =>
      [...text.slice(start, end + 200).matchAll(weak)].flatMap((found) =>
        found.index < end - start ? [{ index: found.index + start, length: found[0].length }] : [],
      ),
    );
  const slides = readSlideLeads(text).map(({ start, end }) => ({ index: start, length: end - start }));
  const surely = [...slides, ...sure.map(({ index, 0: { length } }) => ({ index, length }))];
  // "mit den Punkten": the longer words say it, not their first.
  const bare = inTopic.filter(({ index }) => surely.every((place) => place.index !== index));
  return [...surely, ...bare]
    .map(({ index, length }) => ({ start: index, end: index + length }))
    .sort((one, other) => one.start - other.start);
}

/** Returns the slot of a part without what leads to its name: "sections on battery care" is the part "battery care". */
export function withoutLead(slot: FoundSlot): FoundSlot {
  const [opening] = readSlideLeads(slot.text);
  const lead =
    opening !== undefined && opening.start <= longestVerb
      ? opening.end
      : (leadOfPart.exec(slot.text)?.[0].length ?? 0);
  return lead === 0 || lead >= slot.text.length
    ? slot
    : { ...slot, start: slot.start + lead, text: slot.text.slice(lead) };
}

/** "Include a slide on …", "med en bild om …" */
const longestVerb = 10;

const between =
  /^(?:\s?[,،、]\s?(?:(?:and|und|et|y|e|en|och|og)\s)?|\s(?:and|und|et|y|e|en|och|og|i|a|и|і|та)\s)$/iu;
const saysOther =
  bitOf("forWhom") | bitOf("toneWord") | bitOf("toneLabel") | bitOf("audienceLabel") | bitOf("audienceNoun");

/** "reasons, timeline, risks and contacts": what goes on a list of parts is no tone and no audience without a word for it. */
function partsInRows(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const read: FoundSlot[] = [];
  for (const slot of slots) {
    const before = read.at(-1);
    const isPart = before?.slot === "part" || before?.slot === "form";
    const goesOn = isPart && between.test(text.slice(before.end, slot.start));
    const isOther = slot.slot === "tone" || slot.slot === "audience";
    const says = readWordClasses(readTokens(slot.text)).some((own) => (own & saysOther) !== 0);
    read.push(goesOn && isOther && !says ? { ...slot, slot: "part" } : slot);
  }
  return read;
}
