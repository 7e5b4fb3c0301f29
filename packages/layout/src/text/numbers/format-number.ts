const formats = new Map<string, Intl.NumberFormat>();

/** Returns a number as a language writes it, with up to six decimals. */
export function formatPlain(value: number, language: string): string {
  return readable(formatFor(language, {}).format(value));
}

/** Returns a number as a language writes it, with so many decimals. */
export function formatDecimals(value: number, decimals: number, language: string): string {
  return readable(formatFor(language, { decimals }).format(value));
}

/** Returns a share, 0 to 1, as a language writes per cents, with so many decimals. */
export function formatPercent(share: number, decimals: number, language: string): string {
  // The direction of the paragraph is stated; marks of direction in it would be characters without a glyph.
  const written = formatFor(language, { decimals, style: "percent" }).format(share);
  return readable(written.replace(/[\u061c\u200e\u200f]/gu, ""));
}

/** Many fonts have no narrow no-break space, or one so narrow that 19 250 reads as 19250; people type the wider one. */
function readable(written: string): string {
  return written.replaceAll("\u202f", "\u00a0");
}

interface NumberManner {
  readonly decimals?: number;
  readonly style?: "decimal" | "percent";
}

// Made once for each: making one takes as long as placing a slide.
function formatFor(language: string, { decimals, style = "decimal" }: NumberManner): Intl.NumberFormat {
  const key = `${language} ${style} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, {
    style,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  });
  if (formats.size >= mostKept) formats.clear();
  formats.set(key, format);
  return format;
}

const mostKept = 64;
