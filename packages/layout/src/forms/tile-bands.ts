import {
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type RichText,
  type ThemeColor,
} from "@lectern/deck";
import { noInsets } from "../geometry.ts";
import { boxAt, type Canvas, endsWell, inkParagraph, keepsWords, unlimited } from "../parts/canvas.ts";
import { numeralParagraph } from "../parts/numeral.ts";
import { createTextShape } from "../parts/place-text.ts";
import { createStatusMark } from "../parts/status-mark.ts";
import { createFilledSurface, createQuietSurface, drawSurface, type Surface } from "../parts/surface.ts";
import { createDominantSurface } from "../parts/tone-panels.ts";
import { upToTitle } from "../template/anatomy.ts";
import { labelledFill } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { plainTextOf } from "./table-columns.ts";

/** A row that begins with a number or a date. */
export interface TileBand {
  readonly marker: string;
  readonly heading: string | RichText;
  readonly text?: string | undefined;
  /** Whether it is the one to look at. */
  readonly isMarked: boolean;
  /** Whether it has the sign of a warning at its end. */
  readonly warns?: boolean;
}

/**
 * Sets a few rows as bands that share the height of the page, each with its number or date large on a tile of the dominant hue;
 * undefined where they are too many or too long for large type.
 */
export function setTileBands(
  rows: readonly TileBand[],
  kind: "number" | "date",
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box } = canvas;
  if (rows.length < 2 || rows.length > mostBands || box.width < leastWidth) return undefined;
  const gap = Math.min(Math.max(canvas.style.gap, leastGap), mostGap);
  const height = Math.floor((box.height - (rows.length - 1) * gap) / rows.length);
  const scales = upToTitle(scalesFor(rows.length), canvas.anatomy, ({ heading }) => heading);
  const settingsWith = (isBeside: boolean) => {
    const found: BandSetting[] = [];
    for (const scale of scales) {
      const setting = setBands(rows, { scale, kind, height, isBeside }, canvas);
      if (!setting) continue;
      found.push(setting);
      if (setting.isEven || scale.heading < evenShare * (found[0]?.scale.heading ?? 0)) break;
    }
    return found;
  };
  const [below, beside] = [settingsWith(false), settingsWith(true)];
  const isLarger = (beside[0]?.scale.heading ?? 0) > 1.15 * (below[0]?.scale.heading ?? 0);
  const settings = isLarger ? beside : below;
  // Rather a step smaller than a word left over on a line of its own.
  const [largest] = settings;
  const even = settings.find(({ isEven }) => isEven);
  const isNear = largest && even && even.scale.heading >= evenShare * largest.scale.heading;
  const chosen = isNear ? even : largest;
  return chosen && drawBands(rows, { ...chosen, height, gap }, canvas);
}

const mostBands = 7;
/** Of the largest type, what no word left over on a line is worth. */
const evenShare = 0.85;
const leastWidth = inches(5.5);
const leastGap = inches(0.08);
const mostGap = inches(0.14);
const aside = inches(0.35);
const padding = inches(0.1);
const mostOfTile = 0.32;

interface BandScale {
  readonly heading: number;
  readonly text: number;
}

function scalesFor(count: number): readonly BandScale[] {
  const scales = [
    { heading: 40, text: 24 },
    { heading: 36, text: 24 },
    { heading: 32, text: 24 },
    { heading: 28, text: 20 },
    { heading: 24, text: 20 },
    { heading: 20, text: 18 },
    { heading: 18, text: 16 },
  ];
  return scales.filter(({ heading }) => count <= 4 || heading <= 32);
}

interface BandPlan {
  readonly scale: BandScale;
  readonly kind: "number" | "date";
  /** Of a band. */
  readonly height: number;
  /** Whether what is told of a heading stands beside it, and not below. */
  readonly isBeside: boolean;
}

