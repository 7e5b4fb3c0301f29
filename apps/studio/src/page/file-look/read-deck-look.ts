import type { CoverColors, DeckLook } from "./deck-look.ts";
import { readZipEntries, type ZipEntry } from "./read-zip-entries.ts";

/** Reads title, number of slides and colours out of a .pptx or .potx file; throws a RangeError where it is none. */
export async function readDeckLook(file: Blob): Promise<DeckLook> {
  const entries = readZipEntries(new Uint8Array(await file.arrayBuffer()));
  const [core, theme] = await Promise.all([
    readXml(entries, /^docProps\/core\.xml$/),
    readXml(entries, /^ppt\/theme\/theme1\.xml$/),
  ]);
  const title = core?.getElementsByTagNameNS("*", "title")[0]?.textContent?.trim();
  const pages = entries.flatMap((entry) => {
    const number = /^ppt\/slides\/slide(\d+)\.xml$/.exec(entry.name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), entry }];
  });
  pages.sort((one, other) => one.number - other.number);
  return {
    title: title || undefined,
    slideCount: pages.length,
    pageTitles: await Promise.all(pages.map(({ entry }) => readPageTitle(entry))),
    colors: theme === undefined ? plainColors : toColors(theme),
  };
}

/** A title stands in a placeholder of that type (ISO 29500-1, 19.3.1.36 ph). */
async function readPageTitle(page: ZipEntry): Promise<string> {
  const xml = new DOMParser().parseFromString(await page.text(), "application/xml");
  const placeholder = [...xml.getElementsByTagNameNS("*", "ph")].find((one) =>
    /^(?:title|ctrTitle)$/.test(one.getAttribute("type") ?? ""),
  );
  const shape = placeholder?.parentElement?.parentElement?.parentElement;
  return [...(shape?.getElementsByTagNameNS("*", "t") ?? [])]
    .map(({ textContent }) => textContent)
    .join("")
    .trim();
}

async function readXml(entries: readonly ZipEntry[], name: RegExp): Promise<Document | undefined> {
  const entry = entries.find((one) => name.test(one.name));
  return entry && new DOMParser().parseFromString(await entry.text(), "application/xml");
}

const plainColors: CoverColors = { field: "#12263F", accents: ["#E8962E", "#22707F", "#B7D3DC"] };

/** The dark text colour of a theme is its field, as on the covers of the built-in theme (ISO 29500-1, 20.1.6.2 clrScheme). */
function toColors(theme: Document): CoverColors {
  const color = (slot: string): string | undefined => {
    const element = theme.getElementsByTagNameNS("*", slot)[0]?.firstElementChild;
    const value = element?.getAttribute("lastClr") ?? element?.getAttribute("val") ?? "";
    return /^[\da-f]{6}$/i.test(value) ? `#${value}` : undefined;
  };
  const accents = ["accent1", "accent2", "accent4"].map(color).filter((one) => one !== undefined);
  return {
    field: color("dk2") ?? plainColors.field,
    accents: accents.length > 0 ? accents : plainColors.accents,
  };
}
