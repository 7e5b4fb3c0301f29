import { type Direction, inches, type PlacedElement } from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";
import type { ListBlock } from "../text/list-paragraphs.ts";
import { toListParagraphs } from "../text/list-paragraphs.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";
import { createListRoom, fitSize, setList } from "./list-setting.ts";

/** The fewest and the most points that stand well beside a title. */
const fewest = 3;
const most = 6;

/** Sets few short points beside the title; undefined where they are too many or too long for it. */
export function composeSplit(
  blocks: readonly ListBlock[],
  anatomy: Anatomy,
  direction: Direction,
): readonly PlacedElement[] | undefined {
  if (blocks.length < fewest || blocks.length > most || blocks.some((block) => block.length > 1))
    return undefined;
  const room = createListRoom(anatomy, direction);
  const size = fitSize(blocks, room);
  if (size === undefined || size !== room.sizes[0]) return undefined;
  const { paragraphs, lines } = measurePlacedText(
    toListParagraphs(blocks, { size, smallest: size, blockGap: inches(0.2), marked: false }),
    room.look,
    room.box.width,
  );
  if (paragraphs.some((paragraph) => paragraph.lines > 3) || lines > blocks.length * 2) return undefined;
  return setList([blocks], { size, ruling: "between" }, room)[0];
}