interface BandSetting {
  readonly scale: BandScale;
  /** Of a column of headings; left out: what is told stands below them. */
  readonly headingWidth?: number | undefined;
  readonly tileWidth: number;
  readonly markers: readonly PlacedParagraph[];
  readonly words: readonly (readonly PlacedParagraph[])[];
  readonly isEven: boolean;
}

function setBands(rows: readonly TileBand[], plan: BandPlan, canvas: Canvas): BandSetting | undefined {
  const { scale, height } = plan;
  const { look, box } = canvas;
  const surface = quietSurface(canvas);
  const tiles = rows.map(({ isMarked }) => tileSurface(isMarked, canvas));
  const tile = setTile(rows, tiles, plan, canvas);
  if (!tile) return undefined;
  const widths = rows.map((row) => emu(box.width - tile.tileWidth - 2 * aside - signRoom(row)));
  const widthAt = (index: number) => widths[index] ?? 0;
  const bold = rows.every(({ heading, text }) => text !== undefined || isShort(heading));
  const words = rows.map((row) => wordsOf(row, { scale, bold }, surface));
  const room = height - 2 * padding;
  const isFit = (paragraphs: readonly PlacedParagraph[], across: number, lines: number) => {
    const measured = measurePlacedText(paragraphs, look, emu(across));
    return measured.height <= room && measured.lines <= lines && keepsWords(paragraphs, look, across);
  };
  if (plan.isBeside) {
    const headings = words.map((paragraphs) => paragraphs.slice(0, 1));
    const widest = Math.max(...headings.map((each) => measurePlacedText(each, look, unlimited).width));
    const headingWidth = Math.ceil(widest * 1.03) + 2_000;
    const restAt = (index: number) => widthAt(index) - headingWidth - aside;
    const areFit =
      headings.every((each) => isFit(each, headingWidth, 1)) &&
      words.every(
        (paragraphs, index) => paragraphs.length < 2 || isFit(paragraphs.slice(1), restAt(index), 2),
      );
    if (headingWidth > mostOfHeading * Math.min(...widths) || !areFit) return undefined;
    return { scale, headingWidth, ...tile, words, isEven: true };
  }
  const areFit = words.every(
    (paragraphs, index) =>
      isFit(paragraphs, widthAt(index), mostLines) && isFit(paragraphs.slice(0, 1), widthAt(index), 2),
  );
  if (!areFit) return undefined;
  const isEven = words.every(
    ([heading], index) => heading === undefined || endsWell(heading, look, emu(widthAt(index))),
  );
  return { scale, ...tile, words, isEven };
}

const mostLines = 5;
const mostOfHeading = 0.5;

function setTile(
  rows: readonly TileBand[],
  tiles: readonly Surface[],
  { scale, kind, height }: BandPlan,
  canvas: Canvas,
): Pick<BandSetting, "tileWidth" | "markers"> | undefined {
  const { look, box } = canvas;
  const sizes = kind === "number" ? [88, 72, 60, 48, 40, 32] : [48, 40, 36, 32, 28, 24, 20, 18];
  for (const size of sizes.filter((each) => kind === "number" || each <= 1.5 * scale.heading)) {
    const markers = rows.map(({ marker }, index) =>
      numeralParagraph(marker, size, inkOf(tiles[index], canvas), canvas, "center"),
    );
    // A long date may take a second line.
    const most = mostOfTile * box.width;
    const inner = kind === "number" ? unlimited : emu(most - 2 * tilePadding);
    const measured = markers.map((marker) => measurePlacedText([marker], look, inner));
    const widest = Math.max(...measured.map(({ width }) => width)) * 1.04 + 2 * tilePadding;
    const tallest = Math.max(...measured.map((one) => one.height));
    const isWhole = measured.every(({ lines }) => lines <= 2) && keepsWords(markers, look, inner);
    if (tallest > height - padding || widest > most * 1.05 || !isWhole) continue;
    const usual = kind === "number" ? Math.min(height, inches(1.6)) : 0;
    return { markers, tileWidth: Math.round(Math.max(widest, usual)) };
  }
  return undefined;
}

