import type { BulletItem, Card, CardsSlide, DesignStyle, PlacedElement } from "@lectern/deck";
import type { CardContent } from "../forms/cards/card-setting.ts";
import { setCards } from "../forms/cards/set-cards.ts";
import type { Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import type { Canvas } from "../parts/canvas.ts";
import { findIcon } from "../parts/icons.ts";

/** Composes things of equal weight as cards, six on a page at most. */
export function composeCards(slide: CardsSlide, stage: Stage): readonly Page[] {
  const contents = toContents(slide, stage.style);
  return (
    toPagesOnFoot({ composition: "cards", setPages: (canvas) => setPages(contents, canvas) }, slide, stage) ??
    toListPagesWithFoot(slide, slide.cards.map(toItem), stage)
  );
}

// Cards of one page have the same parts: an icon or a figure that only some of them have would leave a hole in the others.
function toContents({ cards: given }: CardsSlide, style: DesignStyle): readonly CardContent[] {
  const haveValues = given.every(({ value }) => value !== undefined);
  const cards = haveValues ? given : given.map(withValueInWords);
  const icons = cards.map(({ icon }) => (icon === undefined ? undefined : findIcon(icon)));
  const haveIcons = style.icon !== "none" && icons.every((icon) => icon !== undefined);
  return cards.map(({ heading, text, value, status }, index) => ({
    number: index + 1,
    heading,
    text,
    value,
    status,
    icon: haveIcons && !haveValues ? icons[index] : undefined,
  }));
}

function withValueInWords({ value, ...card }: Card): Card {
  if (value === undefined) return card;
  const said = card.text?.length ? [{ text: " · " }, ...card.text] : [];
  return { ...card, text: [{ text: value, bold: true }, ...said] };
}

function toItem({ heading, text, value, status }: Card): BulletItem {
  const children = [value, status?.word].flatMap((word) =>
    word === undefined ? [] : [{ text: [{ text: word }] }],
  );
  const said =
    text === undefined || text.length === 0 ? { text: [{ text: heading }] } : { lead: heading, text };
  return children.length === 0 ? said : { ...said, children };
}

const mostOnPage = 6;

function setPages(
  cards: readonly CardContent[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  for (const { small, bare, count } of attemptsOf(cards)) {
    const onPage = Math.ceil(cards.length / count);
    const shown = bare ? cards.map((card) => ({ ...card, icon: undefined })) : cards;
    const pages = Array.from({ length: count }, (_, page) => shown.slice(page * onPage, (page + 1) * onPage));
    const contents = setCards(pages, { small }, canvas);
    if (contents) return contents;
  }
  return undefined;
}

interface Attempt {
  /** Whether type may be as small as it is nowhere else. */
  readonly small: boolean;
  /** Whether cards go without their icons. */
  readonly bare: boolean;
  /** Of pages. */
  readonly count: number;
}

// Small type comes before a second page, and so does the loss of icons: what was written for one slide stays on one.
function attemptsOf(cards: readonly CardContent[]): readonly Attempt[] {
  const least = Math.ceil(cards.length / mostOnPage);
  const counts = Array.from({ length: Math.ceil(cards.length / 2) - least + 1 }, (_, index) => least + index);
  const manners = cards.some(({ icon }) => icon !== undefined) ? [false, true] : [false];
  return counts.flatMap((count) =>
    manners.flatMap((bare) => [false, true].map((small) => ({ small, bare, count }))),
  );
}
