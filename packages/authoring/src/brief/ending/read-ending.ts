import { hasFiniteVerb } from "../../tagging/statement.ts";
import { atEndWords, endingVerbs } from "../../text/lexicon/part-words.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import type { WantedEnding } from "../brief.ts";
import {
  aloneWords,
  givingWords,
  oneSlideNouns,
  oneWords,
  slideFillers,
} from "../lexicon/own-slide-words.ts";
import { detailsIn, isPlace } from "../parts/collect-parts.ts";
import { withoutLead } from "../parts/covered-parts.ts";
import { readEndingKind, readForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { trimSlot } from "../trim-slot.ts";
import { isClauseOfEnding, withoutLastSlide } from "./name-ending.ts";

/** "and end with next steps": only the words behind name the ending. */
const endsWith = new RegExp(
  `^(?:(?:and|und|et|y|e|en|och|og|i) )?(?:(?:${endingVerbs}) |(?:(?:end|ends|close|finish|ende|beende|schließe|termine|termina|afsluit\\p{L}*) )?(?:it |sie )?(?:with|mit|avec|con|com|met) )`,
  "iu",
);
const placedAtEnd = new RegExp(`^(?:${atEndWords})[\\s:,]{1,3}|[\\s,]{1,2}(?:${atEndWords})$`, "giu");
/** "Mit einer Übung" is called "Übung". */
const inDative = /^(?:einer|einem|dem)\s(?=\p{Lu})/u;
const quoted = /^["“„«「『].*["”“»」』][.!]?$/u;

/** "A slide asking for helpers", "ein Bild mit der Adresse": what it holds names it. */
const slideOf =
  /^(?:(?:an?|the|one|eine?[mnr]?|die|une|la|le|una|el|um[a]?|de|het|een|en)\s)?(?:(?:last|final|closing|letzten?|dernière|última|ultima|laatste)\s)?(?:slides?|page|folie|seite|diapositive|diapo|page|diapositiva|lámina|slide|dia|bild)\s(?:asking(?:\s(?:for|them to|people to))?|looking for|calling for|inviting|saying|that (?:says|asks(?: for)?)|for|with|about|mit|für|über|avec|pour|sur|con|para|sobre|per|su|com|met|voor|over|med|för|om)\s/iu;
/** "The question who comes along" is asked as it stands. */
const questionOf =
  /^(?:the|an?|die|der|une|la|una|a|uma|de|een)\s(?:question|frage|pregunta|domanda|pergunta|vraag)[:,]?\s(?=(?:do|does|shall|should|can|could|will|is|are|who|what|how|why|when|where|which|whether|wer|was|wie|warum|wann|wo|ob|qu[ei]|comment|pourquoi|qui[ée]n|qué|cómo|chi|che cosa|come|quem|wat|hoe)\s)/iu;

/** "The motion in one sentence": how long it is to be is no part of its name, nor what it is for. */
const measure =
  /\s(?:in (?:one|a single) (?:sentence|line|word)|in einem (?:einzigen )?(?:satz|wort)|in einer zeile|en une (?:seule )?(?:phrase|ligne)|en una (?:sola )?(?:frase|línea|oración)|(?:em|numa|em uma) (?:só )?frase|in una (?:sola )?(?:frase|riga)|in één (?:zin|regel)|i en mening|i én sætning|w jednym zdaniu|jednou větou|(?:в|од)[^\s]{0,4} ?(?:одном|одним|одному) (?:предложени|речен)\p{L}{1,3})$/iu;
const purpose =
  /,?\s(?:so that|damit|sodass|pour que|afin que|para que|affinché|perché possano|zodat|så att|slik at|żeby|aby|чтобы|щоб)\s.*$/iu;

/** Returns how a deck is to end by the slot of its ending; undefined where nothing but its place is said. */
export function toEnding(given: FoundSlot): WantedEnding | undefined {
  const slot = withoutRelative(withTold(given));
  const bare = withoutLead({ ...slot, text: trimSlot(slot).replace(endsWith, "") });
  const words = trimSlot(bare).replace(endsWith, "").replace(placedAtEnd, "");
  const placed = withoutLastSlide(trimSlot({ text: words }));
  const named = trimSlot({ text: placed }).replace(inDative, "").replace(slideOf, "");
  if (named === "" || isPlace(named) || onlySlide.test(named)) return undefined;
  const asked = named.replace(questionOf, "").replace(measure, "").replace(purpose, "");
  const isQuestion = questionOf.test(named);
  const text = !isQuestion || asked.endsWith("?") ? asked : `${asked}?`;
  const details = detailsIn(slot.details);
  const isSaid = isQuestion || quoted.test(words.trim()) || quoted.test(bare.text.trim());
  // Behind "a slide with …" stands a name.
  if (!isSaid && !slideOf.test(trimSlot({ text: placed })) && isClauseOfEnding(text)) return undefined;
  const form = readForm(text);
  return {
    kind: readEndingKind(text),
    text,
    ...(details.length > 0 && { details }),
    ...(form && { form }),
    ...(isSaid && { isSaid: true }),
  };
}

/** "A slide to read together: stop, look": what stands behind the colon is what the slide holds. */
function withTold(slot: FoundSlot): FoundSlot {
  const [whole, name = "", told = ""] = /^([^:：]{3,80})[:：]\s+(\S.*)$/su.exec(slot.text) ?? [];
  return whole === undefined || slot.details !== undefined || /["“„«]/u.test(name)
    ? slot
    : { ...slot, end: slot.start + name.length, text: name, details: told };
}

/** "My number, which I type in myself": what is told of it is not shown. */
function withoutRelative(slot: FoundSlot): FoundSlot {
  const text = slot.text.replace(relative, "").trimEnd();
  return text.length < 3 || quoted.test(slot.text.trim()) ? slot : { ...slot, text };
}

const relative =
  /(?:,?\s(?:which|(?<=,\s)(?:that|who|the one)|(?<=,\s)(?:de[nr]|die|das|que|qui|qu['’]|che|dat|som|któr\p{L}+|котор\p{L}+))\s.*|,?\s(?:I['’]?ll|I will|I['’]?m|we['’]?ll|we will|je\s(?:la|le|les)|(?:la|lo|los|las|o|a)\s(?:pego|pongo|escribo|meto|ponho)|(?:che|que) (?:aggiungo|metto|añado|meto|ponho)|wpiszę|ich (?:trage|setze|schreibe))(?:\s.*)?)$/iu;

/** "A slide to itself near the end" says where something stands that is named elsewhere. */
const nearEnd =
  "(?:near|towards?|just before) the end|kurz vor (?:dem )?(?:ende|schluss)|vers la fin|hacia el final|verso la fine|perto do fim";
const onlySlide = new RegExp(
  `^(?:(?:${oneWords}|the|die|la|le|el|o|de)\\s)?(?:${oneSlideNouns})(?:\\s(?:${aloneWords}))?(?:\\s(?:${nearEnd}))?$`,
  "iu",
);

const place = new RegExp(`(?<![\\p{L}\\p{M}])(?:${atEndWords})(?![\\p{L}\\p{M}])`, "giu");
/** "Zum Schluss der Antrag in einem Satz" names what ends the deck, with no verb behind it as in "am Ende der Woche steigt …". */
const ofTime =
  /^\s(?:of|des|der(?!\s\p{Lu}\p{L}+(?:\s(?:in|im|mit|für|an|auf|zum?|zur|über|als)\s[^,;:.!?\n]{2,40})?\s*[.!]?\s*$)|vom|von|del?|du|do|da|van|av|af)\s/u;
/** "No fim quero o pedido", "zum Schluss hätte ich gern den Antrag". */
const firstPersonWants =
  "(?:ich )?(?:will|möchte|brauche|hätte)(?: ich)?(?: gerne?)?|(?:je|j['’]) ?(?:veux|voudrais|aimerais)|quiero|quisiera|querría|me gustaría|quero|queria|gostava de|gostaria de|voglio|vorrei|(?:wil|wou) ik(?: graag)?|ik wil|vill jag(?: ha)?|chcę|chciał(?:abym|bym)|хочу|хотел(?:а)? бы";
const lead = new RegExp(
  `^(?:(?:and|und|et|y|e|en|och|og|i|и|also|plus|then|dann|with|mit|avec|con|com|met|med|z|с|maybe|perhaps|vielleicht|please|bitte|(?:${givingWords})|add|include|want|wants|i(?:'d| would)? (?:want|like|need)|${firstPersonWants}|${slideFillers})\\s){1,4}`,
  "iu",
);
const wanting =
  /^.{2,40}?\s(?:wants?|needs?|asks? for|would like|likes?|möchten?|wollen|veut|veulent|quieren?|vuole|vogliono|querem?|wil|willen|vill|chce|chcą|хочет|хотят)\s(?!to\s)/iu;
const pronoun =
  /^(?:i|we|you|they|he|she|it|ich|wir|je|j['’]|on|nous|yo|io|eu|ik|jag|vi|ja|ya|я|мы)(?:['’\s]|$)/iu;
const mostWords = 7;

/** Says whether words tell when something ends rather than how the deck does: "at the end of the year". */
export function tellsTime(text: string): boolean {
  return [...text.matchAll(place)].some(({ index, 0: words }) =>
    ofTime.test(text.slice(index + words.length)),
  );
}

/** "With a quiz at the end", "the sources at the end", "alla fine un brindisi": what stands beside the place in its clause ends the deck. */
export function readAtEnd(text: string): readonly FoundSlot[] {
  for (const found of text.slice(0, 2_000).matchAll(place)) {
    const end = found.index + found[0].length;
    if (ofTime.test(text.slice(end))) continue;
    const before = clauseBefore(text, found.index);
    const behind = /^[^,;:.!?()\n，；。]{0,80}/u.exec(text.slice(end))?.[0] ?? "";
    const opensClause = onlyJoins.test(before.words);
    const named = opensClause ? nameIn(behind, end) : nameIn(before.words, before.start);
    if (named !== undefined) return [named];
  }
  return readByVerb(text);
}

const onlyJoins = /^\s*(?:(?:and|und|sowie|et|y|e|en|och|og|i|и|і|ve|a)\s*)?$/iu;
const byVerb = new RegExp(
  `(?:^|[.!?;:,]\\s|\\s(?:and|und|et|y|e|en|och|og|i|и)\\s)(?:(?:please|bitte|per favore|por favor)\\s)?(?:${endingVerbs})\\s(?<name>[^,;:.!?()\\n"“”„«»]{3,80})`,
  "giu",
);

/** "Chiuda con un ringraziamento": a clause that opens with a verb of ending names what it ends with. */
function readByVerb(text: string): readonly FoundSlot[] {
  for (const { index, 0: whole, groups } of text.slice(0, 2_000).matchAll(byVerb)) {
    const name = groups?.["name"] ?? "";
    const named = nameIn(name, index + whole.length - name.length);
    if (named !== undefined) return [named];
  }
  return [];
}

/** A clause goes back to a mark, or to an "and" behind which something new begins. */
function clauseBefore(text: string, end: number): { readonly words: string; readonly start: number } {
  const clause = /[^,;:.!?()\n，；。]{0,80}$/u.exec(text.slice(0, end))?.[0] ?? "";
  const joint =
    /^.*\s(?:and|und|et|y|och|og)\s(?=(?:with|mit|avec|con|com|met|med|an?|the|eine?n?|die|das|der|une?|les?|la|las?|los|un[ao]?|ett?|en)\s)/iu.exec(
      clause,
    )?.[0] ?? "";
  return { words: clause.slice(joint.length), start: end - clause.length + joint.length };
}

function nameIn(words: string, start: number): FoundSlot | undefined {
  const skipped = /^[\s,]*/u.exec(words)?.[0].length ?? 0;
  const wish = skipped + (wanting.exec(words.slice(skipped))?.[0].length ?? 0);
  const from = wish + (lead.exec(words.slice(wish))?.[0].length ?? 0);
  const name = words.slice(from).trimEnd();
  const isName =
    name.length > 2 &&
    !pronoun.test(name) &&
    !hasFiniteVerb(name) &&
    !hasVerb(name) &&
    !/\p{Nd}{3}/u.test(name) &&
    name.split(/\s+/u).length <= mostWords;
  return isName
    ? { slot: "ending", start: start + from, end: start + from + name.length, text: name }
    : undefined;
}
