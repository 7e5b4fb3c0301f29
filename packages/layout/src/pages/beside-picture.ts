import type { Box, PlacedElement, SlidePicture } from "@lectern/deck";
import { boxOf, placeIn } from "../geometry.ts";
import { createCanvas } from "../parts/canvas.ts";
import { drawIllustration, illustrationGrounds } from "../parts/illustration.ts";
import { roundedBy } from "../parts/surface.ts";
import { type Anatomy, ownBoxOf } from "../template/anatomy.ts";
import type { ChosenLayouts } from "../template/layouts/chosen-layouts.ts";
import { titleSizeOf } from "./headline.ts";
import type { Composition, Page } from "./page.ts";
import { type PicturedSlide, sizesIn } from "./pictured-page.ts";
import type { Stage } from "./stage.ts";

/** Forms that leave air at the end of the page where they say little. */
const airy: ReadonlySet<Composition> = new Set<Composition>(["points", "list", "rows", "numbers", "process"]);

/** Of the width of content: what is said keeps as much as it needs, the picture has the rest. */
const shares = [0.56, 0.64] as const;
/** Of the width of content, between the two. */
const gapShare = 0.035;

/**
 * Composes a slide in a column beside its picture; undefined where it needs all of the page, or would be set any smaller beside a
 * picture.
 */
export function composeBesidePicture(
  { picture, layouts, compose, isOfFigures, plain: [plain, more] }: PicturedSlide,
  stage: Stage,
  turn: number,
): readonly Page[] | undefined {
  // Beside a panel with its title, a list has half of the page as well.
  const isAiry = plain && (isOfFigures || airy.has(plain.composition) || plain.composition === "split");
  if (!isAiry || more) return undefined;
  for (const share of shares) {
    const [page, another] = compose(narrowed(layouts, share, stage));
    if (!page || another || !airy.has(page.composition) || !isAsLarge(page, plain, isOfFigures)) continue;
    const drawn = drawBeside(picture, withAllOfPage(page.anatomy, layouts), share, { stage, turn });
    return [{ ...page, content: [...page.content, ...drawn] }];
  }
  return undefined;
}

function withAllOfPage(anatomy: Anatomy, { content, rows }: ChosenLayouts): Anatomy {
  const { x, width } = (anatomy.layout.id === content.layout.id ? content : rows).contentBox;
  const { y, height } = anatomy.contentBox;
  return { ...anatomy, contentBox: boxOf(x, y, width, height) };
}

function narrowed(layouts: ChosenLayouts, share: number, { direction }: Stage): ChosenLayouts {
  const { split: _, statement: __, ...rest } = layouts;
  const column = (area: Box) =>
    placeIn(area, boxOf(area.x, area.y, share * area.width, area.height), direction);
  const narrow = (anatomy: Anatomy): Anatomy => {
    const { body } = anatomy;
    const moved = body && { ...body, box: column(body.box), ownBox: ownBoxOf(body) };
    return { ...anatomy, contentBox: column(anatomy.contentBox), ...(moved && { body: moved }) };
  };
  return { ...rest, content: narrow(layouts.content), rows: narrow(layouts.rows) };
}

function isAsLarge(page: Page, plain: Page, isOfFigures: boolean): boolean {
  const [sizes, before] = [page, plain].map(({ content }) => content.flatMap(sizesIn));
  const isMoved = page.anatomy.layout.id !== plain.anatomy.layout.id;
  const titles = [page, plain].map(
    ({ title, anatomy, titleLines }) => titleSizeOf(title, anatomy, titleLines) ?? 0,
  );
  if (!sizes || !before || (!isMoved && (titles[0] ?? 0) < (titles[1] ?? 0))) return false;
  const [least, most] = isOfFigures ? readableFigures : readable;
  return (
    Math.min(...sizes) >= Math.min(least, ...before) &&
    Math.max(...sizes) >= Math.min(most, Math.max(...before))
  );
}

/** In points: type of a list that is as large as that is read from the back row, and leaves room to a picture. */
const readable = [20, 28] as const;
/** The same of what figures are, and of the largest of them. */
const readableFigures = [16, 54] as const;

function drawBeside(
  { name, illustration }: SlidePicture,
  anatomy: Anatomy,
  share: number,
  { stage, turn }: { readonly stage: Stage; readonly turn: number },
): readonly PlacedElement[] {
  const canvas = createCanvas(stage, anatomy);
  const { width, height } = canvas.box;
  const start = (share + gapShare) * width;
  const place = { start, top: 0, width: width - start, height };
  const box = placeIn(
    canvas.box,
    boxOf(canvas.box.x + start, canvas.box.y, place.width, place.height),
    stage.direction,
  );
  const grounds = illustrationGrounds(canvas);
  const fill = grounds[turn % grounds.length];
  return [
    {
      kind: "shape",
      name: "Tile of picture",
      ...roundedBy(canvas.style.cornerRadius, box),
      box,
      ...(fill && { fill }),
    },
    drawIllustration("Picture", illustration, place, canvas, name),
  ];
}
