import type { BulletItem, Figure, NumbersSlide, PlacedElement } from "@lectern/deck";
import type { CardContent } from "../forms/cards/card-setting.ts";
import { setCards } from "../forms/cards/set-cards.ts";
import { setBigFigure } from "../forms/figures/big-figure.ts";
import { chooseFigureForm } from "../forms/figures/choose-figures.ts";
import { fieldsOf } from "../forms/figures/drawn-figure.ts";
import { figureInWords } from "../forms/figures/figure-in-words.ts";
import { createSmallPicture, type PictureField } from "../forms/figures/figure-picture.ts";
import type { FigureForm } from "../forms/figures/figure-setting.ts";
import { composeMarkedRows } from "../forms/marked-rows.ts";
import { titleSizeOf } from "../pages/headline.ts";
import type { Composition, Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import { titledStatement } from "../pages/titled-statement.ts";
import { contentTitleLines } from "../pages/to-pages.ts";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { isStrong } from "../template/colors/palette.ts";
import { isDark } from "../template/colors/tones.ts";

/** Composes one figure that owns its page, or up to four side by side, each with the picture that its data gives. */
export function composeNumbers(
  slide: NumbersSlide,
  previous: readonly Page[],
  stage: Stage,
): readonly Page[] {
  const said = slide.figures.map((figure) => figureInWords(figure, stage.language));
  const [only, another] = slide.figures;
  const [inWords] = said;
  const last = previous.at(-1)?.composition;
  const alone =
    only && inWords && !another ? composeBigNumber(slide, [only, inWords], last, stage) : undefined;
  return (
    alone ??
    composeOnPage(slide, previous, stage) ??
    toPagesOnFoot(
      { composition: "numbers", setPages: (canvas) => setFigurePages(slide.figures, said, canvas) },
      slide,
      stage,
    ) ??
    toListPagesWithFoot(slide, said.map(toItem), stage)
  );
}

// On the page itself, in a form that the pages before do not have.
function composeOnPage(
  slide: NumbersSlide,
  previous: readonly Page[],
  stage: Stage,
): readonly Page[] | undefined {
  const canvas = createCanvas(stage);
  const earlier = previous.map((page) => formOf(page));
  const setting = chooseFigureForm(
    slide.figures,
    { title: slide.title, earlier },
    setFoot(slide, canvas).canvas,
  );
  const setPages = () => setting && [setting.draw()];
  const pages = setting && toPagesOnFoot({ composition: "numbers", setPages }, slide, stage);
  return pages?.map((page) => (page.composition === "numbers" ? { ...page, form: setting?.form } : page));
}

// What is not set on the page itself stands on cards.
function formOf({ composition, form }: Page): FigureForm | undefined {
  return composition === "numbers" ? (form ?? "cards") : undefined;
}

function toItem({ value, label, text }: Figure): BulletItem {
  const said = { lead: value, text: [{ text: label }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

// With their pictures where each has one and those have room, else with their data in words: figures side by side are set
// alike. The marks of a share are low, and tell more than its digits. Small figures stand one below the other.
function setFigurePages(
  figures: readonly Figure[],
  said: readonly Figure[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const [field, another] = pictureFields.filter((one) => figures.some((figure) => hasField(figure, one)));
  const isForAll = field === "share" || (field && figures.every((figure) => hasField(figure, field)));
  const pictured = isForAll && !another ? setFigures(figures, field, canvas) : undefined;
  return pictured ?? setFigures(said, undefined, canvas) ?? setFigureRows(said, canvas);
}

const pictureFields: readonly PictureField[] = ["share", "references", "series"];

function hasField(figure: Figure, field: PictureField): boolean {
  return field === "references" ? (figure.references ?? []).length > 0 : figure[field] !== undefined;
}

function setFigures(
  figures: readonly Figure[],
  field: PictureField | undefined,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const contents = figures.map(
    (figure, index): CardContent => ({
      number: index + 1,
      heading: figure.label,
      text: figure.text,
      value: figure.value,
      isMarked: figure.highlighted ?? false,
      status: figure.status,
      picture:
        field && hasField(figure, field)
          ? (width, surface) =>
              createSmallPicture(field, figure, { number: index + 1, width, surface, canvas })
          : undefined,
    }),
  );
  return setCards([contents], { small: false }, canvas);
}

// What is too long to stand side by side stands one below the other.
function setFigureRows(
  figures: readonly Figure[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const rows = figures.map(({ value, label, text, status, highlighted = false }) => ({
    marker: value,
    title: label,
    text: [text, status?.word].filter((part) => part !== undefined).join(" · ") || undefined,
    highlighted,
  }));
  return composeMarkedRows(rows, canvas, "rules");
}

// A dark page breaks a run of light ones; after another dark one it would not.
function composeBigNumber(
  slide: NumbersSlide,
  tried: readonly Figure[],
  last: Composition | undefined,
  stage: Stage,
): readonly Page[] | undefined {
  const isAfterDark = darkCompositions.has(last);
  const field = isAfterDark ? undefined : titledStatement(slide.title, stage);
  const isWell = field && isRoomy(field, tried, stage) && isAsLarge(slide.title, field, stage);
  const dark = isWell ? field : undefined;
  for (const anatomy of dark ? [dark, stage.layouts.rows] : [stage.layouts.rows]) {
    const composition = anatomy === dark ? "statement" : "numbers";
    for (const figure of tried) {
      const setPages = (canvas: Canvas) => {
        const content = setBigFigure(figure, canvas);
        return content && [content];
      };
      const pages = toPagesOnFoot({ composition, anatomy, setPages }, slide, stage);
      if (pages) return pages;
    }
  }
  return undefined;
}

// Nor is its title to be smaller there.
function isAsLarge(title: string, field: Anatomy, { layouts }: Stage): boolean {
  const sizeOn = (anatomy: Anatomy) => titleSizeOf(title, anatomy, contentTitleLines) ?? 0;
  return sizeOn(field) >= sizeOn(layouts.rows);
}

/** Of the width of usual pages; a pale page is no change from those, and has to have it whole. */
const [roomyShare, paleShare] = [0.82, 0.98];

// A figure's own picture needs the width that some looks have art in, which says nothing of it.
function isRoomy({ contentBox, layout }: Anatomy, [figure]: readonly Figure[], { layouts }: Stage): boolean {
  const hasPicture = figure !== undefined && fieldsOf(figure).length > 0;
  const isPale = !isStrong(layout.background) && !isDark(layout.background);
  const least = (isPale ? paleShare : roomyShare) * layouts.rows.contentBox.width;
  return !hasPicture || contentBox.width >= least;
}

const darkCompositions: ReadonlySet<Composition | undefined> = new Set<Composition>([
  "cover",
  "section",
  "statement",
]);
