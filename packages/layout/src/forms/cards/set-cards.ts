import { inches, type PlacedElement } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { HeadedScale } from "../../parts/headed-words.ts";
import { createSurfaces } from "../../parts/surface.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { setBentoCards } from "./bento-cards.ts";
import { setBesideCards } from "./beside-cards.ts";
import { gridCells } from "./card-cells.ts";
import { setCardRows } from "./card-rows.ts";
import { type CardContent, type CardSetting, hasFigure } from "./card-setting.ts";
import { setHeadedCards } from "./headed-cards.ts";
import { setIllustratedCards } from "./illustrated-cards.ts";
import { setPicturedCards } from "./pictured-cards.ts";
import { setStackedCards } from "./stacked-cards.ts";

/**
 * Sets pages of cards alike: in the form and at the size that fill their room best; undefined where no form holds them.
 * Small type is for what has no room otherwise.
 */
export function setCards(
  pages: readonly (readonly CardContent[])[],
  { small }: { readonly small: boolean },
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const most = Math.max(...pages.map((page) => page.length));
  const isBare = pages.flat().every(({ text = [], value }) => text.length === 0 && value === undefined);
  const isFigured = pages.flat().some(({ value }) => value !== undefined);
  const areWords = pages.flat().every((card) => !card.icon && !card.illustration && !hasFigure(card));
  const ofWords = areWords && canvas.style.cards === "grid" ? wordScales : [];
  const ofText = most <= 3 ? [...ofWords, ...fewTextScales, ...textScales] : textScales;
  const plain = isFigured ? figureScales : isBare ? bareScales : ofText;
  const scales = small ? [smallScale] : upToTitle(plain, canvas.anatomy, ({ heading }) => heading);
  const marks = Array.from({ length: most }, (_, index) => pages[0]?.[index]?.isMarked ?? false);
  const areUneven = pages.some((page) => new Set(page.map(({ text = [] }) => text.length > 0)).size > 1);
  const forms = pages.flat().some(({ illustration }) => illustration !== undefined)
    ? illustratedForms(most, canvas)
    : formsFor(marks, pages.flat().some(hasFigure), canvas);
  const found = forms.flatMap(({ form, ...row }) => {
    const settings = findSettings(pages, form, scales);
    return settings ? [{ settings, worth: worthOf(settings) - costOf(row, areUneven) }] : [];
  });
  const [best] = found.toSorted((first, second) => second.worth - first.worth);
  return best?.settings.map(({ draw }) => draw());
}

/** Of two or three cards alike that show nothing besides their words: small, these would leave them empty. */
const wordScales: readonly HeadedScale[] = [
  { heading: 40, text: 32 },
  { heading: 36, text: 30 },
];
/** Of two or three cards with few words each. */
const fewTextScales: readonly HeadedScale[] = [
  { heading: 32, text: 28 },
  { heading: 30, text: 28 },
  { heading: 30, text: 26 },
];
const textScales: readonly HeadedScale[] = [
  { heading: 30, text: 24 },
  { heading: 28, text: 22 },
  { heading: 24, text: 20 },
  { heading: 22, text: 18 },
  { heading: 20, text: 16 },
  { heading: 18, text: 16 },
  { heading: 16, text: 16 },
];
/** Of cards whose figures stand large above their words. */
const figureScales: readonly HeadedScale[] = [
  { heading: 32, text: 24 },
  { heading: 28, text: 22 },
  { heading: 24, text: 20 },
  { heading: 20, text: 18 },
  { heading: 18, text: 16 },
  { heading: 16, text: 16 },
];
/** Of cards that say no more than their heading. */
const bareScales: readonly HeadedScale[] = [40, 36, 30, 28, 24, 20, 18, 16].map((heading) => ({
  heading,
  text: 16,
}));
/** Where nothing else is left but a second page or a plain list. */
const smallScale: HeadedScale = { heading: 16, text: 14 };

type Form = (cards: readonly CardContent[], scale: HeadedScale) => CardSetting | undefined;

interface FormChoice {
  readonly form: Form;
  /** Whether its last row ends early. */
  readonly hasHole?: boolean;
  /** Whether all stand side by side, with their words below each other. */
  readonly isOneRow?: boolean;
}

function costOf({ hasHole, isOneRow }: Omit<FormChoice, "form">, areUneven: boolean): number {
  return (hasHole ? costOfHole : 0) + (isOneRow && areUneven ? costOfEmptyFoot : 0);
}

/** Returns the forms that so many cards may have, the one that the deck's style likes best first. */
function formsFor(marks: readonly boolean[], isFigured: boolean, canvas: Canvas): readonly FormChoice[] {
  const bento: Form = (cards, scale) => setBentoCards(cards, scale, canvas);
  const rows: Form = (cards, scale) => setCardRows(cards, scale, canvas);
  const isWide = canvas.box.width >= wide;
  const count = marks.length;
  return [
    ...(canvas.style.cards === "bento" && isWide ? [{ form: bento }] : []),
    ...columnsFor(count, isWide && !isFigured).flatMap((columns) =>
      gridForms(marks, columns, canvas).map((form) => ({
        form,
        hasHole: count % columns > 0,
        isOneRow: columns > 1 && columns >= count,
      })),
    ),
    ...(count <= 5 && isWide ? [{ form: rows }] : []),
  ];
}

