import type { Box, BulletItem, Figure, NumbersSlide, PlacedElement } from "@lectern/deck";
import type { CardContent } from "../forms/cards/card-setting.ts";
import { setCards } from "../forms/cards/set-cards.ts";
import { setBigFigure } from "../forms/figures/big-figure.ts";
import { figureInWords } from "../forms/figures/figure-in-words.ts";
import { createSmallPicture, type PictureField } from "../forms/figures/figure-picture.ts";
import { composeMarkedRows } from "../forms/marked-rows.ts";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Composition, Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines } from "../pages/to-pages.ts";
import type { Canvas } from "../parts/canvas.ts";
import { type Anatomy, ownBoxOf } from "../template/anatomy.ts";

/** Composes one figure that owns its page, or up to four side by side, each with the picture that its data gives. */
export function composeNumbers(
  slide: NumbersSlide,
  previous: readonly Composition[],
  stage: Stage,
): readonly Page[] {
  const said = slide.figures.map((figure) => figureInWords(figure, stage.language));
  const [only, another] = slide.figures;
  const [inWords] = said;
  const alone =
    only && inWords && !another ? composeBigNumber(slide, [only, inWords], previous, stage) : undefined;
  return (
    alone ??
    toPagesOnFoot(
      { composition: "numbers", setPages: (canvas) => setFigurePages(slide.figures, said, canvas) },
      slide,
      stage,
    ) ??
    toListPagesWithFoot(slide, said.map(toItem), stage)
  );
}

function toItem({ value, label, text }: Figure): BulletItem {
  const said = { lead: value, text: [{ text: label }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

// With their pictures where those have room, else with their data in words; small figures stand one below the other.
function setFigurePages(
  figures: readonly Figure[],
  said: readonly Figure[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const fields = pictureFields.filter((field) => figures.some((figure) => hasField(figure, field)));
  const pictured = fields.length <= 1 ? setFigures(figures, fields[0], canvas) : undefined;
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
  previous: readonly Composition[],
  stage: Stage,
): readonly Page[] | undefined {
  const isAfterDark = darkCompositions.has(previous.at(-1));
  const dark = isAfterDark ? undefined : darkAnatomy(slide.title, stage);
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

const darkCompositions: ReadonlySet<Composition | undefined> = new Set<Composition>([
  "cover",
  "section",
  "statement",
]);

/** Returns the statement's layout with its title where content pages have theirs, so that the figure has the room. */
function darkAnatomy(title: string, { layouts }: Stage): Anatomy | undefined {
  const { statement, rows } = layouts;
  const model = rows.title?.levels[0];
  if (!statement?.title || !model) return undefined;
  const levels = statement.title.levels.map((style) => ({ ...style, size: model.size }));
  const anatomy: Anatomy = {
    ...statement,
    title: { ...statement.title, levels },
    titleBox: clearOfArt(rows.titleBox, statement),
    contentBox: clearOfArt(below(rows.contentBox, rows.titleBox), statement),
  };
  const isDrawnOn = statement.layout.artwork.some((drawn) =>
    [anatomy.titleBox, anatomy.contentBox].some((box) => areaOf(intersectionOf(drawn, box)) > 0),
  );
  if (isDrawnOn) return undefined;
  return createHeadline(title, anatomy, contentTitleLines).unsaid === undefined ? anatomy : undefined;
}

// The statement's title may hang lower in that box than the one of content pages.
function below(box: Box, title: Box): Box {
  const top = Math.max(box.y, bottomOf(title));
  return boxOf(box.x, top, box.width, bottomOf(box) - top);
}

/** Where a layout draws something in a box, only what its own texts take of the box is free. */
function clearOfArt(box: Box, { layout, title, body }: Anatomy): Box {
  const isClear = layout.artwork.every((drawn) => areaOf(intersectionOf(drawn, box)) === 0);
  const own = [title, body].flatMap((placeholder) => (placeholder ? [ownBoxOf(placeholder)] : []));
  if (isClear || own.length === 0) return box;
  const right = Math.min(rightOf(box), Math.max(...own.map(rightOf)));
  const left = Math.max(box.x, Math.min(...own.map(({ x }) => x)));
  const bottom = Math.min(bottomOf(box), Math.max(...own.map(bottomOf)));
  return boxOf(left, box.y, right - left, bottom - box.y);
}
