/** Words that lead to what slides are about, behind the word for slides or a verb of showing. */
const leads = [
  String.raw`(?:slides?|deck|pres\p{Ll}{2,10}|powerpoint|talk|pitch|lesson|session)\s(?:about|on|over|regarding)`,
  String.raw`(?:folien|präsentation|referat|vortrag|deck)\s(?:über|zu|zur|zum|zu den)`,
  String.raw`(?:dia's|dias|presentatie)\s[^.:]{0,60}?\s?over`,
  String.raw`(?:diapos?|diapositives|présentation|exposé)\s(?:sur|à propos de)`,
  String.raw`(?:diapositivas|láminas|presentación|slides|apresentação|telas)\s(?:sobre|acerca de)`,
  String.raw`(?:slide|diapositive|presentazione)\s(?:su|sul|sulla|sui|sulle|sugli)`,
  String.raw`(?:bilder|presentation|lysbilder|slides)\s(?:om)`,
  String.raw`(?:слайд\p{L}*|презентаци\p{L}*)\s(?:о|об|про|по теме)`,
  String.raw`(?:شرائح|عرض\p{L}{0,6}|العرض)[^.:؟]{0,120}?\s(?:حول|عن|بخصوص)`,
  String.raw`(?:שקפים|מצגת|שקופיות)[^.:]{0,60}?\sעל`,
  String.raw`(?:διαφάνειες|παρουσίαση)\s(?:για|σχετικά με)`,
  String.raw`(?:slajd\p{L}*|prezentacj\p{L}*|snímk\p{L}*|slidů)\s(?:o)`,
].join("|");
const spoken = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${leads})\s([^.,;:!?()\n«»"“”]{3,200})`, "iu");
const shown =
  /(?<![\p{L}\p{M}])(?:show|tell)\s(?:my|our|the)\s(?:\p{L}+\s){1,3}?(?:about\s)?((?:our|my)\s[^.,;:!?()\n]{3,160})/iu;
/** "I have to present the new timetable to the board": what stands between the verb and whom it is shown to. */
const presented =
  /(?<![\p{L}\p{M}])(?:present|présenter|presentar|apresentar|presentare|illustrare|explain|expliquer|explicar|spiegare)\s((?:the|our|my|la|le|les|l['’]|el|los|las|il|lo|gli|i|o|a|os|as|nos|notre|nuestr[oa]s?|noss[oa]s?|il nostro|la nostra)\s?[^.,;:!?()\n]{4,80}?)\s(?:to|at|au|aux|à|devant|al?|ante|aos?|às?|alla?|ai|agli)\s/iu;
/** Japanese: 〜向けに X の資料, X についてのスライド. */
const japanese =
  /(?:(?:向けに|用に|ために|これで|以下で|、|^)(?:これで|以下で)?\s?)([^、。\s]{3,24}?)(?:について|に関する|の)[^、。\s]{0,4}(?:資料|スライド|プレゼン|発表)/u;
/** X에 대한 슬라이드. */
const korean = /(?:^|[.,]\s)([\p{sc=Hangul}\p{Nd}\p{L} ]{2,30}?)에 (?:대한|대해|대해서|관한|관해)\s/u;
/** 介绍我们学校的计划,: what a request introduces, up to its first mark. */
const chinese =
  /(?:^|[,，。;；\s]|[给向为](?:[^,，。\s]{2,12}?))(?:用来|主要|要)?(?:介绍|讲讲|讲解|说明|汇报|展示|關於|关于|介紹|說明)(?:一下)?(?:我们的?|我的|我們的?|本)?(\p{sc=Han}[^,，。:：;；、!！?？\n]{2,22}?)(?:的(?:PPT|幻灯片|演示文稿|报告|简报))?(?=[,，。:：;；!！\n]|$)/iu;
/** A clause of its own, a number, or whom it is for ends the phrase. */
const ends =
  /\s(?:we|i|i'm|i'd|it|they|he|she|you|is|are|was|were|has|have|please|pls|with|for|to show|because|so|and|ten|but|wir|ich|sie|ist|sind|für|mit|bitte|und|nous|je|il|est|pour|avec|nosotros|es|para|pra|com|con|per|voor|för|till|dla|для|перв\p{L}+|يوم|في يوم|\p{Nd}+)(?=\s|$)[\s\S]*$/iu;
const mostWords = 9;

/**
 * Returns the noun phrase that a text says its slides are about ("make four slides on how we sort waste" → "how we sort
 * waste"), in its words; `next` is the unit behind, for a text that ends with the word "about".
 */
export function readAboutPhrase(text: string, next?: string): string | undefined {
  const words = text.slice(0, 1_500);
  const thai = /เรื่อง\s*$/u.test(words)
    ? next?.replace(/\s*\p{Nd}+\s*(?:หน้า|สไลด์|แผ่น)[\s\S]*$/u, "")
    : undefined;
  if (thai !== undefined && thai.trim() !== "") return thai.trim();
  const japan = japanese.exec(words)?.[1];
  if (japan !== undefined) return japan;
  const korea = korean.exec(words)?.[1];
  if (korea !== undefined) return korea;
  const china = chinese.exec(words)?.[1];
  if (china !== undefined) return china;
  const found = spoken.exec(words)?.[1] ?? shown.exec(words)?.[1] ?? presented.exec(words)?.[1];
  if (found === undefined) return undefined;
  const isQuestion = /^(?:how|why|what|when|where|wie|warum|comment|pourquoi|cómo|como|jak|как|hur)\s/iu.test(
    found,
  );
  const phrase = (isQuestion ? throughName(found) : found.replace(ends, "")).trim();
  const count = phrase.split(" ").length;
  return phrase.length < 4 ||
    count > mostWords ||
    /^(?:this|that|it|these|dies\p{L}*|das|ça|cela|esto|isso)$/iu.test(phrase)
    ? undefined
    : phrase;
}

const decks = String.raw`slides?|deck|presentation|talk|powerpoint|folien|präsentation|diapos?|diapositives|présentation|diapositivas|presentación|apresentação|presentazione|presentatie|dia's|bilder|slajd\p{Ll}*|prezentacj\p{Ll}*`;
const event = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${decks})\s(?:for|für|pour|para|pra|per|voor|för|til|na|dla)\s((?:our|my|the|unser\p{L}*|mein\p{L}*|notre|nos|nuestr\p{L}*|noss\p{L}*|nostr\p{L}*|ons|onze|vår\p{L}*)\s[^.,;:!?()\n«»"“”]{3,80})`,
  "iu",
);
const whenOrWhere =
  /\s(?:on|at|in|next|this|am|im|um|le|à|el|en|il|op|om|den|which|that|who|with|about)\s[\s\S]*$/iu;
const mostOfPurpose = 6;

/** Returns the event that a request wants its slides for: "6 slides for our garden club AGM on Saturday" → "our garden club AGM". */
export function readPurpose(text: string): string | undefined {
  const phrase = event.exec(text.slice(0, 600))?.[1]?.replace(whenOrWhere, "").trim();
  const count = phrase?.split(" ").length ?? 0;
  return count < 3 || count > mostOfPurpose ? undefined : phrase;
}

const comparison =
  /(?<![\p{L}\p{M}])(?:comparing|compare|comparison of|vergleich (?:der|von)|comparaison (?:de|des|entre)|comparer|comparación (?:de|entre)|comparar|comparação (?:de|entre)|confronto (?:tra|fra)|vergelijking van|jämförelse (?:av|mellan))\s(?:(?:these|those|the|our|diesen?|ces|les|nos|estos|estas|los|las|queste|questi|deze)\s)?([^.,;:!?()\n]{4,120})/iu;
const mostCompared = 6;

/** Returns what a request has compared: "comparing these two tents we tried" → "two tents"; undefined where it compares nothing. */
export function readCompared(text: string): string | undefined {
  const words = comparison.exec(text.slice(0, 1_500))?.[1]?.replace(ends, "").trim();
  const count = words?.split(" ").length ?? 0;
  return count < 2 || count > mostCompared ? undefined : words;
}

/** "how we sort waste at Penrose Market collection times": of a question in a run of speech what ends with a name. */
function throughName(words: string): string {
  const name = /^(?:\p{Ll}[\p{L}'’-]*\s){2,9}(?:\p{Lu}[\p{L}'’-]+\s?)+(?=\p{Ll}|$)/u.exec(words)?.[0];
  return name ?? words;
}
