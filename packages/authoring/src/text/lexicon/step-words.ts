import { atEndWords, firstWords, sequenceWords, unspacedFirst, unspacedNext } from "./part-words.ts";

/** "Start with", "commencer par" belong to what they open a deck with, not to a step. */
const opensDeck = /(?: (?:with|par|con|met)$)/u;
const first = [...firstWords.split("|").filter((words) => !opensDeck.test(words)), "als eerste"];
const next = [
  ...`${sequenceWords}|${atEndWords}`.split("|"),
  ..."meanwhile|afterwards|as a last step|zum ende|als nächstes|hinterher|après ça|a continuación|acto seguido|al fin|dopo|dopodiché|in seguito|vervolgens|daarop|därefter|dernæst|så|etterpå|lopulta|wreszcie|dalej|dále|ezután|majd|ardından|daha sonra|далее|нарешті|далі|ύστερα|έπειτα".split(
    "|",
  ),
  "last(?= (?:it|we|you|they|comes?)(?!\\p{L}))",
];
const longestFirst = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join("|");

/** What opens the clause of a first step, with the space behind it. */
export const firstOfSteps = new RegExp(
  `^(?:(?:${longestFirst(first)})(?![\\p{L}\\p{M}])|${unspacedFirst})[,、，]?\\s*`,
  "iu",
);
/** What opens the clause of a step that follows on another. */
export const nextOfSteps = new RegExp(
  `^(?:(?:${longestFirst(next)})(?![\\p{L}\\p{M}])|${unspacedNext})[,、，]?\\s*`,
  "iu",
);
/** Words within dictated clauses before which a step ends. */
export const betweenSteps =
  /\s(?=(?:and )?(?:then|after that|and finally)\s|(?:und )?(?:dann|danach)\s|(?:et )?(?:puis|ensuite)\s|(?:y )?(?:luego|después)\s|(?:e )?poi\s|(?:e )?depois\s|(?:en )?daarna\s|(?:och )?sedan\s|(?:a )?potem\s|(?:a )?potom\s|(?:а )?потом\s|(?:а )?затем\s)/iu;

const lapsed =
  "\\p{Nd}{1,3}|an?|one|two|three|some|a few|about \\p{Nd}{1,3}|eine[rm]?|zwei|drei|einigen|etwa \\p{Nd}{1,3}|une?|deux|trois|quelques|un[ao]?|dos|tres|unos|duas?|due|tre|qualche|een|twee|drie|ett|två|en|to|kilku|dwóch|několika|нескольк\\p{Ll}+";
const spans =
  "seconds?|minutes?|mins?|hours?|days?|weeks?|sekunden|minuten?|stunden?|tagen?|wochen?|secondes?|heures?|jours?|semaines?|segundos?|minutos?|horas?|días?|dias?|semanas?|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|uur|dag(?:en)?|we(?:ek|ken)|minuter|timm(?:e|ar)|dagar|minutter|timer?|minut(?:ach)?|godzin(?:ach)?|dniach|hodin(?:ách)?|минут[уы]?|час(?:а|ов)?|дн(?:я|ей)|день";
/** What opens a step that comes some time after the one before: "After 45 minutes", "an hour later", "the next morning". */
export const lapseOfSteps = new RegExp(
  `^(?:(?:after|nach|après|au bout de|tras|después de|dopo|após|depois de|na|efter|etter|po|через) (?:${lapsed}) (?:${spans})|(?:${lapsed}) (?:${spans}) (?:later|später|plus tard|después|más tarde|depois|dopo|più tardi|later|senare|senere|później|later)|(?:the )?(?:next|following) (?:morning|day|evening|week)|(?:in the|at) (?:morning|noon|evening|night)|am (?:nächsten|folgenden) (?:morgen|tag|abend)|le lendemain|al día siguiente|il giorno dopo|no dia seguinte|de volgende (?:ochtend|dag)|nästa (?:morgon|dag)|następnego dnia|на следующий день)(?![\\p{L}\\p{M}])|^(?:翌日|翌朝|第二天|次の日|\\p{Nd}{1,3}(?:分|時間|小时|小時|日|天)(?:後|后))`,
  "iu",
);
