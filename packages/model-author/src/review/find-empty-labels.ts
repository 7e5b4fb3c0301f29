import type { BulletItem, OutlineSlide } from "@lectern/deck";
import type { Flaw } from "./flaw.ts";

/** Returns the points without a lead among points that have one, and the rows of a table whose first cell is empty. */
export function findEmptyLabels(slides: readonly OutlineSlide[]): readonly Flaw[] {
  return slides.flatMap((slide, index) =>
    emptyLabelsOf(slide).map((pointer) => ({
      slide: index,
      pointer,
      message: "expected a label as the others have, got none: give it one, or leave out those of all",
      told: "has a label that is empty among others",
    })),
  );
}

function emptyLabelsOf(slide: OutlineSlide): readonly string[] {
  switch (slide.kind) {
    case "bullets":
    case "closing":
      return withoutLead(slide.items ?? [], "/items");
    case "columns":
      return slide.columns.flatMap(({ items }, index) => withoutLead(items, `/columns/${index}/items`));
    case "table":
      return withoutFirstCell(slide);
    default:
      return [];
  }
}

/** One point that sums up the others, or opens them, may do without. */
function withoutLead(items: readonly BulletItem[], at: string): readonly string[] {
  const bare = items.flatMap(({ lead = "" }, index) => (lead.trim() === "" ? [index] : []));
  const isOuter = (index: number) => index === 0 || index === items.length - 1;
  if (bare.length !== 1 || items.length < 3 || bare.some(isOuter)) return [];
  return bare.map((index) => `${at}/${index}/lead`);
}

/** Below a cell that stands for several rows the next ones are empty, which is meant. */
function withoutFirstCell({ rows }: Extract<OutlineSlide, { readonly kind: "table" }>): readonly string[] {
  const bare = rows.flatMap(({ cells, role }, index) =>
    role === undefined && isBlank(cells[0]) && cells.some((cell) => !isBlank(cell)) ? [index] : [],
  );
  return bare.length === 1 && rows.length > 2 ? bare.map((index) => `/rows/${index}/cells/0`) : [];
}

function isBlank(cell: readonly { readonly text: string }[] | undefined): boolean {
  return (cell ?? []).every(({ text }) => text.trim() === "");
}
