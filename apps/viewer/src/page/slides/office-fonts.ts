// The fonts that presentations are set in, for machines that lack them: free twins with the same advances, so that lines
// break where PowerPoint breaks them. An installed original is preferred; a twin's file loads only when its letters are used.

interface OfficeFont {
  /** Folder of the twin in @fontsource. */
  readonly twin: string;
  /** What an installed original or twin is called, besides the family itself. */
  readonly installedTwin: string;
  /** Ascent, with the gap between lines, and descent of the original in percent of the size: twins differ, even by version. */
  readonly lines: { readonly ascent: number; readonly descent: number };
}

const carlito: OfficeFont = {
  twin: "carlito",
  installedTwin: "Carlito",
  lines: { ascent: 95.2, descent: 26.9 },
};
const arimo: OfficeFont = {
  twin: "arimo",
  installedTwin: "Liberation Sans",
  lines: { ascent: 93.8, descent: 21.2 },
};
const tinos: OfficeFont = {
  twin: "tinos",
  installedTwin: "Liberation Serif",
  lines: { ascent: 93.3, descent: 21.6 },
};
const cousine: OfficeFont = {
  twin: "cousine",
  installedTwin: "Liberation Mono",
  lines: { ascent: 83.3, descent: 30 },
};

/** The twins by the lower-case name of the family that a presentation asks for. */
const officeFonts: ReadonlyMap<string, OfficeFont> = new Map([
  ["calibri", carlito],
  ["calibri light", carlito],
  ["carlito", carlito],
  ["cambria", { twin: "caladea", installedTwin: "Caladea", lines: { ascent: 95, descent: 22.2 } }],
  ["arial", arimo],
  ["helvetica", arimo],
  ["liberation sans", arimo],
  ["georgia", { twin: "gelasio", installedTwin: "Gelasio", lines: { ascent: 91.7, descent: 21.9 } }],
  ["times new roman", tinos],
  ["liberation serif", tinos],
  ["courier new", cousine],
  ["liberation mono", cousine],
]);

const fileUrls = import.meta.glob<string>(
  [
    "../../../node_modules/@fontsource/{arimo,caladea,carlito,cousine,gelasio,tinos}/files/*-{400,700}-{normal,italic}.woff2",
  ],
  { eager: true, query: "?url", import: "default" },
);
const unicodeRanges = import.meta.glob<Readonly<Record<string, string>>>(
  "../../../node_modules/@fontsource/*/unicode.json",
  { eager: true, import: "default" },
);

/** One file of a twin: the letters of one script in one weight and style. */
export interface FontFile {
  readonly url: string;
  readonly weight: "400" | "700";
  readonly style: "normal" | "italic";
  readonly unicodeRange: string;
}

/** Returns the files for a family that presentations ask for; none where there is no twin with its metrics. */
export function listFontFiles(family: string): FontFile[] {
  const font = officeFonts.get(family.toLowerCase());
  if (font === undefined) return [];
  const ranges = unicodeRanges[`../../../node_modules/@fontsource/${font.twin}/unicode.json`] ?? {};
  return Object.entries(fileUrls).flatMap(([path, url]) => {
    const match = /\/(\w+)\/files\/\1-(.+)-(400|700)-(normal|italic)\.woff2$/.exec(path);
    const unicodeRange = ranges[match?.[2] ?? ""];
    if (match?.[1] !== font.twin || unicodeRange === undefined) return [];
    const weight = match[3] === "700" ? "700" : "400";
    const style = match[4] === "italic" ? "italic" : "normal";
    return [{ url, weight, style, unicodeRange }];
  });
}

/** The letters that a text needs. */
export interface Letters {
  readonly families: ReadonlySet<string>;
  /** Each character once. */
  readonly characters: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

const fontWait = 3000;
const registered = new Set<string>();

/**
 * Loads the files that hold the letters, so that text is measured with the right font from the start. Returns whether any
 * had to be loaded. Ends after three seconds at the latest: a slide with a wrong font beats none.
 */
export async function loadOfficeFonts({ families, characters, bold, italic }: Letters): Promise<boolean> {
  const known = [...families].filter((family) => officeFonts.has(family.toLowerCase()));
  for (const family of known) registerFamily(family);
  const looks = ["", bold ? "bold " : "", italic ? "italic " : "", bold && italic ? "italic bold " : ""];
  const fonts = known.flatMap((family) => [...new Set(looks)].map((look) => `${look}16px "${family}"`));
  const missing = fonts.filter((font) => !document.fonts.check(font, characters));
  const loads = missing.map((font) => document.fonts.load(font, characters));
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, fontWait))]);
  return missing.length > 0;
}

function registerFamily(family: string): void {
  const key = family.toLowerCase();
  const font = officeFonts.get(key);
  if (font === undefined || registered.has(key)) return;
  registered.add(key);
  for (const file of listFontFiles(family)) document.fonts.add(createFace(family, font, file));
}

function createFace(family: string, { installedTwin, lines }: OfficeFont, file: FontFile): FontFace {
  const look = [file.weight === "700" ? "Bold" : "", file.style === "italic" ? "Italic" : ""]
    .filter(Boolean)
    .join(" ");
  const installed = [family, installedTwin].map((name) => `local("${`${name} ${look}`.trim()}")`);
  return new FontFace(family, [...installed, `url("${file.url}") format("woff2")`].join(", "), {
    weight: file.weight,
    style: file.style,
    unicodeRange: file.unicodeRange,
    display: "block",
    ascentOverride: `${lines.ascent}%`,
    descentOverride: `${lines.descent}%`,
    lineGapOverride: "0%",
  });
}
