import type { Size } from "@lectern/deck";
import { areaOf } from "../../geometry.ts";
import { type Anatomy, isSeen } from "../anatomy.ts";

/** Of the page: what is drawn on a layout beyond that is its design. */
const bareShare = 0.03;

/** Says whether a page that opens something has no design of its own: it shows nothing that pages of content do not. */
export function isBareOpening(
  { title, body, layout, numeral, backdrop }: Anatomy,
  content: Anatomy,
  { width, height }: Size,
): boolean {
  if (numeral || backdrop || layout.panel !== undefined) return false;
  if (layout.background !== content.layout.background) return false;
  if (title?.outlined || title?.fill || (body && isSeen(body))) return false;
  const common = new Set(content.layout.artwork.map((box) => JSON.stringify(box)));
  const own = layout.artwork.filter((box) => !common.has(JSON.stringify(box)));
  const drawn = own.reduce((sum, box) => sum + areaOf(box), 0);
  return drawn <= bareShare * width * height;
}
