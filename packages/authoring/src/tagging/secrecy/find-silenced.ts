import { asksSilence, isGuarded, tellsItself } from "../../text/lexicon/secrecy/hush-phrases.ts";
import { confides, framesSilence } from "../../text/lexicon/secrecy/silence-frames.ts";
import { tellsUnaware } from "../../text/lexicon/secrecy/unaware-phrases.ts";
import { termBit } from "../../text/lexicon/terms/find-terms.ts";
import { countColumns } from "../../text/words/columns.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { readOpenLabel } from "../open-label.ts";
import { roles } from "../role.ts";
import { sentenceAround } from "./sentence-around.ts";
import { isOneOfLabels, pointing } from "./spread-marks.ts";
import { cutSettling } from "./withhold-clauses.ts";

type Units = DocumentFacts["units"];

const request = roles.indexOf("request");
const content = roles.indexOf("content");
const hint = termBit("secretHint");
const wishes = termBit("deck") | termBit("ask") | termBit("want") | termBit("include");
const chrome = roles.indexOf("chrome");
const negation = termBit("negation");
/** What is to be left out stands behind, and is not named here. */
const followed =
  /(?<![\p{L}])(?:what follows|the following|the rest|this|folgende\p{L}?|was folgt|das hier|ce qui suit|ceci|lo siguiente|lo que sigue|o que segue|o seguinte|quanto segue|il seguente|het volgende|wat volgt|följande|det här|następn\p{L}+|to|následující|následujíc\p{L}+|следующ\p{L}+|это|наступн\p{L}+|şunu|şunları)(?![\p{L}])|以下|次の|下面|这|다음/iu;