// What is to be seen stands large: above its words in one row, before them in two.
function illustratedForms(count: number, canvas: Canvas): readonly FormChoice[] {
  return columnsFor(count, false).map((columns) => {
    const cells = gridCells(count, columns, canvas);
    const isOneRow = columns >= count;
    const set = isOneRow ? setPicturedCards : setIllustratedCards;
    return {
      form: (cards, scale) => set(cards, { cells: cells.slice(0, cards.length), scale }, canvas),
      hasHole: count % columns > 0,
      isOneRow,
    };
  });
}

/** On a place less wide, cards side by side are narrow enough. */
const wide = inches(9);

function gridForms(marks: readonly boolean[], columns: number, canvas: Canvas): readonly Form[] {
  const { style } = canvas;
  const count = marks.length;
  const surfaces = createSurfaces(marks, canvas);
  const cells = gridCells(count, columns, canvas);
  const isOneRow = columns >= count;
  const groupOf = (cards: readonly CardContent[], scale: HeadedScale) => ({
    cells: cells.slice(0, cards.length),
    surfaces,
    scale,
    mayShrink: isOneRow && style.gap > 0,
  });
  const stacked: Form = (cards, scale) => setStackedCards(cards, groupOf(cards, scale), canvas);
  const beside: Form = (cards, scale) => setBesideCards(cards, groupOf(cards, scale), canvas);
  if (!isOneRow) {
    return [beside, stacked];
  }
  const pictured: Form = (cards, scale) => setPicturedCards(cards, groupOf(cards, scale), canvas);
  // Panels of full colours need no heads.
  const headed: readonly Form[] =
    style.panel === "blocks" || canvas.anatomy.layout.brand !== undefined
      ? []
      : [(cards, scale) => setHeadedCards(cards, groupOf(cards, scale), canvas)];
  if (style.icon === "tile") return [pictured, ...headed, stacked];
  // The pages of a template of somebody else's have no heads of full colour but their own.
  return canvas.anatomy.layout.brand === undefined ? [...headed, stacked, pictured] : [stacked];
}

/** How many columns cards may stand in; one is for narrow pages and for figures, which stand well one below the other. */
function columnsFor(count: number, isBroad: boolean): readonly number[] {
  if (count <= 3) return isBroad ? [count] : [count, 1];
  if (count === 4) return isBroad ? [4, 2] : [4, 2, 1];
  return count === 5 ? [5, 3] : [3, 2];
}

/** Returns the best setting of all pages in a form, rather one where no heading ends in a crumb. */
function findSettings(
  pages: readonly (readonly CardContent[])[],
  form: Form,
  scales: readonly HeadedScale[],
): readonly CardSetting[] | undefined {
  let best: readonly CardSetting[] | undefined;
  for (const scale of scales) {
    const settings = pages.map((cards) => form(cards, scale));
    if (!settings.every((setting) => setting !== undefined)) continue;
    const isValued = settings.some((setting) => setting.scale.value !== undefined);
    // Smaller words leave more room to figures; else nothing smaller can be better.
    if (!isValued && settings.every(({ endsWell }) => endsWell)) return betterOf(best, settings);
    best = betterOf(best, settings);
  }
  return best;
}

function betterOf(
  one: readonly CardSetting[] | undefined,
  other: readonly CardSetting[],
): readonly CardSetting[] {
  return one && worthOf(one) >= worthOf(other) ? one : other;
}

// Large type and a page that is filled.
function worthOf(settings: readonly CardSetting[]): number {
  const fill = Math.max(...settings.map((setting) => setting.fill));
  const heading = Math.min(...settings.map(({ scale }) => scale.heading));
  const text = Math.min(...settings.map(({ scale }) => scale.text));
  const value = Math.min(...settings.map(({ scale }) => scale.value ?? 0));
  // Larger words are no gain beside figures that are hardly larger than they are.
  const most = value > 0 && value < leastRank * heading ? 1 : 1.1;
  const words = Math.min(text / 20, most) + Math.min(heading / 24, most);
  const crumbs = settings.every(({ endsWell }) => endsWell) ? 0 : costOfCrumb;
  // Figures are the message: they are not to be hardly larger than what they are called.
  const rank = value === 0 ? 0 : 0.7 * Math.min(1, value / (leastRank * heading));
  const spread = Math.max(...settings.map((setting) => setting.spread ?? 1));
  const bare = costOfBareWidth * Math.max(0, leastSpread - spread);
  return words + rank + Math.min(value / 60, mostOfFigure) + Math.min(fill, 0.8) - crumbs - bare;
}

const leastRank = 2.2;
/** Beyond so many times 60 points figures gain less than the words beside them lose. */
const mostOfFigure = 1.4;

const costOfCrumb = 0.4;
/** Of a card that seems to be missing at the end of the last row. */
const costOfHole = 0.5;
/** Of cards side by side of which some say no more than their heading: below it they are empty. */
const costOfEmptyFoot = 0.35;

/** Of the width of a card: of less, what is left over would be seen before what stands in it. */
const leastSpread = 0.8;
const costOfBareWidth = 1.2;
