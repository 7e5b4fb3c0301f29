/**
 * Returns a number in a format of Excel (ISO 29500-1, 18.8.31), as far as charts have them: digits, thousands, decimals,
 * percent, words in quotation marks, a second part for what is below zero, and a language for the signs.
 */
export function formatValue(value: number, format: string, language: string): string {
  const [positive = "General", negative] = splitParts(format);
  const isBelow = value < 0;
  const part = isBelow && negative !== undefined ? negative : positive;
  const sign = isBelow && negative === undefined ? "\u2212" : "";
  return sign + formatPart(Math.abs(value), part, language);
}

/** At semicolons outside of quotation marks. */
function splitParts(format: string): readonly string[] {
  return format.match(/(?:"[^"]*"|\\.|[^;"\\])+/gu) ?? [];
}

function formatPart(value: number, part: string, language: string): string {
  const plain = part.replace(/\[[^\]]*\]/gu, "");
  const core = /[#0?][#0?,.]*/u.exec(withoutWords(plain))?.[0];
  if (core === undefined) return /General/iu.test(plain) ? toText(value, 0, 6, true, language) : words(plain);
  const decimals = /\.([0#?]*)/u.exec(core)?.[1] ?? "";
  const shown = withoutWords(plain).includes("%") ? value * 100 : value;
  const digits = toText(
    shown,
    (decimals.match(/0/gu) ?? []).length,
    decimals.length,
    core.includes(","),
    language,
  );
  const at = plain.indexOf(core);
  return words(plain.slice(0, at)) + digits + words(plain.slice(at + core.length));
}

/** Words keep their places, but none of their signs counts. */
function withoutWords(part: string): string {
  return part.replace(/"[^"]*"|\\./gu, (found) => " ".repeat(found.length));
}

function words(part: string): string {
  return part.replace(
    /"([^"]*)"|\\(.)|_./gu,
    (_, quoted?: string, single?: string) => quoted ?? single ?? "",
  );
}

function toText(value: number, least: number, most: number, isGrouped: boolean, language: string): string {
  const options = {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, most),
    useGrouping: isGrouped,
    numberingSystem: "latn",
  };
  try {
    return new Intl.NumberFormat(language, options).format(value);
  } catch {
    return new Intl.NumberFormat("en", options).format(value);
  }
}
