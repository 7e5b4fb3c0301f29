import type { Author, AuthorProgress, AuthorReport, SeenDrawings } from "@lectern/authoring/author";
import {
  type Direction,
  emu,
  findCoverChart,
  inspectPlacedDeck,
  type Outline,
  type PlacedDeck,
  type Template,
} from "@lectern/deck";
import { breakParagraph, iconNames, placeDeck } from "@lectern/layout";
import {
  checkTemplate,
  type DrawableDeck,
  openDeck as openDrawableDeck,
  readTemplate,
  type TemplatePackage,
  writePresentation,
  writePresentationChunks,
} from "@lectern/pptx";
import {
  builtInTemplate,
  type ChosenLook,
  chooseLook,
  chooseShown,
  drawPictures,
  findLook,
  illustrateCards,
  type Look,
  labelledPictures,
  looks,
  nameOfVariant,
  type PageVariant,
} from "@lectern/theme";
import type {
  Composed,
  Engine,
  EngineOptions,
  EngineProgress,
  EngineStage,
  Generated,
  GeneratedChunks,
  GenerateRequest,
  Rendered,
  RenderedChunks,
  RenderOptions,
} from "./engine.ts";
import { keepSlideCount } from "./keep-slide-count.ts";

/**
 * prompt -> author -> Outline -> layout (in a template) -> PlacedDeck -> inspection -> pptx -> bytes.
 *
 * Returns the finished deck; throws PromptUnusableError where there is nothing to present, and the signal's reason
 * where it is aborted.
 */
export async function generateDeck(request: GenerateRequest): Promise<Generated> {
  const { file, ...generated } = await generateWith(writePresentation, request);
  return { ...generated, bytes: file };
}

async function generateChunks(request: GenerateRequest): Promise<GeneratedChunks> {
  const { file, ...generated } = await generateWith(writePresentationChunks, request);
  return { ...generated, chunks: file };
}

/** What makes the file of a placed deck: whole, or in pieces. */
type Write<File> = (...words: Parameters<typeof writePresentation>) => File;

async function generateWith<File>(write: Write<File>, request: GenerateRequest) {
  const { createdAt, onProgress } = request;
  const begin = stagesOf(request);
  // Other pictures stand on pages of the built-in looks.
  const drawings = request.template === undefined ? "all" : "labelled";
  const { pages, outline, report } = await composeOn({ ...request, drawings }, begin);
  const { deck, ...rendered } = renderOn(pages, outline, write, {
    onStage: begin,
    ...(createdAt && { createdAt }),
  });
  onProgress?.({ kind: "finished", slideCount: rendered.slideCount });
  return { ...rendered, outline, report: countInPages(report, deck) };
}

/**
 * prompt -> author -> Outline, in the length that a deck of it would have.
 *
 * Throws PromptUnusableError where there is nothing to present, and the signal's reason where it is aborted.
 */
export async function composeOutline(request: GenerateRequest): Promise<Composed> {
  // Nobody is shown an outline's pictures.
  const { outline, report } = await composeOn({ ...request, drawings: "none" }, stagesOf(request));
  return { outline, report: { ...report, slideCount: outline.slides.length } };
}

type Begin = (stage: EngineStage) => void;

function stagesOf({ signal, onProgress }: GenerateRequest): Begin {
  return (stage) => {
    signal?.throwIfAborted();
    onProgress?.({ kind: "stage", stage });
  };
}

interface ComposeRequest extends GenerateRequest {
  readonly drawings: SeenDrawings;
}

