import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, isSeen, ownBoxOf } from "./anatomy.ts";

/** Of the width of the content: a title that is wider has its place. */
const narrowShare = 0.6;

/**
 * Returns a layout whose title, above content that is much wider, may be as wide as that: where nothing stands beside it, a
 * short one need not break in mid-page.
 */
export function withWideTitle(anatomy: Anatomy): Anatomy {
  const { title, titleBox, titleLook, contentBox, layout } = anatomy;
  const alignment = titleLook?.alignment ?? title?.levels[0]?.alignment;
  if (!title || isSeen(title) || title.behind || alignment !== "start") return anatomy;
  const isAbove = bottomOf(titleBox) <= contentBox.y + 0.1 * contentBox.height;
  const width = rightOf(contentBox) + title.insets.right - titleBox.x;
  if (!isAbove || titleBox.width >= narrowShare * width) return anatomy;
  const beside = boxOf(rightOf(titleBox), titleBox.y, width - titleBox.width, titleBox.height);
  const others = layout.placeholders.filter(
    ({ type, index }) => type !== title.type || index !== title.index,
  );
  const isFree = [...layout.artwork, ...others.map(({ box }) => box)].every(
    (box) => areaOf(intersectionOf(box, beside)) === 0,
  );
  if (!isFree) return anatomy;
  const box = boxOf(titleBox.x, titleBox.y, width, titleBox.height);
  const widened = { ...title, box, ownBox: ownBoxOf(title) };
  return { ...anatomy, title: widened, titleBox: box };
}
