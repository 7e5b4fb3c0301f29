import { boxOf } from "./art/graphic/pen.ts";
import type { LayoutDescription } from "./file/layout-description.ts";
import { pageLayout } from "./file/layouts.ts";
import { mirrored } from "./file/shape.ts";
import { type Box, slideSize } from "./grid.ts";
import type { ArtSource, Look, PageDesign, Pages, Place } from "./looks/look.ts";
import type { PictureRoom } from "./looks/pictured/picture-design.ts";
import { picturedIn } from "./looks/pictured/pictured.ts";

/** Pages of which a deck may have several that say one thing each. */
export type VariedPage = "section" | "statement" | "quote" | "closing";

/** A layout beside those that every template has: a page drawn once more in another way, or with room for a picture. */
export interface PageVariant {
  readonly page: VariedPage;
  /** Whether it has a picture of its own. */
  readonly isPictured: boolean;
  /** From 0 among those with a picture, from 1 among the others: the first of these is the usual layout. */
  readonly turn: number;
}

/** Returns the name of a variant's layout: "Statement 2", "Quote with picture". */
export function nameOfVariant({ page, isPictured, turn }: PageVariant): string {
  const name = `${page.charAt(0).toUpperCase()}${page.slice(1)}${isPictured ? " with picture" : ""}`;
  return turn === 0 ? name : `${name} ${turn + 1}`;
}

/** Returns the layout of a variant in a look. */
export function variantLayout(look: Look, variant: PageVariant, source: ArtSource): LayoutDescription {
  const { page, isPictured, turn } = variant;
  const { type: _, ...layout } = isPictured
    ? pageLayout(besideAPicture(look), page, picturedPages(look, variant, source))
    : pageLayout(look, page, look.pages(turned(look, source, turn)));
  return { ...layout, name: nameOfVariant(variant) };
}

function turned({ arrangements = 1 }: Look, source: ArtSource, turn: number): ArtSource {
  return { ...source, arrangement: (source.arrangement + turn) % arrangements, turn };
}

/** Returns the room of a variant's picture in a look. */
export function roomOfVariant(
  look: Look,
  { page, turn }: PageVariant,
  { arrangement }: ArtSource,
): PictureRoom {
  return { left: page === "closing" ? closingLeft(look, arrangement) : pictureLeft, turn, arrangement };
}

/** Says whether a variant has its picture at the start side: every other one, but where a quotation's mark hangs. */
export function isAtStart({ page, turn }: PageVariant): boolean {
  return (page === "statement" || page === "section") && turn % 2 === 1;
}

/** Between what is said and its picture. */
const besidePicture = 44;
/** Before the words of a quotation hangs its mark. */
const hangingStart = 108;
/** The picture has three eighths of a page. */
const pictureLeft = 800;
/** Beside a list it has less, unless the look's own closing leaves it more. */
const [leastClosing, mostClosing] = [872, 950];

function closingLeft(look: Look, arrangement: number): number {
  const { x, width } = placesOf(look, arrangement).closing.places.content.box;
  const own = Math.round((x + width) / emuPerPixel) + besidePicture;
  return own <= mostClosing ? Math.max(leastClosing, own) : leastClosing;
}

/** A deck's variants ask for the places of one look again and again: with them all of its art is drawn. */
let latest: { readonly draw: Look["pages"]; readonly arrangement: number; readonly pages: Pages } | undefined;

function placesOf({ pages: draw }: Look, arrangement: number): Pages {
  if (latest?.draw !== draw || latest.arrangement !== arrangement)
    latest = { draw, arrangement, pages: draw({ arrangement }) };
  return latest.pages;
}

const emuPerPixel = slideSize.width / 1280;

/** In points: what is said beside a picture has half the width. */
const mostBeside = { numeral: 88, section: 58, statement: 56, quotation: 42, closing: 44 } as const;

/** Type of a look that is made for all of a page comes down to what stands well in half of it. */
function besideAPicture(look: Look): Look {
  const { scale } = look;
  const sized = Object.entries(mostBeside).map(([name, most]) => {
    const step = scale[name as keyof typeof mostBeside];
    return [name, { ...step, size: Math.min(step.size, most) }] as const;
  });
  return { ...look, scale: { ...scale, ...Object.fromEntries(sized) } };
}

function picturedPages(look: Look, variant: PageVariant, source: ArtSource): Pages {
  const pages = placesOf(look, source.arrangement);
  const room = roomOfVariant(look, variant, source);
  const { surface, behind } = picturedIn(look)(room);
  const atStart = isAtStart(variant);
  const column = columnBeside(look, room, atStart);
  const left = variant.page === "quote" ? Math.max(column.left, hangingStart) : column.left;
  const within = (top: number, bottom: number): Box => boxOf(left, top, column.right, bottom);
  const ground: Pick<PageDesign<string>, "surface" | "motif" | "art"> = {
    surface,
    motif: atStart ? behind.map(mirrored) : behind,
    art: [],
  };
  const foot = footersIn(look, column);
  const place = ({ alignment }: Place, top: number, bottom: number, anchor: Place["anchor"]): Place => ({
    box: within(top, bottom),
    anchor,
    ...(alignment && { alignment }),
  });
  const { statement, quote, section, closing } = pages;
  return {
    ...pages,
    statement: {
      ...ground,
      ...foot,
      places: {
        kicker: place(statement.places.kicker, 72, 92, "top"),
        title: place(statement.places.title, 104, 460, "bottom"),
        support: place(statement.places.support, 482, 620, "top"),
      },
    },
    quote: {
      ...ground,
      ...foot,
      places: {
        kicker: place(quote.places.kicker, 72, 92, "top"),
        title: place(quote.places.title, 104, 490, "bottom"),
        source: place(quote.places.source, 512, 620, "top"),
      },
    },
    section: {
      ...ground,
      ...foot,
      places: {
        numeral: {
          ...place(section.places.title, 72, 186, "bottom"),
          surface: { ...surface, accent: surface.ink },
        },
        title: place(section.places.title, 200, 480, "bottom"),
        summary: place(section.places.summary, 500, 624, "top"),
      },
    },
    closing: {
      ...ground,
      ...foot,
      places: {
        title: place(closing.places.title, 72, 196, "bottom"),
        content: place(closing.places.content, 216, 590, "top"),
        contact: place(closing.places.contact, 602, 642, "bottom"),
      },
    },
  };
}

interface Column {
  readonly left: number;
  readonly right: number;
}

function columnBeside({ frame }: Look, { left }: PictureRoom, atStart: boolean): Column {
  const { x, width } = frame.title.box;
  const start = Math.max(48, Math.round(x / emuPerPixel));
  const end = Math.min(1232, Math.round((x + width) / emuPerPixel));
  return atStart
    ? { left: 1280 - left + besidePicture, right: end }
    : { left: start, right: left - besidePicture };
}

function footersIn(
  { frame }: Look,
  { left, right }: Column,
): Pick<PageDesign<string>, "date" | "footer" | "slideNumber"> {
  const [top, bottom] = [678, 700];
  const place = (of: Place, from: number, to: number, alignment: Place["alignment"]): Place => ({
    ...of,
    anchor: "middle",
    box: boxOf(from, top, to, bottom),
    ...(alignment && { alignment }),
  });
  return {
    footer: place(frame.footer, left, left + 0.62 * (right - left), "start"),
    date: place(frame.date, left + 0.62 * (right - left) + 8, right - 64, "end"),
    slideNumber: place(frame.slideNumber, right - 56, right, "end"),
  };
}
