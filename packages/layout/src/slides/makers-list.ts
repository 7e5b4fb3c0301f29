import type { Stage } from "../pages/stage.ts";
import { isHabit } from "../template/one-style.ts";

/** Says whether the makers of a template have lists, with a mark before each point, on so many slides that they have them so everywhere. */
export function areMakersLists({ isOwnLook, layouts: { content } }: Stage): boolean {
  return !isOwnLook && isHabit(content) && content.body?.levels[0]?.bullet === true;
}
