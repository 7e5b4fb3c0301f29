import { termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import type { TaggedUnit } from "../role.ts";

const fewestLines = 3;
const longestLine = 120;
const longestHead = 40;
const minutesOfDay = 24 * 60;
/** A word, or an hour that goes on: "12.30 Lunch", "9:00-10:00 Arrival". */
const opening =
  /^\s*(?:(?:at|from|um|ab|à|dès|a las?|às|alle|ore|om|vanaf|klo|kl\.?|från|fra|o|godz\.?|в|с) )?([01]?\d|2[0-4])(?:[:.：]([0-5]\d)| ?h(?: ?([0-5]\d))?|[时時点點](?:([0-5]?\d)分|半)?)? ?([ap])?\.?m?\.?(?![\p{Nd}%€$£:.])/iu;
const closing = /[\s,]([01]?\d|2[0-4])[:.]([0-5]\d)(?: ?(?:Uhr|h))?$/iu;
const asking = termBits("deck", "polite", "secretLabel", "secretHint");
const reason = "stands in a programme";

/**
 * Returns the units with the lines of programmes shown: three or more one below the other that each open with a time of day, or each
 * end with one, never earlier than the line before, and name what happens then; and the short line that heads them.
 */
export function showProgrammes(
  { units: read }: DocumentFacts,
  units: readonly TaggedUnit[],
  isRuled: (index: number) => boolean,
): readonly TaggedUnit[] {
  const shown = new Set<number>();
  const heads = new Set<number>();
  const mayShow = (index: number): boolean => units[index]?.role !== "withhold" && !isRuled(index);
  for (let from = 0; from < units.length; from += 1) {
    const to = Math.max(endOfRun(units, from, opensAt), endOfRun(units, from, endsAt));
    if (to - from < fewestLines) continue;
    for (let index = from; index < to; index += 1) if (mayShow(index)) shown.add(index);
    if (isHead(units, from - 1) && mayShow(from - 1) && ((read[from - 1]?.terms ?? 0) & asking) === 0)
      heads.add(from - 1);
    from = to - 1;
  }
  return units.map((unit, index): TaggedUnit => {
    if (unit.place === "slide") return unit;
    if (shown.has(index)) return { ...unit, role: "content", place: "slide", reason };
    return heads.has(index) ? { ...unit, role: "heading", place: "slide", reason } : unit;
  });
}

/** The end of the lines from a place on whose times never go back, but once past midnight. */
function endOfRun(
  units: readonly TaggedUnit[],
  from: number,
  readTime: (text: string) => number | undefined,
): number {
  let last = -1;
  let days = 0;
  let to = from;
  for (; to < units.length; to += 1) {
    const unit = units[to];
    const time = unit === undefined || !isLine(unit) ? undefined : readTime(unit.text);
    if (
      unit === undefined ||
      time === undefined ||
      (to > from && unit.line !== (units[to - 1]?.line ?? 0) + 1)
    )
      break;
    if (time + days < last) days += minutesOfDay;
    if (time + days < last || days > minutesOfDay || time + days - last > minutesOfDay) break;
    last = time + days;
  }
  return to;
}

function isLine({ carrier, form, opensLine, closesLine, text }: TaggedUnit): boolean {
  const isOfText = carrier === "plain" || carrier === "mail" || carrier === "markdown";
  const mayTell = form === "sentence" || form === "item" || form === "heading";
  return isOfText && mayTell && opensLine && closesLine && text.length <= longestLine;
}

function opensAt(text: string): number | undefined {
  const [whole = "", hours, minutes, more, wide, half] = opening.exec(text) ?? [];
  const isTime = /[:.：hH时時点點]|[ap]\.?m|\p{L} \p{Nd}/iu.test(whole);
  const rest = text.slice(whole.length).replace(/^[\s–—:-]{0,3}(?:\p{Nd}{1,2}[:.h]\p{Nd}{2})?/u, "");
  if (hours === undefined || !isTime || !/\p{L}{2}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(rest))
    return undefined;
  const afternoon = half?.toLowerCase() === "p" && Number(hours) < 12 ? 12 : 0;
  return (Number(hours) + afternoon) * 60 + Number(minutes ?? more ?? wide ?? 0);
}

function endsAt(text: string): number | undefined {
  const [whole = "", hours, minutes] = closing.exec(text.trimEnd()) ?? [];
  const name = text.trimEnd().slice(0, -whole.length || undefined);
  return hours === undefined || !/\p{L}{3}/u.test(name) ? undefined : Number(hours) * 60 + Number(minutes);
}

/** "Schedule", "horario", "Ablauf:": a line of a few words right above. */
function isHead(units: readonly TaggedUnit[], index: number): boolean {
  const [unit, next] = [units[index], units[index + 1]];
  if (unit === undefined || next === undefined || !unit.opensLine || !unit.closesLine) return false;
  const isNear = next.line - unit.line <= 2 && unit.role !== "plan" && unit.role !== "withhold";
  return (
    isNear &&
    unit.text.length <= longestHead &&
    /\p{L}{3}/u.test(unit.text) &&
    !/[.!?,;…]\s*$/u.test(unit.text)
  );
}
