import { changeWordsOf } from "../../structure/formats/table-words.ts";
import { past } from "../../text/lexicon/change-words.ts";
import { mapAll } from "../../text/map-all.ts";
import { readAmounts } from "../../text/numbers/read-amounts.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { type Quantity, readWholeQuantity } from "../../text/numbers/read-quantities.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { unitOf } from "../detectors/figures/data-table.ts";
import { readContrast } from "../detectors/figures/find-changes.ts";
import { datedPair, pairOf, relativeYear, trimLinks } from "../detectors/figures/find-series.ts";

/** A name and its amount. */
export interface NamedAmount {
  readonly label: string;
  readonly quantity: Quantity;
  /** What is counted, where the words say it behind the number. */
  readonly noun?: string;
}

/** Returns a number as it stands in the words, where it reads so by itself: "1.380,5"; else by its value. */
export function writtenNumber({ digits, value }: Quantity, language: string): string {
  return readWholeQuantity(digits, language)?.value === value ? digits : String(value);
}

/** Amounts of one unit that a sentence names one after the other. */
export interface AmountRow {
  readonly amounts: readonly NamedAmount[];
  /** What they are of, as far as the sentence says it before them. */
  readonly name: string;
  readonly unit: string;
  /** False where the sentence says more. */
  readonly isWhole: boolean;
  /** True where a value is held against what it was. */
  readonly isChange?: true;
}

const longestRead = 600;
const fewest = 2;

/** Returns the longest row of named amounts that words tell: "A 37 times and B 9 times", "the drill (211), the saw (189)", "4,870 against 7,120". */
export function readAmountRow(words: string, language: string): AmountRow | undefined {
  if (words.length > longestRead || !/\p{Nd}.*\p{Nd}/su.test(words)) return undefined;
  const rows = [ofChange(words, language), ofBrackets(words, language), ofMembers(words, language)];
  return rows.reduce(
    (best, row) => ((row?.amounts.length ?? 0) > (best?.amounts.length ?? 0) ? row : best),
    undefined,
  );
}

function ofMembers(words: string, language: string): AmountRow | undefined {
  const ways = [...splitClausesOf(words), ...splitAtAnd(words)];
  return ways
    .flatMap((members) => runOf(members, language) ?? [])
    .reduce<AmountRow | undefined>(
      (best, row) => (row.amounts.length > (best?.amounts.length ?? 0) ? row : best),
      undefined,
    );
}

const and = /,? (?:and|und|et|y|e|en|och|og|i|oraz|a|и|та|ve|ja|és|și|και) (?=[^,;]*\p{Nd})/iu;

/** "Between 0.5 and 1.4" is one amount. */
const ranges =
  /(?<![\p{L}\p{M}])(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|mezi|между|між|arasında|välillä|között|între|μεταξύ)\s[^,;]*$/iu;

function splitAtAnd(words: string): readonly (readonly string[])[] {
  const parts = words.split(and);
  return parts.length === 2 && !ranges.test(parts[0] ?? "") ? [parts] : [];
}

/** The longest run of members that each name an amount of one unit. */
function runOf(members: readonly string[], language: string): AmountRow | undefined {
  let best: readonly NamedAmount[] = [];
  let run: NamedAmount[] = [];
  for (const member of members) {
    const amount = readAmount(member, language);
    const unit = commonUnit(run);
    const isNext = amount !== undefined && (run.length === 0 || fits(unitOf(amount.quantity), unit));
    run = amount === undefined ? [] : isNext ? [...run, amount] : [amount];
    if (run.length > best.length) best = run;
  }
  if (best.length < fewest || new Set(best.map(({ label }) => label)).size < best.length) return undefined;
  const { amounts, name } = withoutOpening(best);
  const noun = best[0]?.noun ?? "";
  return { amounts, name: name || noun, unit: commonUnit(best), isWhole: best.length === members.length };
}

function readAmount(member: string, language: string): NamedAmount | undefined {
  const pair = datedPair(member, language) ?? pairOf(member, language) ?? pairBeforeNoun(member, language);
  return pair === undefined || isNumberOfPlace(pair.label) ? undefined : pair;
}

