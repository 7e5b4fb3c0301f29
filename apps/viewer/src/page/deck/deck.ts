// .pptx bytes -> parts -> model -> one element for each slide, when it is asked for.
import {
  buildPresentation,
  materializeSlideNodes,
  type PptxFiles,
  type PresentationData,
  parseZipLazyMedia,
  RECOMMENDED_ZIP_LIMITS,
  renderSlide,
  type SlideData,
} from "@aiden0z/pptx-renderer";
import { readDashedLines, toDrawableFills, toPlainFormats } from "../charts/chart-looks.ts";
import { toPixelSizes } from "../charts/chart-sizes.ts";
import { loadCharts, rememberDashes } from "../charts/charts.ts";
import { whenIdle } from "../idle-task.ts";
import type { Direction } from "../moving/navigation.ts";
import { DeckUnavailable } from "../notice/unavailable.ts";
import { mendLineHeights } from "../slides/line-heights.ts";
import { loadOfficeFonts } from "../slides/office-fonts.ts";
import { openHoles } from "../slides/path-holes.ts";
import { addSlideSemantics, readSlideTitle } from "../slides/slide-semantics.ts";
import type { Size } from "../stage/stage-layout.ts";
import { readDeckFacts, readDeckTitle, readLetters } from "./deck-facts.ts";
import { readNotes } from "./notes.ts";
import { readZipText } from "./zip-text.ts";

/** A slide as an element of the deck's slide size, to be scaled by its host. */
export interface RenderedSlide {
  readonly element: HTMLElement;
  /** What its title placeholder says. */
  readonly title: string | undefined;
  /** Ends when its pictures and charts are there too; charts wait until the element stands on the page. */
  readonly ready: Promise<void>;
  dispose(): void;
}

/** A deck that is ready to be shown. */
export interface Deck {
  /** As its properties say; undefined where they do not. */
  readonly title: string | undefined;
  readonly slideCount: number;
  /** Slide size in CSS pixels. */
  readonly slideSize: Size;
  readonly direction: Direction;
  readonly language: string | undefined;
  /** Loads what the slide with this index from 0 is drawn with, fonts and charts; returns whether anything had been missing. */
  prepareSlide(index: number): Promise<boolean>;
  /** Renders the slide with this index from 0; `onFollow` is called with the index of a slide that a link in it leads to. */
  renderSlide(index: number, onFollow: (index: number) => void): RenderedSlide;
  /** Reads the speaker's notes of the slide with this index from 0, a text for each paragraph. */
  readNotes(index: number): Promise<readonly string[]>;
}

/** Opens the bytes of a .pptx. Throws `DeckUnavailable` if they are none, or hold no slide. */
export async function openDeck(bytes: ArrayBuffer): Promise<Deck> {
  const parts = await readParts(bytes);
  for (const [name, xml] of parts.charts) {
    rememberDashes(readDashedLines(xml));
    parts.charts.set(name, toDrawableFills(toPlainFormats(toPixelSizes(xml))));
  }
  const presentation = buildModel(parts);
  if (presentation.slides.length === 0) throw new DeckUnavailable("empty");
  if (parts.charts.size > 0) loadChartsAhead();
  const mediaUrlCache = new Map<string, string>();
  const title = await readZipText(bytes, "docProps/core.xml").then(readDeckTitle, () => undefined);
  return {
    ...readDeckFacts(parts),
    title,
    slideCount: presentation.slides.length,
    slideSize: { width: presentation.width, height: presentation.height },
    prepareSlide: (index) => prepareDeckSlide(parts, presentation, index),
    renderSlide: (index, onFollow) => renderDeckSlide({ presentation, index, onFollow, mediaUrlCache }),
    readNotes: (index) => readSlideNotes(bytes, presentation.slides[index]),
  };
}

/** Ahead of the slide that has a chart, but not in the way of the first slide. */
function loadChartsAhead(): void {
  setTimeout(() => whenIdle(async () => void (await loadCharts().catch(() => undefined))), 500);
}

