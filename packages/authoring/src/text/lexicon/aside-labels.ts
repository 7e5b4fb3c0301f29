import { compactPattern } from "../compact-pattern.ts";
import { readSilenceCue } from "./secrecy/silence-cues.ts";

/** "Just for you", "solo per lei", "nur für Sie": for the maker of the deck or for who writes, and for nobody else. */
const forUs = compactPattern(
  `^\\W{0,4}(?:${[
    "(?:this (?:bit|part|one)? ?is )?(?:only|just|strictly) for (?:you|me|us|myself)",
    "(?:nur|bloß) (?:für|zu) (?:dich|sie|euch|mich|uns)",
    "(?:seulement|juste|uniquement|rien que) pour (?:vous|toi|moi|nous)",
    "(?:s[oó]lo|solamente|únicamente) para (?:ti|usted|ustedes|vosotros|mí|nosotros)",
    "(?:solo|soltanto|solamente) per (?:lei|te|voi|me|noi)",
    "(?:só|somente|apenas) (?:para|pra) (?:ti|você|vocês|mim|nós)",
    "(?:alleen|enkel) voor (?:u|jou|jullie|mij|ons)",
    "(?:bara|endast|kun|bare) (?:för|til|for) (?:dig|er|mig|oss|deg|dere|meg|jer|os)",
    "tylko dla (?:ciebie|pana|pani|państwa|mnie|nas)",
    "(?:jen|pouze) pro (?:vás|tebe|mě|nás)",
    "(?:только|лишь|лише|тільки) для (?:вас|тебя|тебе|меня|мене|нас)",
    "(?:sadece|yalnızca) (?:sizin|senin|benim|bizim) için",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
const longestLabel = 90;
const colon = /[:：]\W{0,2}$/u;
const bracketed = /^\s*[([（【][^()（）[\]]{4,80}[)\]）】]\s?[:：]\W{0,2}$/u;

/** Says whether a label hands over what follows for the maker alone: "Only for you, so you understand:", "(my own reference, NOT for showing):". */
export function labelsAside(text: string): boolean {
  if (text.length > longestLabel || !colon.test(text)) return false;
  if (forUs.test(text)) return true;
  return (
    bracketed.test(text) && text.split(/[,;–—]\s|[([{:）)\]]/u).some((clause) => isKeptBack(clause.trim()))
  );
}

function isKeptBack(clause: string): boolean {
  const cue = clause === "" ? undefined : readSilenceCue(clause);
  return cue === "sure" || cue === "order" || (cue === "likely" && forShowing.test(clause));
}

/** What is no deck's: "not for showing", "nicht für die Folien". */
const forShowing =
  /(?<!\p{L})(?:not|nicht|pas|no|non|não|niet|inte|ikke|nie|не) (?:to be |zu |à |da )?(?:(?:for|für|zum|zur|pour|para|per|voor|för|til|dla|для) )?(?:\p{L}{2,4} )?(?:show\p{L}{0,3}|slides?|screen|deck|sharing|zeigen|folien?|vorzeigen|montrer|diapos?|mostrar|proiettare|mostrare|proyectar|tonen|visa|vise|pokaz\p{L}{1,4}|показ\p{L}{0,3})(?!\p{L})/iu;