async function composeOn(request: ComposeRequest, begin: Begin) {
  const { prompt, signal, onProgress, template, drawings } = request;
  begin("authoring");
  const author = request.author ?? (await loadEmbeddedAuthor());
  const { outline: composed, report } = await author.compose({
    prompt,
    drawings,
    ...(signal && { signal }),
    ...watchAuthor(onProgress),
  });
  const { design } = report.brief;
  // What its author wishes stands above what the request says of looks.
  const written = design ? { ...composed, design: { ...design, ...composed.design } } : composed;
  const { shortenSlide } = await import("@lectern/authoring");
  begin("template");
  // Chosen before slides are shortened: fewer words could suit another look, whose pages hold more or less.
  const pages = withIllustrations(template ? { template } : readBuiltInTemplate(written), written);
  const { most } = report.brief.slideCount ?? {};
  const outline = keepSlideCount(written, pages.template.template, most, shortenSlide);
  return { pages, outline, report };
}

/** A slide of the outline may take several in the deck; a report counts those that people see. */
function countInPages(report: AuthorReport, { slides }: PlacedDeck): AuthorReport {
  const { unfounded } = report;
  const pageOf = (slide: number) => slides.findIndex(({ outlineSlide }) => outlineSlide === slide - 1) + 1;
  return {
    ...report,
    slideCount: slides.length,
    ...(unfounded && {
      unfounded: unfounded.map(({ slide, text }) => ({ slide: pageOf(slide) || slide, text })),
    }),
  };
}

/** Outline -> bytes: the pipeline without an author, in the template given or in the built-in one that suits the outline. */
export function renderOutline(outline: Outline, options: RenderOptions = {}): Rendered {
  const { file, ...rendered } = renderWith(writePresentation, outline, options);
  return { ...rendered, bytes: file };
}

function renderChunks(outline: Outline, options: RenderOptions = {}): RenderedChunks {
  const { file, ...rendered } = renderWith(writePresentationChunks, outline, options);
  return { ...rendered, chunks: file };
}

function renderWith<File>(write: Write<File>, outline: Outline, options: RenderOptions) {
  const { template, look, onStage } = options;
  onStage?.("template");
  const pages = template ? { template } : readBuiltInTemplate(outline, look);
  return renderOn(withIllustrations(pages, outline), outline, write, options);
}

function renderOn<File>(
  { template, look }: ChosenTemplate,
  outline: Outline,
  write: Write<File>,
  { createdAt, onStage }: Pick<RenderOptions, "createdAt" | "onStage">,
) {
  onStage?.("layout");
  const deck = placeDeck(outline, template.template);
  onStage?.("inspection");
  const inspection = inspectPlacedDeck(deck, template.template);
  onStage?.("writing");
  const file = write(deck, template, { ...(createdAt && { createdAt }) });
  const { title, slides } = deck;
  return { file, title, slideCount: slides.length, ...(look !== undefined && { look }), deck, inspection };
}

/** Opens the bytes of a .pptx to draw its slides as SVG, in the lines that layout measures; throws a TemplateUnusableError. */
export function openDeck(bytes: Uint8Array): DrawableDeck {
  return openDrawableDeck(bytes, breakParagraph);
}

/** Returns the pipeline as a service sees it, with this author where a request names none. */
export function createEngine({ author }: EngineOptions = {}): Engine {
  return {
    generateDeck: (request) => generateChunks({ ...(author && { author }), ...request }),
    composeOutline: (request) => composeOutline({ ...(author && { author }), ...request }),
    looks: looks.map(({ name }) => name),
    renderOutline: renderChunks,
    openDeck,
    readTemplate,
    checkTemplate,
  };
}

function watchAuthor(onProgress: ((progress: EngineProgress) => void) | undefined) {
  return onProgress && { onProgress: (progress: AuthorProgress) => onProgress({ kind: "author", progress }) };
}

/**
 * Returns the author that a request gets which names none. It is half of all code, so it is loaded when it is asked for:
 * by a service before its first request, by what renders outlines never.
 */
export async function loadEmbeddedAuthor(): Promise<Author> {
  const { createEmbeddedAuthor } = await import("@lectern/authoring");
  return createEmbeddedAuthor();
}

// Read once for each look, direction and arrangement of its art: the bytes are the same every time.
const builtInTemplates = new WeakMap<Uint8Array, TemplatePackage>();

