import { deflateEntry, inflateEntry, readZip, writeZip } from "@lectern/ooxml";

/** The font that the gray theme has for everything: as it is called, and as it is called inside a PDF. */
export const fontOfGrayTheme = { family: "DejaVu Serif", embedded: "DejaVuSerif" } as const;

const theme = "ppt/theme/theme1.xml";
const grays: Readonly<Record<string, string>> = {
  dk1: "101010",
  lt1: "FFFFFF",
  dk2: "303030",
  lt2: "E8E8E8",
  accent1: "484848",
  accent2: "5C5C5C",
  accent3: "707070",
  accent4: "848484",
  accent5: "989898",
  accent6: "ACACAC",
  hlink: "404040",
  folHlink: "606060",
};

/** Returns a deck with nothing changed but the colours and the Latin fonts in the theme of its slides. */
export function withGrayTheme(deck: Uint8Array): Uint8Array {
  const entries = [...readZip(deck).entries.values()];
  return writeZip(
    entries.map((entry) =>
      entry.name === theme ? deflateEntry(theme, Buffer.from(grayTheme(inflateEntry(entry)))) : entry,
    ),
  );
}

function grayTheme(content: Uint8Array): string {
  let source = Buffer.from(content).toString();
  for (const [slot, gray] of Object.entries(grays)) {
    source = changed(source, new RegExp(`<a:${slot}>.*?</a:${slot}>`, "s"), () => {
      return `<a:${slot}><a:srgbClr val="${gray}"/></a:${slot}>`;
    });
  }
  const latin = /(<a:(?:major|minor)Font>\s*<a:latin typeface=)"[^"]*"/g;
  return changed(source, latin, (_, before) => `${before}"${fontOfGrayTheme.family}"`);
}

function changed(source: string, pattern: RegExp, toText: (match: string, group: string) => string): string {
  if (source.search(pattern) !== -1) return source.replace(pattern, toText);
  throw new Error(`Expected ${pattern} in ${theme}, found it nowhere.`);
}
