import { type Box, emu, inches, type Placeholder, type Size } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, isSeen, ownBoxOf } from "./anatomy.ts";

/** Of the page's height: what content keeps off what is drawn above it, and off the foot of the page. */
const clearShare = 0.03;
const footShare = 0.07;
/** Of small print, which is paler than a bar. */
const clearOfPrint = 0.02;
/** Of the page's height: what a title keeps off the edges of its field. */
const titleClearShare = 0.03;
/** Of the page's height: no more of the room for content is given for that. */
const mostGiven = 0.08;
const lowestHeading = 0.4;

/**
 * Returns a layout of content that is clear of its surroundings: of bars, bands and rules above it and of the foot, below it
 * on the sides where the visible title begins and ends, and with a title that stays within its field.
 */
export function withClearance(anatomy: Anatomy, slideSize: Size): Anatomy {
  return withTitleRoom(onTitleEdges(betweenBars(anatomy, slideSize), slideSize), slideSize);
}

function betweenBars(anatomy: Anatomy, { height }: Size): Anatomy {
  const { contentBox: box, layout, title } = anatomy;
  const clear = clearShare * height;
  const middle = box.y + box.height / 2;
  const bars = layout.artwork.filter((drawn) => overlap(drawn, box) > 0);
  const footers = [anatomy.footer, anatomy.slideNumber].flatMap((one) =>
    one && overlap(one.box, box) > 0 ? seenTop(one) : [],
  );
  const ends = [
    ...bars.flatMap(({ y }) => (y >= middle ? y - clear : [])),
    ...footers.map((top) => top - clearOfPrint * height),
    (1 - footShare) * height,
  ];
  const band = title && isSeen(title) && bottomOf(title.box) <= middle ? bottomOf(title.box) : 0;
  const starts = [...bars.map(bottomOf).filter((end) => end <= middle), band];
  const top = between(box.y, Math.max(...starts) + clear, mostGiven * height);
  const bottom = -between(-bottomOf(box), -Math.min(...ends), mostGiven * height);
  return { ...anatomy, contentBox: boxOf(box.x, top, box.width, bottom - top) };
}

/** Nobody sees less, and a page that just holds what it says needs all of its room. */
const leastGiven = inches(0.04);

// What is much further in lies in the middle of the page, and is no edge.
function between(own: number, wanted: number, most: number): number {
  const given = wanted - own;
  return given > leastGiven && given <= most ? wanted : own;
}

function overlap(first: Box, second: Box): number {
  return Math.min(rightOf(first), rightOf(second)) - Math.max(first.x, second.x);
}

const lineHeight = 12_700 * 1.2;

// A line of small print in a high place begins further down than that.
function seenTop({ box, insets, anchor, levels }: Placeholder): number {
  const free = Math.max(0, box.height - (levels[0]?.size ?? 12) * lineHeight);
  const above = { top: Math.min(insets.top, free), middle: free / 2, bottom: free - insets.bottom }[anchor];
  return box.y + Math.max(0, above);
}

/** Of the page's width: a title further in stands there on purpose. */
const mostAside = 0.08;
/** Of the page's width: as far as insets make the two differ. */
const insetShare = 0.03;
const leastMargin = 0.02;

/** Returns a layout whose content begins and ends where the visible text of its title, or its band, does. */
function onTitleEdges(anatomy: Anatomy, { width, height }: Size): Anatomy {
  const { title, titleBox, contentBox: box, layout, panelBox } = anatomy;
  if (!title || panelBox || bottomOf(titleBox) > lowestHeading * height || titleBox.y > box.y) return anatomy;
  const isBand = title.fill !== undefined && title.fill !== layout.background;
  const alignment = anatomy.titleLook?.alignment ?? title.levels[0]?.alignment;
  if (!isBand && alignment !== "start") return anatomy;
  if (isBand && alignment === "start" && box.x - titleBox.x > insetShare * width)
    return withBandText(anatomy, title);
  const [left, right] = isBand
    ? [titleBox.x, rightOf(titleBox)]
    : [titleBox.x + title.insets.left, rightOf(titleBox) - title.insets.right];
  const near = (own: number, wanted: number) => (Math.abs(wanted - own) <= insetShare * width ? wanted : own);
  const start = Math.max(leastMargin * width, near(box.x, left));
  const end = Math.min((1 - leastMargin) * width, near(rightOf(box), right));
  const aligned = boxOf(start, box.y, end - start, box.height);
  const onEdges = isFree(aligned, box, anatomy) ? { ...anatomy, contentBox: aligned } : anatomy;
  return isBand ? onEdges : withTitleAt(onEdges, left, mostAside * width);
}