function readBuiltInTemplate(outline: Outline, named?: string): ChosenTemplate {
  const { direction, title, language } = outline;
  const isEastAsian = eastAsian.test(language);
  const chosen = named === undefined ? chooseLook(outline) : withShown(findLook(named), outline);
  const { look, thing } = chosen;
  const hasChart = look.coverChart !== undefined && !thing && findCoverChart(outline) !== undefined;
  const { variants, pictures } = drawPictures(outline, chosen);
  const bytes = builtInTemplate(look, {
    hasChart,
    direction,
    seed: title,
    isEastAsian,
    variants,
    ...(thing && { thing }),
  });
  const template = builtInTemplates.get(bytes) ?? readLook(bytes, look, { variants, direction, hasChart });
  builtInTemplates.set(bytes, template);
  return { template: withPictures(template, pictures), look: look.name };
}

function withShown(look: Look, outline: Outline): ChosenLook {
  const thing = chooseShown(outline);
  return { look, ...(thing && { thing }) };
}

/** How a look is drawn for one deck. */
interface DrawnLook {
  readonly variants: readonly PageVariant[];
  readonly direction: Direction;
  /** Whether its cover has a place for a chart. */
  readonly hasChart: boolean;
}

function readLook(
  bytes: Uint8Array,
  look: Look,
  { variants, direction, hasChart }: DrawnLook,
): TemplatePackage {
  const read = readTemplate(bytes);
  const styled = withVariants(variants, withStyleOf(look, read.template));
  return { ...read, template: hasChart ? withCoverChart(look, styled, direction) : styled };
}

// Pages drawn once more are none that layouts are chosen from: which slide has one is settled.
function withVariants(variants: readonly PageVariant[], template: Template): Template {
  if (variants.length === 0) return template;
  const byName = new Map(variants.map((variant) => [nameOfVariant(variant), variant]));
  return {
    ...template,
    layouts: template.layouts.filter(({ name }) => !byName.has(name)),
    variants: template.layouts.flatMap((layout) => {
      const variant = byName.get(layout.name);
      return variant ? [{ page: variant.page, isPictured: variant.isPictured, layout }] : [];
    }),
  };
}

function withPictures(chosen: TemplatePackage, pictures: Template["pictures"] = new Map()): TemplatePackage {
  return pictures.size === 0 ? chosen : { ...chosen, template: { ...chosen.template, pictures } };
}

/** Languages that are written in ideographs, kana or Hangul (BCP 47). */
const eastAsian = /^(?:ja|ko|yue|zh)(?:-|$)/iu;

/** What a look says besides what stands in its file. */
function withStyleOf({ style, emphasis }: Look, template: Template): Template {
  if (!emphasis) return { ...template, style };
  return { ...template, style, layouts: template.layouts.map((layout) => ({ ...layout, emphasis })) };
}

function withCoverChart({ coverChart }: Look, template: Template, direction: Outline["direction"]): Template {
  if (!coverChart) return template;
  const { x, y, width, height } = coverChart;
  const start = direction === "rtl" ? template.slideSize.width - x - width : x;
  return {
    ...template,
    coverChart: { x: emu(start), y: emu(y), width: emu(width), height: emu(height) },
  };
}

// These stand on pages of any template.
function withIllustrations(chosen: ChosenTemplate, outline: Outline): ChosenTemplate {
  const illustrations = illustrateCards(outline, iconNames);
  const labelled = labelledPictures(outline);
  if (Object.keys(illustrations).length === 0 && labelled.size === 0) return chosen;
  const { template } = chosen.template;
  const pictures = new Map([...(template.pictures ?? []), ...labelled]);
  const illustrated = { ...template, illustrations, ...(pictures.size > 0 && { pictures }) };
  return { ...chosen, template: { ...chosen.template, template: illustrated } };
}

/** What a deck is made on: somebody's template, or that of a look. */
interface ChosenTemplate {
  readonly template: TemplatePackage;
  /** The look's name. */
  readonly look?: string;
}
