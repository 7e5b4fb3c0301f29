import { readMagnitude } from "@lectern/authoring";
import type { Chart } from "@lectern/deck";

/** What else is called the same: the first word of each line stands for the others. */
const sameUnits = [
  "% percent prozent pourcent procent процентов",
  "€ eur euro euros",
  "$ usd dollar dollars",
  "£ gbp pound pounds",
  "₽ rub руб рубль рубля рублей",
].map((line) => line.split(" "));
const shortMagnitudes = new Set(
  "k m mn mln bn mio mrd tsd tys mil milliers milliards mille млн млрд тыс 万 亿 萬 億 만 억 lakh crore".split(
    " ",
  ),
);

/** What a number of a chart carried, and where it stands: "/chart/series/0/values/2". */
export interface CarriedUnit {
  readonly pointer: string;
  readonly unit: string;
}

/** Returns a chart with the units that its numbers carried; undefined where a series has more than one. */
export function withUnits(
  chart: Chart,
  carried: readonly CarriedUnit[],
  language: string,
): Chart | undefined {
  const unitsAt = (place: string) =>
    carried.filter(({ pointer }) => pointer.startsWith(`/chart/${place}`)).map(({ unit }) => unit);
  const { series = [], unit: apart = "" } = chart;
  const units = series.map((one, index) =>
    joinUnits(unitsAt(`series/${index}/`), one.unit ?? apart, language),
  );
  const shared = units.find((_, index) => series[index]?.unit === undefined) ?? apart;
  if (units.includes(undefined) || joinUnits(unitsAt("targets/"), shared, language) !== shared)
    return undefined;
  return {
    ...chart,
    ...(shared !== "" && { unit: shared }),
    series: series.map((one, index) => {
      const unit = units[index] ?? "";
      return unit === "" || unit === shared ? one : { ...one, unit };
    }),
  };
}

/**
 * Returns the one unit of a chart's numbers: of what they carry ("млн", "" where a number stands alone) and of the unit that
 * stands apart ("рублей"), both: "млн рублей". undefined: they are not in one unit.
 */
export function joinUnits(carried: readonly string[], apart: string, language: string): string | undefined {
  const unit = carried.find((one) => !covers(apart, one) || !isOfOneSize(one, apart, language));
  if (unit === undefined) return apart;
  if (carried.some((one) => !covers(unit, one) || !covers(one, unit))) return undefined;
  if (covers(unit, apart)) return unit;
  const areOne = !covers(apart, unit) && isMagnitude(unit, language) !== isMagnitude(apart, language);
  return areOne ? inOrder(unit, apart, language) : undefined;
}

/** True where a unit says all that the other one says. */
export function covers(unit: string, other: string): boolean {
  const words = new Set(wordsOf(unit));
  return wordsOf(other).every((word) => words.has(word));
}

/** "740 рублей" is not in the "млн рублей" that stand apart. */
function isOfOneSize(unit: string, apart: string, language: string): boolean {
  return unit === "" || isMagnitude(unit, language) || !isMagnitude(apart, language);
}

function inOrder(unit: string, apart: string, language: string): string {
  const [magnitude, counted] = isMagnitude(unit, language) ? [unit, apart] : [apart, unit];
  const isSign = /^(?:\p{Sc}|[A-Z]{3})$/u.test(counted);
  if (isSign && [...magnitude].length === 1 && /\p{sc=Latin}/u.test(magnitude)) return counted + magnitude;
  return isSign && language.startsWith("en") ? `${counted} ${magnitude}` : `${magnitude} ${counted}`;
}

function isMagnitude(unit: string, language: string): boolean {
  return wordsOf(unit).some(
    (word) => shortMagnitudes.has(word) || readMagnitude(word, language) !== undefined,
  );
}

function wordsOf(unit: string): readonly string[] {
  return unit
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s().,]{1,40}|(?<=\p{Sc})(?=\p{L})|(?<=\p{L})(?=\p{Sc})/u)
    .filter((word) => word !== "")
    .map((word) => sameUnits.find((line) => line.includes(word))?.[0] ?? word);
}
