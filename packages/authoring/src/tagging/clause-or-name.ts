import {
  atEndWords,
  endingVerbs,
  firstWords,
  sequenceWords,
  unspacedFirst,
  unspacedNext,
} from "../text/lexicon/part-words.ts";
import { findTerms, termBits } from "../text/lexicon/terms/find-terms.ts";
import { hasVerb } from "../text/sentences/subject-of.ts";
import { hasFiniteVerb, opensQuestion } from "./statement.ts";

/** Words that put an item in its place in a row. */
export const leadsOn = new RegExp(
  `^(?:(?:and|und|et|y|e|en|och|og|i|и) )?(?:${firstWords}|${sequenceWords}|${atEndWords}|${endingVerbs})[\\s,:]{1,3}|^(?:${unspacedFirst}|${unspacedNext})[、，,\\s]?`,
  "iu",
);
/** Verbs of telling, at the beginning: what they name is to be told, not done. */
const tellingVerbs = new RegExp(
  `^(?:(?:please|bitte|merci de|por favor|per favore) )?(?:${[
    "explain|show|describe|introduc|present|cover|discuss|talk|tell|mention|outline|list|give|summar|recap|compar|review|look at|go over|go through|walk|touch|address|highlight|includ|add|thank|say|speak|name|say|ask|invite|finish with|end with|close with|start with|begin with|some |something",
    "erklär|zeig|beschreib|stell|präsentier|behandel|nenn|sprich|red|erzähl|vergleich|fass|kurz|was |etwas",
    "expliqu|montr|décri|présent|parl|raconte|compar|résum|abord|mentionn|une? mot",
    "explic|muestr|mostr|describ|present|habl|cuent|cont[aá]|compar|resum|mencion|trat|algo",
    "explic|apresent|descrev|fal[ae]|cont[ae]|spieg|mostr|descriv|parl|raccont|confront|riassum|qualcosa",
    "leg uit|uitleg|laat zien|toon|beschrijf|vertel|bespreek|vergelijk|iets|förklar|visa|berätta|jämför|forklar|vis |fortæl|fortell|sammenlign",
    "wyjaśn|pokaż|opis|przedstaw|omów|opowiedz|porówn|vysvětl|ukaž|popiš|představ|объясн|покаж|опиш|расскаж|представ|сравн|поясн|розкаж",
    "介绍|讲|说明|谈|聊|分析|展示|总结|概述|回顾|説明|紹介|소개|설명",
  ].join("|")})`,
  "iu",
);
const named = /説明|紹介|概要|解説|について$|に関して$/u;
const determiner =
  "the|a|an|all|any|some|your|our|their|his|her|its|my|this|that|these|those|it|them|him|us|me|each|every|both|no|up|down|out|off|away|back|on|in|over|to|as|only|for|with|at|about|straight|slowly|well|early|small|tiny|hard|more|less|\\p{Nd}+";
/** Verbs that hardly name a thing where other words follow at once, in the form in which orders are given. */
const orders =
  "add|adjust|allow|apply|arrive|ask|attach|avoid|be|become|begin|boil|book|bring|brush|buy|call|carry|celebrate|change|charge|check|choose|chop|clean|clear|click|close|collect|come|compare|connect|cook|count|cut|deliver|dig|do|don['’]t|donate|drain|drink|drive|drop|dry|eat|empty|enter|fasten|fill|find|finish|fix|flip|fold|follow|get|give|go|grab|grease|greet|hang|heat|help|hold|insert|join|keep|knead|label|lay|learn|leave|let|lift|listen|load|lock|look|make|measure|meet|mix|move|never|obey|open|order|pack|park|pay|peel|pick|plan|plant|plug|pour|practise|practice|prepare|press|print|pull|push|put|read|record|register|remember|remove|repeat|replace|report|rest|rinse|roll|save|scan|scrub|seal|select|sell|send|serve|set|shake|share|shut|sign|sit|sleep|slice|soak|sort|speak|spend|spread|stack|stand|start|stay|steam|stick|stir|stop|store|sweep|switch|take|talk|taste|tell|test|thank|throw|tick|tidy|tie|tip|touch|train|trim|try|turn|unlock|unpack|unplug|use|vacuum|visit|wait|walk|warm|wash|water|wear|weigh|wipe|work|wrap|write";