// On a pale tile, a marker has the colour that a full one would have.
function inkOf(tile: Surface | undefined, { tones }: Canvas): ThemeColor {
  if (!tile) return tones.onField;
  return tile.isStrong ? tile.inks.text : tile.inks.accent;
}

const tilePadding = inches(0.25);

function quietSurface(canvas: Canvas): Surface {
  return { ...createQuietSurface(canvas), rule: undefined };
}

function tileSurface(isMarked: boolean, canvas: Canvas): Surface {
  const { tones, anatomy } = canvas;
  const marked = labelledFill(tones.signal, anatomy.layout);
  // In somebody else's template, the shade of a full colour is none of its maker's.
  const isOwn = anatomy.layout.brand === undefined || marked === tones.signal;
  return isMarked && isOwn ? createFilledSurface(marked, canvas) : createDominantSurface(canvas);
}

function wordsOf(
  { heading, text }: TileBand,
  { scale, bold }: { readonly scale: BandScale; readonly bold: boolean },
  { inks }: Surface,
): readonly PlacedParagraph[] {
  const head = inkParagraph(heading, { size: scale.heading, color: inks.text, bold });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: scale.text, color: inks.muted, gap: inches(0.04) })];
}

/** In letters: a sentence in bold would shout. */
const longestBold = 48;

function isShort(heading: TileBand["heading"]): boolean {
  const isPlain = typeof heading === "string" || heading.every(({ bold }) => !bold);
  return (
    isPlain && plainTextOf(typeof heading === "string" ? [{ text: heading }] : heading).length <= longestBold
  );
}

const signSide = inches(0.42);

/** What the sign of a warning takes of its row's width. */
function signRoom({ warns }: TileBand): number {
  return warns ? signSide + aside / 2 : 0;
}

interface BandsPlace extends BandSetting {
  readonly height: number;
  readonly gap: number;
}

function drawBands(
  rows: readonly TileBand[],
  { tileWidth, markers, words, headingWidth, height, gap }: BandsPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { box, look } = canvas;
  const surface = quietSurface(canvas);
  const start = tileWidth + aside;
  return rows.flatMap((row, index) => {
    const top = index * (height + gap);
    const number = index + 1;
    const width = box.width - tileWidth - 2 * aside - signRoom(row);
    const tile = tileSurface(row.isMarked, canvas);
    const wordsAt = (name: string, at: number, across: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name: `${name} ${number}`,
        box: boxAt(canvas, at, top, across, height),
        paragraphs,
        look,
        color: surface.inks.text,
        anchor: "middle",
      });
    const marker = createTextShape({
      name: `Number ${number}`,
      box: boxAt(canvas, tilePadding / 2, top, tileWidth - tilePadding, height),
      paragraphs: markers.slice(index, number),
      look,
      color: inkOf(tile, canvas),
      anchor: "middle",
      insets: noInsets,
    });
    return [
      ...drawSurface(`Band ${number}`, boxAt(canvas, 0, top, box.width, height), surface, canvas),
      ...drawSurface(`Tile ${number}`, boxAt(canvas, 0, top, tileWidth, height), tile, canvas),
      marker,
      ...(row.warns
        ? [
            createStatusMark(
              `Warning ${number}`,
              "watch",
              boxAt(canvas, box.width - aside - signSide, top + (height - signSide) / 2, signSide, signSide),
              canvas,
            ),
          ]
        : []),
      ...(headingWidth === undefined
        ? [wordsAt("Words", start, width, words[index] ?? [])]
        : [
            wordsAt("Heading", start, headingWidth, (words[index] ?? []).slice(0, 1)),
            ...(row.text === undefined
              ? []
              : [
                  wordsAt(
                    "Words",
                    start + headingWidth + aside,
                    width - headingWidth - aside,
                    (words[index] ?? []).slice(1),
                  ),
                ]),
          ]),
    ];
  });
}
