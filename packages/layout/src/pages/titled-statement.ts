import type { Box } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Anatomy, ownBoxOf } from "../template/anatomy.ts";
import { createHeadline } from "./headline.ts";
import type { Stage } from "./stage.ts";
import { contentTitleLines } from "./to-pages.ts";

/**
 * Returns the statement's layout with its title where content pages have theirs, so that its content has the room; undefined where
 * something is drawn in the way or the title does not fit.
 */
export function titledStatement(title: string, { layouts }: Stage): Anatomy | undefined {
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