// A band across the page carries its title above what that is about.
function withBandText(anatomy: Anatomy, { anchor, insets }: Placeholder): Anatomy {
  const { titleBox, contentBox } = anatomy;
  const left = emu(contentBox.x - titleBox.x);
  const right = emu(Math.max(insets.right, rightOf(titleBox) - rightOf(contentBox)));
  return { ...anatomy, titleFrame: { anchor, insets: { ...insets, left, right } } };
}

function isFree(wanted: Box, own: Box, { layout: { artwork } }: Anatomy): boolean {
  return artwork.every(
    (drawn) => areaOf(intersectionOf(drawn, wanted)) <= areaOf(intersectionOf(drawn, own)),
  );
}

// A title that is further in than what it is about comes out to it, where nothing stands in the way.
function withTitleAt(anatomy: Anatomy, left: number, most: number): Anatomy {
  const { title, titleBox, contentBox, layout } = anatomy;
  const out = left - contentBox.x;
  if (!title || out <= 0 || out > most) return anatomy;
  const box = boxOf(titleBox.x - out, titleBox.y, titleBox.width + out, titleBox.height);
  const strip = boxOf(box.x, box.y, out, box.height);
  if (layout.artwork.some((drawn) => areaOf(intersectionOf(drawn, strip)) > 0)) return anatomy;
  const moved = { ...title, box, ownBox: ownBoxOf(title) };
  return { ...anatomy, titleBox: box, title: moved };
}

/** Of a band's height: lines that fill it touch its edges. */
const seenShare = 0.8;

/** Returns a layout that says how high its title may get within the page, and between the rules above and below it. */
export function withTitleRoom(anatomy: Anatomy, { height }: Size): Anatomy {
  const { title, titleBox, layout } = anatomy;
  if (!title) return anatomy;
  const clear = titleClearShare * height;
  const middle = titleBox.y + titleBox.height / 2;
  const inner = { top: titleBox.y + title.insets.top, bottom: bottomOf(titleBox) - title.insets.bottom };
  const drawn = layout.artwork.filter((box) => overlap(box, titleBox) > 0 && !isBehind(box, titleBox));
  // A strip along the page's edge is no rule over a title, whose place was made below it.
  const above = drawn.flatMap((box) =>
    box.height <= thinnest && bottomOf(box) <= middle ? bottomOf(box) : [],
  );
  const below = drawn.map(({ y }) => y).filter((start) => start >= middle);
  const top = Math.max(clear, ...above.map((end) => end + clear));
  const bottom = Math.min(...below.map((start) => start - clear / 2));
  const roomAt = Math.min(
    isSeen(title) ? seenShare * titleBox.height : Number.POSITIVE_INFINITY,
    {
      top: bottom - inner.top,
      middle: 2 * Math.min(middle - top, bottom - middle),
      bottom: inner.bottom - top,
    }[title.anchor],
  );
  return roomAt < inner.bottom - inner.top && roomAt > 0 ? { ...anatomy, titleRoom: roomAt } : anatomy;
}

const thinnest = inches(0.12);

function isBehind(drawn: Box, titleBox: Box): boolean {
  return areaOf(intersectionOf(drawn, titleBox)) > 0.5 * areaOf(titleBox);
}

const adjoining = inches(0.12);

/** Says whether something is drawn for titles: a band behind their place, or a rule along it. */
export function isDrawnForTitle(anatomy: Anatomy): boolean {
  return drawnForTitle(anatomy).length > 0;
}

const nearBelow = inches(0.7);

/** Says whether the makers' own rule runs right above the content: one of ours below it would double it. */
export function isRuledAbove(anatomy: Anatomy): boolean {
  const { contentBox } = anatomy;
  return drawnForTitle(anatomy).some(
    (drawn) =>
      drawn.height <= thinnest &&
      bottomOf(drawn) <= contentBox.y &&
      contentBox.y - bottomOf(drawn) < nearBelow,
  );
}

/** Says whether a page that opens something shows what is drawn for the titles of pages, and has its own elsewhere. */
export function leavesTitleEmpty({ layout, titleBox }: Anatomy, pages: Anatomy): boolean {
  const shown = new Set(layout.artwork.map((drawn) => JSON.stringify(drawn)));
  const isShown = drawnForTitle(pages).some((drawn) => shown.has(JSON.stringify(drawn)));
  return isShown && areaOf(intersectionOf(titleBox, pages.titleBox)) === 0;
}

function drawnForTitle({ layout, titleBox }: Anatomy): readonly Box[] {
  const middle = titleBox.y + titleBox.height / 2;
  return layout.artwork.filter((drawn) => {
    if (overlap(drawn, titleBox) < 0.6 * titleBox.width) return false;
    const isRule = drawn.height <= thinnest && drawn.y >= middle && drawn.y <= bottomOf(titleBox) + adjoining;
    const isBand = isBehind(drawn, titleBox) && drawn.height <= 2 * titleBox.height;
    return isRule || isBand;
  });
}
