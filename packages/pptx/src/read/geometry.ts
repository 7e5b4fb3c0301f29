import { type Box, emu, type Size } from "@lectern/deck";
import { firstElement, type XmlElement } from "@lectern/ooxml";
import { integerAttribute } from "./package/attributes.ts";

/** Where a child of a group stands on the slide. */
export type Transform = (box: Box) => Box;

const sixtyThousandths = 60_000;

/** Returns a box in EMU of any numbers, rounded. */
export function toBox(x: number, y: number, width: number, height: number): Box {
  return { x: emu(x), y: emu(y), width: emu(width), height: emu(height) };
}

/** Returns the box that an xfrm states (ISO 29500-1, 20.1.7.6), turned ones by their bounds, or undefined. */
export function readFrame(xfrm: XmlElement | undefined): Box | undefined {
  const box = readUnturnedFrame(xfrm);
  return box && turnedBounds(box, (integerAttribute(xfrm, "rot") ?? 0) / sixtyThousandths);
}

/** Returns the box that an xfrm states, before it is turned, or undefined. */
export function readUnturnedFrame(xfrm: XmlElement | undefined): Box | undefined {
  const offset = firstElement(xfrm, "off");
  const extent = firstElement(xfrm, "ext");
  const x = integerAttribute(offset, "x");
  const y = integerAttribute(offset, "y");
  const width = integerAttribute(extent, "cx");
  const height = integerAttribute(extent, "cy");
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return toBox(x, y, Math.max(width, 0), Math.max(height, 0));
}

/** Returns how the children of a group are moved and scaled (20.1.7.5), after the groups around it. */
export function groupTransform(xfrm: XmlElement | undefined, outer: Transform): Transform {
  const box = readFrame(xfrm);
  const childOffset = firstElement(xfrm, "chOff");
  const childExtent = firstElement(xfrm, "chExt");
  const width = integerAttribute(childExtent, "cx") ?? 0;
  const height = integerAttribute(childExtent, "cy") ?? 0;
  if (!box) return outer;
  const scaleX = width > 0 ? box.width / width : 1;
  const scaleY = height > 0 ? box.height / height : 1;
  const left = integerAttribute(childOffset, "x") ?? 0;
  const top = integerAttribute(childOffset, "y") ?? 0;
  return (child) =>
    outer(
      toBox(
        box.x + (child.x - left) * scaleX,
        box.y + (child.y - top) * scaleY,
        child.width * scaleX,
        child.height * scaleY,
      ),
    );
}

/** Returns the size of a box in square EMU. */
export function areaOf(box: Size): number {
  return box.width * box.height;
}

/** Returns what two boxes have in common, or undefined. */
export function intersection(one: Box, other: Box): Box | undefined {
  const left = Math.max(one.x, other.x);
  const top = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return left < right && top < bottom ? toBox(left, top, right - left, bottom - top) : undefined;
}

/** Says whether a box is inside of another. */
export function containsBox(outer: Box, inner: Box): boolean {
  const shared = intersection(outer, inner);
  return shared !== undefined && areaOf(shared) === areaOf(inner);
}

/** Returns what is left of a box around another: strips before and after it at full height, above and below it between. */
export function aroundBox(box: Box, hole: Box): readonly Box[] {
  const covered = intersection(box, hole);
  if (!covered) return [box];
  const right = covered.x + covered.width;
  const bottom = covered.y + covered.height;
  return [
    toBox(box.x, box.y, covered.x - box.x, box.height),
    toBox(right, box.y, box.x + box.width - right, box.height),
    toBox(covered.x, box.y, covered.width, covered.y - box.y),
    toBox(covered.x, bottom, covered.width, box.y + box.height - bottom),
  ].filter((strip) => areaOf(strip) > 0);
}

/** Returns the smallest box around several, or undefined where there are none. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return toBox(left, top, right - left, bottom - top);
}

/** Returns the largest box inside a region that none of the obstacles touches, or undefined where all is covered. */
export function largestFreeBox(region: Box, obstacles: readonly Box[]): Box | undefined {
  const inside = obstacles.flatMap((box) => intersection(region, box) ?? []);
  const lefts = [region.x, ...inside.map((box) => box.x + box.width)];
  const rights = [region.x + region.width, ...inside.map((box) => box.x)];
  let largest: Box | undefined;
  for (const left of new Set(lefts)) {
    for (const right of new Set(rights)) {
      if (right <= left) continue;
      const found = tallestGap(left, right, region, inside);
      if (found && (!largest || areaOf(found) > areaOf(largest))) largest = found;
    }
  }
  return largest;
}

function tallestGap(left: number, right: number, region: Box, obstacles: readonly Box[]): Box | undefined {
  const between = obstacles
    .filter((box) => box.x < right && box.x + box.width > left)
    .sort((one, other) => one.y - other.y);
  let gapTop: number = region.y;
  let top = region.y as number;
  let height = 0;
  const closeGap = (gapBottom: number): void => {
    if (gapBottom - gapTop <= height) return;
    top = gapTop;
    height = gapBottom - gapTop;
  };
  for (const box of between) {
    closeGap(box.y);
    gapTop = Math.max(gapTop, box.y + box.height);
  }
  closeGap(region.y + region.height);
  return height > 0 ? toBox(left, top, right - left, height) : undefined;
}

function turnedBounds(box: Box, degrees: number): Box {
  if (degrees % 180 === 0) return box;
  const radians = (degrees * Math.PI) / 180;
  const sine = Math.abs(Math.sin(radians));
  const cosine = Math.abs(Math.cos(radians));
  const width = box.width * cosine + box.height * sine;
  const height = box.width * sine + box.height * cosine;
  return toBox(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}
