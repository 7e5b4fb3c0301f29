import type { RichText, TextRun } from "@lectern/deck";
import type { ListBlock, ListLine } from "./list-paragraphs.ts";

/**
 * Returns a list with the most telling figure of each point in bold, with its unit: an amount, a share, a date, a measure; a
 * list that has emphasis of its own keeps to that.
 */
export function emphasizeFigures(blocks: readonly ListBlock[]): readonly ListBlock[] {
  if (blocks.flat().some(({ text }) => text.some(({ bold }) => bold))) return blocks;
  return blocks.map((block) => block.map((line) => (line.level === 0 ? emphasizeLine(line) : line)));
}

// A point that opens with a term has its emphasis there.
function emphasizeLine(line: ListLine): ListLine {
  if (line.lead !== undefined) return line;
  const length = line.text.reduce((sum, { text }) => sum + text.length, 0);
  const found = line.text
    .flatMap((run, index) =>
      isPlain(run) ? findFigures(run.text).map((figure) => ({ ...figure, index })) : [],
    )
    .filter(({ start, end }) => end - start <= mostShare * length)
    .toSorted((first, second) => second.rank - first.rank)[0];
  if (!found) return line;
  const text = line.text.flatMap((run, index) => (index === found.index ? divide(run, found) : [run]));
  return { ...line, text };
}

/** Of a point's characters: more would set nothing off from the rest. */
const mostShare = 0.5;

function isPlain({ code, href }: TextRun): boolean {
  return !code && href === undefined;
}

interface FoundFigure {
  readonly start: number;
  readonly end: number;
  /** The higher, the more it tells. */
  readonly rank: number;
}

const number = String.raw`\p{Nd}+(?:[.,:\u00a0\u202f’']\p{Nd}+)*`;
const range = String.raw`${number}(?:\s?[–-]\s?${number})?`;
const scale = String.raw`(?:\s?(?:million|billion|trillion|thousand|Millionen|Milliarden|Mio\.|Mrd\.|millions|milliards|millones|млн|млрд|тыс\.|مليون|مليار|bn|k|m)(?![\p{L}\p{Nd}]))`;
const money = String.raw`[$€£¥₹₽]|(?:NOK|SEK|DKK|USD|EUR|GBP|CHF|JPY|CNY)\s`;
const moneyAfter = String.raw`\s?(?:[€£¥₹₽]|(?:NOK|SEK|DKK|USD|EUR|GBP|CHF|JPY|CNY|Euro|euros?|dollars?|دولار)(?!\p{L}))`;
const month = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?!\p{L})`;
const unit = String.raw`(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|degrees|kilometres|kilometers|metres|meters|miles|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Stunden?|Minuten?|ans|années?|mois|semaines?|jours?|heures?|años?|meses|semanas?|días?|horas?|minutos?|лет|года?|месяц(?:а|ев)?|недел[яьи]|дн(?:я|ей)|час(?:а|ов)?|минут[аы]?|km|kg|cm|mm|kW|MW|GW|kWh|MWh|GB|TB|ms|ha|°C|°F)(?!\p{L})`;
const counter = "[万億亿千百兆]?(?:か月|小时|小時|分钟|時間|[円元年月日人名件個个台社歳岁点倍回次%％])";

/** What figures look like, the most telling first. */
const patterns: readonly { readonly rank: number; readonly pattern: RegExp }[] = [
  {
    rank: 6,
    pattern: new RegExp(`(?:${money})${range}${scale}?|${range}${scale}?${moneyAfter}`, "gu"),
  },
  { rank: 6, pattern: new RegExp(String.raw`${range}\s?[%‰％٪]`, "gu") },
  { rank: 5, pattern: new RegExp(`${range}${scale}`, "gu") },
  { rank: 4, pattern: new RegExp(String.raw`${range}\s${unit}`, "gu") },
  { rank: 4, pattern: new RegExp(`${range}${counter}`, "gu") },
  {
    rank: 3,
    pattern: new RegExp(
      String.raw`\p{Nd}{1,2}\.?\s${month}(?:\s\p{Nd}{4})?|${month}\s\p{Nd}{1,2}(?:,\s\p{Nd}{4})?`,
      "gu",
    ),
  },
  { rank: 1, pattern: new RegExp(range, "gu") },
];

function findFigures(text: string): readonly FoundFigure[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const found: FoundFigure[] = [];
  for (const { rank, pattern } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const figure = { start: match.index, end: match.index + match[0].length, rank };
      const isPart = found.some(({ start, end }) => figure.start < end && start < figure.end);
      if (!isPart && isFigure(text, figure)) found.push(figure);
    }
  }
  return found;
}

// Part of a name, a version, an address or a reference, a number tells nothing by itself.
function isFigure(text: string, { start, end, rank }: FoundFigure): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const found = text.slice(start, end);
  if (/[\p{Nd}#§/@_+.:-]$/u.test(before) || /^(?:[/@_:-]|[.,]?\p{Nd})/u.test(after)) return false;
  if (/(?:\p{sc=Latin}|\p{sc=Cyrl})$/u.test(before) || /^(?:\p{sc=Latin}|\p{sc=Cyrl})/u.test(after))
    return false;
  if (rank > 1) return true;
  const isBare = /^\p{Nd}$|^(?:1[5-9]|20)\p{Nd}\p{Nd}$|^\p{Nd}+(?:\.\p{Nd}+){2,}$/u.test(found);
  const isQuoted = /[("“«„]$/u.test(before) || /^[)"”»]/u.test(after);
  // After a word in capitals or of a reference it is a name: "Lasten 20", "clause 14".
  const isName =
    /(?:\p{Lu}[\p{L}\p{Nd}]*|clause|section|version|page|chapter|step|release|phase|form|extension|no\.)\s$/u;
  return !isBare && !isQuoted && !(isName.test(before) && !/^\p{Lu}\p{Ll}*\s$/u.test(before));
}

function divide(run: TextRun, { start, end }: FoundFigure): readonly TextRun[] {
  const parts: readonly TextRun[] = [
    { ...run, text: run.text.slice(0, start) },
    { ...run, text: run.text.slice(start, end), bold: true },
    { ...run, text: run.text.slice(end) },
  ];
  return parts.filter(({ text }) => text !== "");
}

/** Returns texts that stand together with their most telling figures in bold, as `emphasizeFigures` does for lists. */
export function emphasizeTexts(texts: readonly RichText[]): readonly RichText[] {
  return emphasizeFigures(texts.map((text) => [{ level: 0, text }])).map(([line]) => line?.text ?? []);
}
