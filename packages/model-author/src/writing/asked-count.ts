import type { AuthorReport, SlideCount } from "@lectern/authoring";

/** Returns the number of slides that a prompt asks for: the one it names, else as many as it plans one by one. */
export function readAskedCount({ brief }: Pick<AuthorReport, "brief">): SlideCount | undefined {
  const planned = brief.plan?.at(-1)?.last;
  if (brief.slideCount !== undefined || planned === undefined) return brief.slideCount;
  return { count: planned, bound: "exactly", least: planned, most: planned };
}
