import { atlas } from "../atlas.ts";
import { blueprint } from "../blueprint.ts";
import { collage } from "../collage.ts";
import { deco } from "../deco.ts";
import { folio } from "../folio.ts";
import { gazette } from "../gazette.ts";
import { herbarium } from "../herbarium.ts";
import { ledger } from "../ledger.ts";
import type { Look } from "../look.ts";
import { meadow } from "../meadow.ts";
import { nocturne } from "../nocturne.ts";
import { papercut } from "../papercut.ts";
import { pulse } from "../pulse.ts";
import { signal } from "../signal.ts";
import {
  decoPictures,
  folioPictures,
  gazettePictures,
  herbariumPictures,
  ledgerPictures,
} from "./engravings.ts";
import type { Pictured } from "./picture-design.ts";
import { atlasPictures, collagePictures, panelPictures, papercutPictures, pulsePictures } from "./posters.ts";
import { blueprintPictures, meadowPictures, nocturnePictures, signalPictures } from "./scenes.ts";

/** Returns how a look draws pages with a picture of their own; in another colour it does as it does in its own. */
export function picturedIn({ pages, surfaces: { field, panel, page } }: Look): Pictured {
  return manners.get(pages) ?? panelPictures([field, panel, page]);
}

/** Says whether a look's own closing has no place for what the deck is about. */
export function closesWithoutThing({ pages }: Look): boolean {
  return plainClosings.has(pages);
}

const plainClosings: ReadonlySet<Look["pages"]> = new Set([
  blueprint.pages,
  deco.pages,
  folio.pages,
  gazette.pages,
  signal.pages,
]);

const manners: ReadonlyMap<Look["pages"], Pictured> = new Map([
  [atlas.pages, atlasPictures],
  [blueprint.pages, blueprintPictures],
  [collage.pages, collagePictures],
  [deco.pages, decoPictures],
  [folio.pages, folioPictures],
  [gazette.pages, gazettePictures],
  [herbarium.pages, herbariumPictures],
  [ledger.pages, ledgerPictures],
  [meadow.pages, meadowPictures],
  [nocturne.pages, nocturnePictures],
  [papercut.pages, papercutPictures],
  [pulse.pages, pulsePictures],
  [signal.pages, signalPictures],
]);