const surelyAsked = 0.9;
const surelyMatter = 0.97;
const longestRemark = 90;
const shortRemark = 40;
const mostBack = 8;
/** "Stop, this now is just for me", "the next bit is embargoed", "以下": the remark speaks of what follows. */
const pointsAhead =
  /[:：]\W{0,3}(?:\s#\s.*)?$|(?<![\p{L}])(?:next (?:bit|part|sentence|line|section|one)|this now|what follows|following|from here|below|folgende\p{L}?|was jetzt kommt|jetzt kommt|ce qui suit|lo siguiente|lo que sigue|o que segue|quanto segue|następne|следующ\p{L}{1,3}|далее)(?![\p{L}])|以下|次の|下面|接下来|다음/iu;
/** "This is not to leave the room": what stands before it or behind. */
const isAbout =
  /^\W{0,3}(?:please )?(?:this|these|dies\p{L}{0,2}|das folgende|ceci|esto|questo|isto|dit|detta|dette|tämä|to|toto|это|це|bu|αυτό|هذا|זה|यह|điều này|ini)(?![\p{L}\p{M}])|^(?:これ|この|这|這|이)/iu;
/** "Embargo ends here", "go on, normal again", "Ende intern". */
const ends =
  /(?:ends? here|over now|normal again|back to normal|go on,|slides? text again|for (?:everyone|all) again|end of (?:internal|private|embargo|the private)|(?:embargo|internal|private|confidential) (?:ends|over)|ab hier wieder|ende (?:intern|vertraulich)|wieder normal|weiter geht|fin de (?:lo|la|l')? ?(?:interno|interne|privé)|конец (?:внутр|секрет)|下面可以|以上、社外秘)/iu;

/** Returns the units about which somebody asks for silence, and those that no audience may know whoever forgot to say so. */
export function findSilenced(
  { units, firstDeck }: DocumentFacts,
  estimates: Float64Array,
): readonly number[] {
  const asked = (index: number): number => estimates[index * roles.length + request] ?? 0;
  const sure = (index: number): number => estimates[index * roles.length + content] ?? 0;
  const isAside = (index: number): boolean =>
    (estimates[index * roles.length + chrome] ?? 0) > 0.5 || (units[index]?.unit.text.length ?? 0) < 8;
  /** What a short remark that tells of nothing itself, or points back, was said about. */
  const saidBefore = (index: number): readonly number[] => {
    const text = units[index]?.unit.text ?? "";
    if (text.length > longestRemark || (text.length > shortRemark && !pointing.test(text))) return [];
    if (tellsItself(text) || confides(text) || namesItsObject(text)) return [];
    const last = lastSaid(units, index, (at) => isAside(at) || asked(at) > 0.6);
    return last === undefined
      ? []
      : sentenceAround(units, last).filter((at) => at < index && asked(at) <= 0.6);
  };
  return units.flatMap(({ unit, terms }, index): readonly number[] => {
    if (unit.form === "carrier") return [];
    // A run of clauses that tells more than what somebody would settle for is cut, once it is placed.
    if (cutSettling(unit.text) !== undefined) return [];
    if (isGuarded(unit.text)) return asked(index) > 0.5 && (terms & wishes) !== 0 ? [] : [index];
    if (tellsUnaware(unit.text) && (asked(index) <= 0.5 || (terms & wishes) === 0)) {
      const sentence = sentenceAround(units, index);
      return sentence.length > 1 || countColumns(unit.text) > shortRemark
        ? sentence
        : [...sentence, ...saidBefore(index)];
    }
    const isMiddling = (terms & hint) !== 0 && sure(index) < 0.75 && asked(index) <= 0.6;
    // "Please leave out what follows, it is under review:"
    const leavesOut = (terms & (negation | hint)) !== 0 && asked(index) > 0.5 && /[:：]\s*$/u.test(unit.text);
    if (leavesOut && followed.test(unit.text)) return ahead(units, index, asked);
    // "If it jams, do NOT pull:" denies something, and a label that is surely matter orders nobody to keep silent.
    const isLabel = /[:：]\W{0,3}$/u.test(unit.text) && sure(index) >= surelyMatter;
    const isFramed = firstDeck !== -1 && !isLabel && framesSilence(unit.text);
    const isHushed = asksSilence(unit.text) || isFramed;
    if (!isHushed) return isMiddling ? [index] : [];
    if (pointsAhead.test(unit.text))
      return [...(asked(index) > surelyAsked ? [] : [index]), ...ahead(units, index, asked)];
    // "Between ourselves, the roof leaks": the remark opens the sentence that it is about.
    const opensSentence = unit.opensLine && sentenceAround(units, index).at(-1) !== index;
    if (opensSentence) return sentenceAround(units, index).filter((at) => asked(at) <= surelyAsked);
    if (isAbout.test(unit.text) && unit.text.length <= longestRemark)
      return [index, ...saidBefore(index), ...nextSaid(units, index, (at) => asked(at) > 0.6)];
    // What is long tells something itself, however it asks.
    const own = asked(index) > (unit.text.length > longestRemark ? surelyAsked : 0.6) ? [] : [index];
    return [...own, ...saidBefore(index)];
  });
}

const wordAbout =
  /(?<!\p{L})(?:words?|mots?|wort|palabra|parola|palavra|woord|ord|słow\p{L}|slov\p{L}{1,2}|слов\p{L}) (?:about|on|of|sur|de|du|des|über|von|vom|zu|zum|zur|sobre|del|su|sul\p{L}{0,3}|di|over|om|o|про|о|об)\s\p{L}{2}/iu;
const fewestOwnWords = 4;

/** "Not a word about the roof", "Ed is off sick, keep that quiet": what the remark is about stands in it. */
function namesItsObject(text: string): boolean {
  const [first = "", ...rest] = text.split(/[,;–—]\s/u);
  const isOwn = rest.length > 0 && first.trim().split(/\s+/u).length >= fewestOwnWords;
  return (
    wordAbout.test(text) || (isOwn && !pointing.test(first) && !asksSilence(first) && !framesSilence(first))
  );
}

/** The remark's own line, else what stands up to the next blank line, request or word of ending. */
function ahead(units: Units, from: number, asked: (index: number) => number): readonly number[] {
  const found: number[] = [];
  const isOneLine =
    units[from + 1]?.unit.opensLine === false && /[:：]\W{0,3}$/u.test(units[from]?.unit.text ?? "");
  // "Cost: 900. Confidential: … To do: …": one of a row of labels, none of which governs the next.
  const isLabelled = isOneLine && isOneOfLabels(units, from);
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index]?.unit;
    // What follows a colon in its line belongs to it, whatever the chain takes it for.
    const isBehind = isOneLine && index === from + 1;
    if (
      unit === undefined ||
      (asked(index) > 0.6 && !isBehind) ||
      ends.test(unit.text) ||
      unit.form === "heading"
    )
      break;
    if (isOneLine ? unit.opensLine : index > from + 1 && unit.blankBefore) break;
    if (isLabelled && index > from + 1 && readOpenLabel(units[index] as Units[number]) !== undefined) break;
    found.push(index);
  }
  return found;
}

/** The sentence that follows a remark in its line. */
function nextSaid(units: Units, from: number, isPassed: (index: number) => boolean): readonly number[] {
  const next = units[from + 1]?.unit;
  if (next === undefined || next.opensLine || next.form === "carrier") return [];
  return sentenceAround(units, from + 1).filter((index) => index > from && !isPassed(index));
}

/** The unit before that says something: no stamp, no greeting, no word in between, no wish. */
function lastSaid(units: Units, from: number, isPassed: (index: number) => boolean): number | undefined {
  for (let index = from - 1; index >= 0 && index >= from - mostBack; index -= 1) {
    const form = units[index]?.unit.form;
    if (form === "heading") return undefined;
    if (form !== "carrier" && form !== "key" && !isPassed(index)) return index;
  }
  return undefined;
}
