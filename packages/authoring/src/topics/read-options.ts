import { capitaliseName } from "./name-part.ts";

const comparing =
  /^(?:compare|comparison of|comparing|comparison between|a comparison of|vergleiche?|vergleich von|vergleich zwischen|comparaison (?:de|entre)|comparer|comparación (?:de|entre)|comparar|comparação (?:de|entre)|confronto (?:tra|fra)|confrontare|сравнение|сравни|مقارنة بين|vergelijk|porównanie|jämför|karşılaştır|порівняння|srovnání|sammenligning af|sammenligning av|so sánh|perbandingan|σύγκριση|השוואה בין|مقایسه|comparație între|vertaa)\s*:?\s+/iu;

const marks = [
  " vs. ",
  " vs ",
  " versus ",
  " or ",
  " oder ",
  " ou ",
  " или ",
  " أم ",
  "还是",
  "それとも",
  " 아니면 ",
  " o ",
  " gegen ",
  " contre ",
  " contra ",
  " czy ",
  " eller ",
  " nebo ",
  " чи ",
  " vagy ",
  " sau ",
  " atau ",
  " hay ",
  " vai ",
  " tai ",
  " ή ",
  " או ",
  " یا ",
  " या ",
  " yoksa ",
  " против ",
  " проти ",
];

const joining = [
  " and ",
  " und ",
  " et ",
  " y ",
  " e ",
  " и ",
  " og ",
  " och ",
  " en ",
  " i ",
  " a ",
  " ve ",
  " και ",
  "与",
  "和",
  "と",
  " و",
  " és ",
  " și ",
  " ja ",
  " dan ",
  " và ",
  " और ",
  " та ",
];

/** Returns the names of what a topic compares ("Tea versus coffee"), if it names two to four. */
export function readOptions(topic: string): readonly string[] {
  const head = topic.split(/[:\uFF1A(\uFF08]/u, 1)[0] ?? topic;
  const isCompared = comparing.test(head);
  const words = head.replace(comparing, "").replace(/[\s?.!\uFF1F؟。¿]{1,4}$|^¿/gu, "");
  return namesBetween(words, isCompared ? [...marks, ...joining] : marks);
}

/** Returns the options of a topic that is known to compare, where "and" may stand between them. */
export function readComparedOptions(topic: string): readonly string[] {
  const named = readOptions(topic);
  return named.length > 0 ? named : namesBetween(topic.split(/[:\uFF1A(\uFF08]/u, 1)[0] ?? topic, joining);
}

function namesBetween(words: string, between: readonly string[]): readonly string[] {
  for (const mark of between) {
    const names = words.split(mark).map((name) => name.trim());
    if (names.length < 2 || names.length > 4) continue;
    if (names.every((name) => name !== "" && name.length <= 40 && !/[:,;]/u.test(name)))
      return names.map(capitaliseName);
  }
  return [];
}
