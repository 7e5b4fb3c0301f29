const formats = new Map<string, Intl.NumberFormat>();

/** Returns a number as a language writes it, with up to six decimals. */
export function formatPlain(value: number, language: string): string {
  return formatFor(language, undefined).format(value);
}

/** Returns a number as a language writes it, with so many decimals. */
export function formatDecimals(value: number, decimals: number, language: string): string {
  return formatFor(language, decimals).format(value);
}

// Made once for each: making one takes as long as placing a slide.
function formatFor(language: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  });
  if (formats.size >= mostKept) formats.clear();
  formats.set(key, format);
  return format;
}

const mostKept = 64;
