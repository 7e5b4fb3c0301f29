import { inches, points } from "@lectern/deck";
import { statementTitleLines } from "../forms/statement.ts";
import { bottomOf, boxOf } from "../geometry.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { createHeadline, placeTitle } from "./headline.ts";
import type { Stage } from "./stage.ts";

/** How a title owns its page. */
export interface OwnPageSetting extends Pick<Stage, "direction"> {
  /** At the least, in points. */
  readonly size: number;
  /** How much of the free room stands above the title. */
  readonly above: number;
  /** What is kept free below it, in EMU. */
  readonly reserved: number;
}

/**
 * Returns a layout with its title larger and down where the content would be: a title that is all there is to say does not
 * stand above an empty page; undefined where it finds no room.
 */
export function lowerTitle(
  title: string,
  anatomy: Anatomy,
  { size, above, reserved, direction }: OwnPageSetting,
): Anatomy | undefined {
  const { titleRoom: _, ...free } = anatomy;
  const { contentBox, titleBox } = anatomy;
  const area = boxOf(titleBox.x, titleBox.y, titleBox.width, bottomOf(contentBox) - titleBox.y - reserved);
  const large: Anatomy = { ...free, titleBox: area, ...enlargeTitle(anatomy, size) };
  if (createHeadline(title, large, statementTitleLines).unsaid !== undefined) return undefined;
  const setting = { maximumLines: statementTitleLines };
  const { text } = placeTitle(title, large, setting, { direction });
  const insets = anatomy.title?.insets ?? { top: 0, bottom: 0 };
  const tall = text?.measured.height ?? 0;
  const height = tall + insets.top + insets.bottom + Math.max(inches(0.02), spare * tall);
  const left = area.height - height;
  if (left < 0) return undefined;
  return { ...large, titleBox: boxOf(area.x, area.y + above * left, area.width, height) };
}

/** Of a title's height, for programs that set lines a little higher: in a place that it fills they would shrink it. */
const spare = 0.04;

/** Returns the title's placeholder of a layout with text of so many points at the least. */
export function enlargeTitle({ title }: Anatomy, least: number): Pick<Anatomy, "title" | "titleSizes"> {
  if (!title) return {};
  const levels = title.levels.map((style) => ({ ...style, size: points(Math.max(style.size, least)) }));
  return { title: { ...title, levels }, titleSizes: [] };
}
