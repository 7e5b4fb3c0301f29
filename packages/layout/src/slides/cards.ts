import type { BulletItem, Card, CardsSlide, PlacedElement } from "@lectern/deck";
import type { CardContent } from "../forms/cards/card-setting.ts";
import { setCards } from "../forms/cards/set-cards.ts";
import type { Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import type { Canvas } from "../parts/canvas.ts";
import { findIcon } from "../parts/icons.ts";

/** Composes things of equal weight as cards, six on a page at most. */
export function composeCards(slide: CardsSlide, stage: Stage): readonly Page[] {
  const contents = toContents(slide, stage);
  return (
    toPagesOnFoot({ composition: "cards", setPages: (canvas) => setPages(contents, canvas) }, slide, stage) ??
    toListPagesWithFoot(slide, slide.cards.map(toItem), stage)
  );
}

// Cards of one page have the same parts: an icon or a figure that only some of them have would leave a hole in the others.
function toContents({ cards: given }: CardsSlide, { style, illustrations }: Stage): readonly CardContent[] {
  const haveValues = given.every(({ value }) => value !== undefined);
  const cards = haveValues ? given : given.map(withValueInWords);
  const icons = cards.map(({ icon }) => (icon === undefined ? undefined : findIcon(icon)));
  const haveIcons = style.icon !== "none" && icons.every((icon) => icon !== undefined);
  const drawings = given.map(({ heading, icon = "" }) => illustrations[heading] ?? illustrations[icon]);
  const haveDrawings = cards.every(
    ({ value, status }, index) =>
      drawings[index] !== undefined && value === undefined && status === undefined,
  );
  return cards.map(({ heading, text, value, status }, index) => ({
    number: index + 1,
    heading,
    text,
    value,
    status,
    icon: haveIcons && !haveValues ? icons[index] : undefined,
    illustration: haveDrawings ? drawings[index] : undefined,
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
  for (const { small, manner, count } of attemptsOf(cards)) {
    const onPage = Math.ceil(cards.length / count);
    const shown = cards.map((card) => inManner(card, manner));
    const pages = Array.from({ length: count }, (_, page) => shown.slice(page * onPage, (page + 1) * onPage));
    const contents = setCards(pages, { small }, canvas);
    if (contents) return contents;
  }
  return undefined;
}

interface Attempt {
  /** Whether type may be as small as it is nowhere else. */
  readonly small: boolean;
  readonly manner: Manner;
  /** Of pages. */
  readonly count: number;
}

// Small type comes before a second page, and so does the loss of icons: what was written for one slide stays on one.
function attemptsOf(cards: readonly CardContent[]): readonly Attempt[] {
  const least = Math.ceil(cards.length / mostOnPage);
  const counts = Array.from({ length: Math.ceil(cards.length / 2) - least + 1 }, (_, index) => least + index);
  const manners: readonly Manner[] = [
    ...(cards.some(({ icon }) => icon !== undefined) ? (["icons"] as const) : []),
    "bare",
  ];
  const isIllustrated = cards.some(({ illustration }) => illustration !== undefined);
  return counts.flatMap((count): readonly Attempt[] => [
    ...(isIllustrated ? [{ small: false, manner: "illustrated", count } as const] : []),
    ...manners.flatMap((manner) => [false, true].map((small) => ({ small, manner, count }))),
  ]);
}

/** What cards show besides their words. */
type Manner = "illustrated" | "icons" | "bare";

function inManner(card: CardContent, manner: Manner): CardContent {
  if (manner === "illustrated") return card;
  return { ...card, illustration: undefined, ...(manner === "bare" && { icon: undefined }) };
}