async function readParts(bytes: ArrayBuffer): Promise<PptxFiles> {
  try {
    return await parseZipLazyMedia(bytes, RECOMMENDED_ZIP_LIMITS);
  } catch (error) {
    throw new DeckUnavailable("unreadable", error);
  }
}

function buildModel(parts: PptxFiles): PresentationData {
  try {
    return buildPresentation(parts, { lazySlides: true });
  } catch (error) {
    throw new DeckUnavailable("unreadable", error);
  }
}

async function prepareDeckSlide(
  parts: PptxFiles,
  presentation: PresentationData,
  index: number,
): Promise<boolean> {
  const layout = presentation.slideToLayout.get(index) ?? "";
  const master = presentation.layoutToMaster.get(layout) ?? "";
  const theme = presentation.masterToTheme.get(master) ?? "";
  const slide = presentation.slides[index];
  const targets = new Set([...(slide?.rels.values() ?? [])].map(({ target }) => fileNameOf(target)));
  const charts = [...parts.charts].filter(([name]) => targets.has(fileNameOf(name))).map(([, xml]) => xml);
  const styles = [parts.slideLayouts.get(layout), parts.slideMasters.get(master), parts.themes.get(theme)];
  const texts = [parts.slides.get(slide?.slidePath ?? ""), ...charts];
  const letters = readLetters({ texts: texts.filter(isThere), styles: styles.filter(isThere) });
  const missing = await Promise.all([loadOfficeFonts(letters), charts.length > 0 && loadCharts()]);
  return missing.includes(true);
}

/** The renderer leaves notes out; they are looked up in the file itself, for the few who ask. */
async function readSlideNotes(bytes: ArrayBuffer, slide: SlideData | undefined): Promise<readonly string[]> {
  const relationship = [...(slide?.rels.values() ?? [])].find(({ type }) => type.endsWith("/notesSlide"));
  if (relationship === undefined) return [];
  // ISO 29500-2, 6.5.3: targets are resolved against the part that they belong to.
  const path = new URL(relationship.target, new URL(slide?.slidePath ?? "", "part:///")).pathname.slice(1);
  const xml = await readZipText(bytes, path);
  return xml === undefined ? [] : readNotes(xml);
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function isThere(xml: string | undefined): xml is string {
  return xml !== undefined;
}

interface SlideOrder {
  readonly presentation: PresentationData;
  readonly index: number;
  readonly onFollow: (index: number) => void;
  readonly mediaUrlCache: Map<string, string>;
}

function renderDeckSlide({ presentation, index, onFollow, mediaUrlCache }: SlideOrder): RenderedSlide {
  const slide = presentation.slides[index];
  if (slide === undefined)
    throw new RangeError(`A slide from 0 to ${presentation.slides.length - 1} was expected, got ${index}.`);
  materializeSlideNodes(presentation, slide);
  inheritColorMap(slide);
  const handle = renderSlide(presentation, slide, {
    mediaUrlCache,
    pdfjs: false,
    onNavigate: ({ slideIndex, url }) => {
      if (slideIndex !== undefined) onFollow(slideIndex);
      else if (url !== undefined && /^(?:https?|mailto):/i.test(url))
        window.open(url, "_blank", "noopener,noreferrer");
    },
  });
  mendLineHeights(handle.element);
  openHoles(handle.element);
  addSlideSemantics(handle.element, slide.nodes);
  return {
    element: handle.element,
    title: readSlideTitle(slide.nodes),
    ready: handle.ready,
    dispose: () => handle.dispose(),
  };
}

/**
 * A slide that claims no colours of its own (ISO 29500-1, 20.1.6.6 masterClrMapping) has those of its layout in PowerPoint,
 * which gives every slide this element; the renderer would skip the layout's and take the master's.
 */
function inheritColorMap(slide: SlideData): void {
  if (slide.colorMapOverrideMode === "master") delete slide.colorMapOverrideMode;
}
