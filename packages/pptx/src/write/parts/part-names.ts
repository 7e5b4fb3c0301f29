import type { PackageReader } from "../../read/package/package-reader.ts";
import { contentTypes } from "../names.ts";

/** What the names of charts and their workbooks begin with. */
export interface ChartNames {
  readonly chart: string;
  readonly workbook: string;
}

/** What the names of slides and notes slides begin with: "ppt/slides/slide". */
export interface SlideNames {
  readonly slide: string;
  readonly notesSlide: string;
}

const numbered = new Set<string>([contentTypes.slide, contentTypes.notesSlide]);

/** Returns names for slides that clash with no other part of a template; its own slides do not count, they go. */
export function chooseSlideNames(reader: PackageReader): SlideNames {
  const taken = [...reader.entries.keys()].filter((name) => !numbered.has(reader.contentType(name) ?? ""));
  return {
    slide: freeName("ppt/slides/slide", "", taken),
    notesSlide: freeName("ppt/notesSlides/notesSlide", "", taken),
  };
}

/** Returns names for charts that clash with no part that is kept. */
export function chooseChartNames(taken: ReadonlySet<string>): ChartNames {
  return {
    chart: freeName("ppt/charts/chart", "", taken),
    workbook: freeName("ppt/embeddings/Microsoft_Excel_Worksheet", "", taken),
  };
}

/** Returns what the names of images begin with that clash with no part that is kept. */
export function chooseMediaName(taken: ReadonlySet<string>): string {
  return freeName("ppt/media/image", "", taken);
}

/** Returns a name, or one like it, with which none of the names that are taken begins. */
export function freeName(start: string, end: string, taken: Iterable<string>): string {
  const folded = [...taken].map((name) => name.toLowerCase());
  let name = `${start}${end}`;
  for (let number = 2; folded.some((other) => other.startsWith(name.toLowerCase())); number += 1) {
    name = `${start}-${number}${end}`;
  }
  return name;
}