const english = new RegExp(
  `^(?:always |never |just |please )?(?:(?:${orders})\\s(?:${determiner})(?![\\p{L}\\p{M}])|(?:don['’]t|do not|never|always|be|bring|avoid|remember|celebrate|arrive|come|wear|keep|wash|wipe|unplug|bake|knead) (?!of |and |or )\\p{L}|(?!(?:history|story|rest|part|end|day|life|way|what|how|why|who|when|where|all|only|not|about|than|with|for|on|in|at|to|by|from|and|or|of|but) )\\p{Ll}{2,12} (?:(?:up|down|out|off|away|back|over|in) )?(?:the|a|an|your|it|them|their|his|her|all the) \\p{L})`,
  "iu",
);
/** "Hände waschen", "den Ofen vorheizen": a verb in its basic form, small, ends the words; nouns are large. */
const german =
  /(?:^|\s)(?:\p{Lu}\S*|den|die|das|dem|der|alle|einen?|auf|an|in|im|mit|gut|immer|nie|klein|sofort)(?:\s\S+){0,12}\s\p{Ll}{3,}(?:en|ern|eln|un)$/u;
const romance =
  /^(?:(?:ne pas|no|não|non|nunca|toujours|siempre|sempre|bien|en) )?(?:(?!\p{L}*ier\s)\p{Ll}{3,}(?:er|ir|dre|tre|vre|oir|ar|are|ere|ire)|\p{Ll}{2,}ier (?=le |la |les |l['’]))\s?(?!de |del |des |du |di |do |da |y |e |et |ou |o )(?:\p{L}|l['’])/u;
const slavic = /^(?:не |nie |ne )?\p{Ll}{2,}(?:(?<!с)ть|ти|ć|it|at|out)(?:ся)?\s\p{L}/u;
const subject =
  /^(?:on|you|we|i|they|he|she|it|there|wir|ich|sie|er|es|man|nous|vous|ils|elles|se|nosotros|usted|ustedes|noi|voi|si|wij|je|jij|ze|men|vi|du|de|man|я|мы|вы|они|ми|ви) \p{Ll}/iu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const kana = /[\p{sc=Hiragana}]$/u;
const figures = /\p{Nd}/u;
const naming =
  /^(?:the|a|an|our|my|your|their|his|its|die|der|das|ein|eine|einen|unsere?n?|le|la|les|l['’]|un|une|des|nos|notre|el|los|las|una|nuestr\p{L}+|os|as|o|uma?|noss\p{L}+|il|lo|gli|i|uno|nostr\p{L}+|de|het|een|onze)(?<=['’]|$|(?=\s))|^\p{L}+ing\s|\s(?:of|der|des|von|du|van)\s/iu;
const deck = termBits("deck");
const include = termBits("include");

/**
 * Says whether an item of a list tells something or orders it done ("wipe down the taps", "the fee is 120", "den Ofen vorheizen"), or
 * names what is to be told ("the budget", "what it costs", "explain the plan"); undefined where its words do not show it.
 */
export function readItem(item: string): "clause" | "name" | undefined {
  const words = item
    .trim()
    .replace(leadsOn, "")
    .replace(/^(?:and|und|et|y|e|en|och|og|i|и) /iu, "")
    .trim();
  if (opensQuestion(words) || tellingVerbs.test(words) || named.test(words)) return "name";
  const isWish = findTerms(words).some(
    ({ classes, start }) => (classes & deck) !== 0 || (start === 0 && (classes & include) !== 0),
  );
  if (isWish) return "name";
  if (unspaced.test(words)) return readUnspaced(words, item);
  if (!words.includes(" ")) return "name";
  if (subject.test(words) || hasFiniteVerb(words) || hasVerb(words)) return "clause";
  if ([english, german, romance, slavic].some((form) => form.test(words))) return "clause";
  return naming.test(words) && !figures.test(words) ? "name" : undefined;
}

/** Chinese steps have no endings: what stands behind "first", "then" is one unless it is a verb of telling or a short name. */
function readUnspaced(words: string, item: string): "clause" | "name" | undefined {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(words)) return kana.test(words) ? "clause" : "name";
  return words.length >= fewestCharacters && words !== item.trim() ? "clause" : undefined;
}

const fewestCharacters = 4;