/** "Page 4", "room 12", "§ 7": a number that says which one it is. */
function isNumberOfPlace(label: string): boolean {
  return ofPlace.test(label);
}

const ofPlace =
  /(?:^|\s)(?:pages?|p\.|room|no\.?|number|line|bus|tel\.?|phone|call|seiten?|s\.|zimmer|raum|nr\.?|nummer|linie|telefon|chambre|salle|n°|numéro|ligne|página|habitación|sala|número|línea|teléfono|quarto|linha|telefone|pagina|stanza|numero|linea|telefono|kamer|zaal|lijn|sida|rum|sal|strona|pokój|sala|numer|стр\.?|страница|кабинет|зал|номер|тел\.?|§)$/iu;

/** "A stopped 37 times": the verb stands between, and what is counted behind. */
function pairBeforeNoun(member: string, language: string): NamedAmount | undefined {
  const [quantity, ...others] = readAmounts(member, language);
  if (quantity === undefined || others.length > 0) return undefined;
  const after = member.slice(quantity.end).trim();
  const before = trimLinks(member.slice(0, quantity.start));
  const isNoun = /^[\p{L}\p{M}'’-]{2,20}$/u.test(after);
  if (before === "" || !isNoun) return undefined;
  // "18.2k pumps" are counted in thousands.
  const unit = quantity.unit === "" ? after : quantity.unit;
  return { label: before, quantity: { ...quantity, unit }, noun: after };
}

/** "In the last year A stopped 37 times and B 9 times": the later names are as long as the first one is, what stands before it names the row. */
function withoutOpening(run: readonly NamedAmount[]): {
  readonly amounts: readonly NamedAmount[];
  readonly name: string;
} {
  const [first, ...others] = run;
  if (first === undefined) return { amounts: run, name: "" };
  const count = Math.max(...others.map(({ label }) => label.split(" ").length));
  const words = first.label.split(" ");
  const common = others[0]?.label.split(" ").at(-1) ?? "";
  const shared = words.indexOf(common);
  // "Forest soils manage around 0.05, tropical soils 0.04": what stands behind the common noun is the verb.
  if (shared > 0 && shared < words.length - 1 && others.every(({ label }) => label.endsWith(` ${common}`)))
    return { amounts: [{ ...first, label: words.slice(0, shared + 1).join(" ") }, ...others], name: "" };
  if (words.length <= count + 1) return { amounts: run, name: "" };
  const model = others[0]?.label ?? "";
  const starts = words.flatMap((word, index) => (isAlike(word, model) && index > 0 ? [index] : []));
  const start = starts.findLast((index) => index + count <= words.length);
  if (start === undefined) return { amounts: run, name: "" };
  const label = words.slice(start, start + count).join(" ");
  const name = trimLinks(words.slice(0, start).join(" "));
  return { amounts: [{ ...first, label }, ...others], name };
}

/** Two names that begin alike, both begin large, or both are a single letter. */
function isAlike(word: string, model: string): boolean {
  const one = model.split(" ", 1)[0] ?? "";
  if (word === one) return true;
  if (/^\p{Lu}$/u.test(one)) return /^\p{Lu}$/u.test(word);
  return /^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(word);
}

function commonUnit(run: readonly NamedAmount[]): string {
  return run.map(({ quantity }) => unitOf(quantity)).find((unit) => unit !== "") ?? "";
}

function fits(unit: string, common: string): boolean {
  return unit === "" || common === "" || unit === common;
}

const bracketed = /(?<name>[^,;:()（）]{2,70}?)\s?[(（](?<inside>\p{Nd}[^()（）]{0,80})[)）]/gu;
const conjunction = /^(?:and|und|et|y|e|en|och|og|i|oraz|a|и|та|ve) /iu;

/** "X (211), Y (189) and Z (163, most in winter)". */
function ofBrackets(words: string, language: string): AmountRow | undefined {
  const found = [...words.matchAll(bracketed)];
  const amounts = mapAll(found, ({ groups }): NamedAmount | undefined => {
    const [quantity] = readAmounts(groups?.["inside"] ?? "", language);
    const label = (groups?.["name"] ?? "").trim().replace(conjunction, "");
    return quantity?.start !== 0 || label === "" ? undefined : { label, quantity };
  });
  if (amounts === undefined || amounts.length < fewest) return undefined;
  const units = new Set(amounts.map(({ quantity }) => unitOf(quantity)).filter((unit) => unit !== ""));
  if (units.size > 1 || areYears(amounts)) return undefined;
  const opened = openingOf(amounts);
  return { ...opened, unit: [...units][0] ?? "", isWhole: false };
}

/** "Anna (1952), Ben (1961)" are no amounts. */
function areYears(amounts: readonly NamedAmount[]): boolean {
  return amounts.every(({ quantity: { value, unit } }) => unit === "" && value >= 1500 && value < 2100);
}

const opening =
  /^(?<name>.{3,60}?)\s(?:were|was|are|is|waren|war|sind|ist|étaient|était|sont|est|fueron|eran|son|erano|sono|foram|eram|são|zijn|var|är|er|były|są|были)\s(?<label>.+)$/iu;

/** "Most lent were the drill (211)": what stands before the verb names the row. */
function openingOf(amounts: readonly NamedAmount[]): Pick<AmountRow, "amounts" | "name"> {
  const [first, ...others] = amounts;
  const { name, label } = opening.exec(first?.label ?? "")?.groups ?? {};
  const named = first === undefined || label === undefined ? amounts : [{ ...first, label }, ...others];
  const bare = named.map((amount) => ({ ...amount, label: trimLinks(amount.label) || amount.label }));
  return { amounts: bare, name: label === undefined ? "" : (name ?? "") };
}

/** What a value is held against, with what it was first. */
function ofChange(words: string, language: string): AmountRow | undefined {
  const change = readContrast(words, language) ?? bracketChange(words, language);
  if (change === undefined) return undefined;
  const [before, now] = [change.before, change.now].map((value) => readAmounts(value, language)[0]);
  const labels = changeWordsOf(language);
  if (before === undefined || now === undefined || labels === undefined) return undefined;
  const moment = momentOf(words, language);
  const at = words.indexOf(change.now);
  const lead = words.slice(0, at).replace(/[\s,:;(–—-]+$/u, "");
  const behind = words.slice(at + change.now.length).trimStart();
  const isNoun = lead !== "" && behind.toLowerCase().startsWith(change.name.toLowerCase());
  const unit = unitOf(now) || unitOf(before) || (isNoun ? change.name.toLowerCase() : "");
  return {
    amounts: [
      { label: moment === "" ? labels.before : moment, quantity: before },
      { label: labels.now, quantity: now },
    ],
    name: lead === "" ? change.name : lead,
    unit,
    isWhole: true,
    isChange: true,
  };
}

/** "112 euro (in 2023: 88)". */
function bracketChange(
  words: string,
  language: string,
): { readonly name: string; readonly before: string; readonly now: string } | undefined {
  const [, lead = "", inside = ""] = /^(.{3,90}?)\s?[(（]([^()（）]{3,40})[)）]$/u.exec(words) ?? [];
  const [now] = readAmounts(lead, language);
  const pair = inside === "" ? undefined : datedPair(inside, language);
  if (now === undefined || pair === undefined) return undefined;
  const name = trimLinks(lead.slice(0, now.start));
  return {
    name,
    before: inside.slice(pair.quantity.start, pair.quantity.end),
    now: lead.slice(now.start, now.end),
  };
}

/** The time that the words name for what was: "last year", "2023", "l'anno scorso" of "dell'anno scorso". */
function momentOf(words: string, language: string): string {
  const [date] = readDates(words, language);
  const place = date ?? relativeYear(words);
  const found =
    place === undefined
      ? past.exec(words.replace(/(?<=\p{L})l(?=['’])/gu, " l"))?.[0]
      : words.slice(place.start, place.end);
  return capitalise((found ?? "").trim());
}
