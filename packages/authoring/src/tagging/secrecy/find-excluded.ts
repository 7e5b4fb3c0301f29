import { deniesKind, readExcludedKind } from "../../text/lexicon/secrecy/excluded-kinds.ts";
import { ordersKeeping, ordersLeavingOut } from "../../text/lexicon/secrecy/leaving-orders.ts";
import { termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { roles } from "../role.ts";
import { mayBeSecret } from "./may-be-secret.ts";

type Units = DocumentFacts["units"];

const request = roles.indexOf("request");
const hint = termBit("secretHint");
const carried = termBit("deck") | termBit("unit") | termBit("look") | termBit("form");
/** Words that say of what they name that it stays out of the deck. */
const leaving =
  /(?<![\p{L}\p{M}])(?:leave(?: \p{L}+){1,8} out|left out|leave out|keep(?: \p{L}+){1,8} out|stays? (?:out|off)|strip out|skip|omit|cut out|obviously not|must not|not to appear|do(?:n't| not) (?:show|mention|use)|not the bit|nothing about|(?:weg|aus|raus)lassen|weglassen|(?:bitte )?raus|streichen|nicht erwähnen|bleib\p{L}{1,2} draußen|laisse\p{L}{0,2} de côté|omettez|ne parlez pas|ne mentionnez pas|omite|omitir|deja\p{L}{0,2} fuera|queda\p{L}{0,2} fuera|no (?:menciones|mencionéis|mencionen|deben aparecer)|não mencion\p{L}{1,3}|deixe\p{L}{0,2} de fora|ometti|tralascia\p{L}{0,2}|non (?:citare|menzionare)|weglaten|utelämna|utelat|pomiń|pomijamy|nie wspominać|vynech\p{L}{0,3}|hagyd ki|не (?:указывать|показывать|упоминать|называть|вспоминать)|не згадуй\p{L}{0,2})(?![\p{L}\p{M}])/iu;
const lastSection =
  /(?:last|final|letzte\p{L}?|dernière?|últim[ao]|ultim[ao]|laatste|ostatni\p{L}{0,2}|последн\p{L}{2,3}) (?:section|paragraph|part|chapter|abschnitt|absatz|kapitel|partie|paragraphe|sección|apartado|seção|parte|sezione|alinea|paragraaf|rozdział|akapit|раздел|абзац)/iu;
/** "leave this bit out": what is meant stands beside it and is not named. */
const leavesThis =
  /(?<!\p{L})(?:(?:leave|cut|keep) (?:this|that|it|these|those)(?: (?:bit|part|one))? out|(?:das|dies|dies\p{L}{1,2} (?:teil|satz)) (?:bitte )?(?:weg|aus|raus)lassen|lass\p{L}{0,2} das (?:bitte )?(?:weg|aus|raus))(?!\p{L})/iu;
/** "Don't put wages in there": it takes something of a kind out, where other things might only be told not to be used. */
const forbidding =
  /(?<!\p{L})(?:(?:don['’]?t|do not|never) (?:put|show|print|list|include|give|write)|nicht (?:hinein|rein|auf|in)|ne (?:mets|mettez) pas|no (?:pongas|pongáis|incluyas)|non (?:mettere|mettete)|não (?:coloque|ponha)|niet (?:in|op)|inte (?:med|på)|ikke (?:med|på)|nie (?:pokazuj|podawaj)|не (?:ставь|пиши|вставляй))(?!\p{L})/iu;
const wishes = termBits("deck", "ask", "polite", "unit", "must", "include", "form", "negation");
const surelyAsked = 0.8;
const mostNamed = 2;

/**
 * Returns the sections and units of matter that a wish leaves out by naming what they are about ("leave out what the licence costs") or
 * what kind of thing they tell ("no salaries"), and the order itself where the chain takes it for matter.
 */
export function findExcluded(
  { units, firstDeck }: DocumentFacts,
  estimates: Float64Array,
): readonly number[] {
  const asked = (index: number): number => estimates[index * roles.length + request] ?? 0;
  const found = new Set<number>();
  for (const [index, { unit, terms }] of units.entries()) {
    if (unit.form === "carrier" || unit.form === "row" || unit.text.length > 240) continue;
    const [first = "", ...others] = clausesOf(unit.text);
    const sentences = unit.text.split(/(?<=[.!?])\s+/u);
    const isOrder =
      firstDeck !== -1 &&
      (ordersLeavingOut(first) ||
        sentences.some(ordersLeavingOut) ||
        deniesKind(unit.text) ||
        (asked(index) >= 0.2 && others.some(ordersLeavingOut)));
    const isLeaving = isOrder || leaving.test(unit.text);
    const least = isOrder ? 0 : isLeaving ? 0.2 : 0.5;
    if (asked(index) < least || !(isLeaving || (terms & hint) !== 0)) continue;
    if (leavesThis.test(unit.text)) continue;
    const clause = clauseOf(unit.text);
    if (ordersKeeping(clause)) continue;
    const named = lastSection.test(clause)
      ? lastHead(units)
      : namedBy(units, index, clause, isLeaving ? 4 : 7);
    const isOfKind = isLeaving || forbidding.test(clause) ? readExcludedKind(clause) : undefined;
    // What the chain may take for matter would be shown or spoken, and may name what it keeps out: "no names, it is called …".
    if (isOrder && (named.length > 0 || isOfKind !== undefined) && asked(index) < surelyAsked)
      found.add(index);
    for (const [place, { unit: other }] of units.entries()) {
      const mayTell = place !== index && other.form !== "carrier" && other.form !== "heading";
      if (mayTell && asked(place) < 0.85 && isOfKind?.(other.text) === true) found.add(place);
    }
    // What has no word of asking asks nothing, whatever it is taken for beside an order.
    const isWish = (place: number, least: number): boolean =>
      asked(place) >= least && ((units[place]?.terms ?? 0) & wishes) !== 0;
    for (const place of named) {
      if (isWish(place, 0.3)) continue;
      const own = governed(units, place, estimates);
      // What a heading or a label names it heads; any other unit may share a word with the wish by chance.
      if (own.length === 1 && !mayBeSecret(estimates, place)) continue;
      for (const one of own) {
        if (isWish(one, 0.6)) break;
        found.add(one);
      }
    }
  }
  return [...found];
}

/** The part of a wish that leaves something out: other parts may ask for what they name. */
function clauseOf(text: string): string {
  return clausesOf(text).find((clause) => leaving.test(clause) || ordersLeavingOut(clause)) ?? text;
}

function clausesOf(text: string): readonly string[] {
  return text.split(/(?:(?<=[.!?])|[,;])\s+|\s(?:but|aber|mais|pero|mas|ma)\s/u);
}

function lastHead(units: Units): readonly number[] {
  const last = units.findLastIndex(({ unit }) => unit.form === "heading");
  return last === -1 ? [] : [last];
}

/** The few units that share a longer word with the wish; a word that stands in many names nothing. */
function namedBy(units: Units, from: number, clause: string, fewest: number): readonly number[] {
  const found = new Set<number>();
  for (const word of [...stemsOf(clause, fewest), ...unspacedObjects(clause)]) {
    const isIn = (text: string): boolean =>
      unspaced.test(word) ? text.includes(word) : stemsOf(text, 4).includes(word);
    const bearers = units.flatMap(({ unit }, index) =>
      index !== from && unit.form !== "carrier" && isIn(unit.text) ? [index] : [],
    );
    const heads = bearers.filter((index) => units[index]?.unit.form === "heading");
    const named = heads.length === 1 ? heads : bearers.length <= mostNamed ? bearers : [];
    for (const index of named)
      if (((units[index]?.terms ?? 0) & carried) === 0 || heads.length === 1) found.add(index);
  }
  return [...found];
}

const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** What a Chinese order not to mention something names, and what a Japanese one names before its particle. */
function unspacedObjects(clause: string): readonly string[] {
  const found =
    /(?:提到|提及|提|写|寫|说|說|出现|出現)(\p{sc=Han}{2,8})|([\p{sc=Han}\p{sc=Katakana}ー]{2,8})(?:については?|には|は|を)/u.exec(
      clause,
    );
  const object = found?.[1] ?? found?.[2];
  return object === undefined ? [] : [object];
}

const general = new Set(
  "slide|slides|folie|folien|diapo|pleas|bitte|leave|about|their|there|which|section|absat|abschn|seite|thing|everyt|names|name|noted|wegla|raus|strei|mentio|mostra|kunden|people|prese|deck|text|bits|part|parts|must|from|that|with|what|they|this|have|will|your|would|noch|nicht|kein|keine|dass|also|oder|aber|sollen|dürfen|pour|dans|avec|para|todo|todos|como|ningún|public|those|these|between|where|words|word|lines|stays|never|stuff".split(
    "|",
  ),
);

/** The first five letters of the words of four letters or more. */
function stemsOf(text: string, fewest: number): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{4,40}/gu) ?? [])
    .filter((word) => word.length >= fewest && !general.has(word) && !general.has(word.slice(0, 5)))
    .map((word) => word.slice(0, word.length > 7 ? 6 : 5));
}

const label = /^(?:\S+ ){0,2}\S+[.:：]\W{0,3}$/u;

/** "3. Safeguarding. A concern was raised …": a few words that open a numbered line head it, as a label does. */
function opensItem({ text, opensLine, marker }: Units[number]["unit"]): boolean {
  return /[:：]\W{0,3}$/u.test(text) || (opensLine && marker !== undefined && label.test(text));
}

const heading = roles.indexOf("heading");

/** Says of units whether they head what stands below: by their form or, in a line of their own, by the chain's estimate. */
function headsOf(units: Units, estimates: Float64Array): (index: number) => boolean {
  return (index) => {
    const unit = units[index]?.unit;
    if (unit === undefined || unit.form === "heading") return unit !== undefined;
    const isLine = unit.opensLine && unit.closesLine && unit.form !== "row" && unit.form !== "carrier";
    return isLine && (estimates[index * roles.length + heading] ?? 0) >= likelyHeads;
  };
}

const likelyHeads = 0.7;

/** A heading governs its section, as does a line that the chain takes for one; a label the rest of its line; any other unit itself. */
export function governed(units: Units, from: number, estimates: Float64Array): readonly number[] {
  const unit = units[from]?.unit;
  if (unit === undefined) return [];
  const found = [from];
  const heads = headsOf(units, estimates);
  if (unit.form !== "heading" && heads(from)) {
    for (let index = from + 1; index < units.length; index += 1) {
      if (heads(index) || units[index]?.unit.form === "carrier") break;
      found.push(index);
    }
    return found;
  }
  for (let index = from + 1; index < units.length; index += 1) {
    const next = units[index]?.unit;
    if (next === undefined) break;
    const isIn =
      unit.form === "heading"
        ? next.form !== "heading" || next.depth > unit.depth
        : opensItem(unit) && !next.opensLine;
    if (!isIn || (unit.form === "heading" && next.form === "carrier")) break;
    found.push(index);
  }
  return found;
}
