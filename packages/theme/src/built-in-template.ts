import {
  contentTypesPart,
  contentTypesPartName,
  deflateEntry,
  type Relationship,
  relationshipsPart,
  relationshipsPartName,
  relativeTarget,
  writeZip,
  type Xml,
  xmlDocument,
} from "@lectern/ooxml";
import { keyOfThing, type Thing } from "./art/things/drawn-thing.ts";
import { layoutPart } from "./file/layout.ts";
import { layoutsOf } from "./file/layouts.ts";
import { masterPart } from "./file/master.ts";
import { mediaTypes, relationshipTypes } from "./file/namespaces.ts";
import { notesMasterPart } from "./file/notes-master.ts";
import { presentationPart, presentationPropertiesPart, viewPropertiesPart } from "./file/presentation.ts";
import { tableStylesPart } from "./file/table-styles.ts";
import type { Direction } from "./file/text-style.ts";
import { themePart } from "./file/theme.ts";
import { besideEastAsian } from "./font-pair.ts";
import { hashText } from "./hash-text.ts";
import type { ArtSource, Look } from "./looks/look.ts";
import { findLook } from "./looks/looks.ts";
import { nameOfVariant, type PageVariant, variantLayout } from "./page-variants.ts";

/** How a template is to be drawn. */
export interface TemplateOptions {
  /** "rtl" gives the template seen in a mirror, for decks that read from right to left; "ltr" if left out. */
  readonly direction?: Direction;
  /** By which the art is arranged, such as the deck's title: the same text gives the same art; "" if left out. */
  readonly seed?: string;
  /** Whether it is for text in ideographs, kana or Hangul, which Latin letters with serifs do not go with; false if left out. */
  readonly isEastAsian?: boolean;
  /** What the deck is about, to be drawn; its art shows no thing if left out. */
  readonly thing?: Thing;
  /** Whether its cover keeps the look's place for a chart of the deck's own free; false if left out. */
  readonly hasChart?: boolean;
  /** Pages to be drawn once more, in other ways; none if left out. */
  readonly variants?: readonly PageVariant[];
}

interface Part {
  readonly name: string;
  readonly type: string;
  readonly root: Xml;
  /** What it leads to, in the order of its relationship ids: rId1, rId2 … */
  readonly leadsTo: readonly (readonly [kind: keyof typeof relationshipTypes, partName: string])[];
}

const presentationName = "ppt/presentation.xml";
const masterName = "ppt/slideMasters/slideMaster1.xml";
const notesMasterName = "ppt/notesMasters/notesMaster1.xml";
const themeName = "ppt/theme/theme1.xml";
const notesThemeName = "ppt/theme/theme2.xml";
const firstMasterId = 2_147_483_648;

/** Of all looks together, the last ones used: with what is read of it, each takes some 400 KB for as long as it is kept. */
const mostKept = 128;

const written = new Map<string, { readonly look: Look; readonly bytes: Uint8Array }>();

/**
 * Returns the built-in template in a look, given itself or by its name: the bytes of a .pptx with one master, its layouts
 * and a notes master, without slides. The same bytes at every call; do not write into them.
 * Throws a RangeError on a name that does not exist.
 */
export function builtInTemplate(look: Look | string, options: TemplateOptions = {}): Uint8Array {
  const chosen = typeof look === "string" ? findLook(look) : look;
  const { direction = "ltr", seed, thing, isEastAsian = false, hasChart = false, variants = [] } = options;
  const source: ArtSource = { arrangement: arrangementOf(chosen, seed), ...(thing && { thing }), hasChart };
  const key = `${chosen.name} ${direction} ${source.arrangement} ${keyOfThing(thing)} ${isEastAsian} ${hasChart} ${variants.map(nameOfVariant).join(",")}`;
  const known = written.get(key);
  const drawn = isEastAsian ? { ...chosen, fonts: besideEastAsian(chosen.fonts) } : chosen;
  const bytes = known?.look === chosen ? known.bytes : writeTemplate(drawn, source, { direction, variants });
  written.delete(key);
  written.set(key, { look: chosen, bytes });
  const [oldest] = written.keys();
  if (written.size > mostKept && oldest !== undefined) written.delete(oldest);
  return bytes;
}

/** Returns which arrangement of a look's art a seed stands for: from 0 to one less than their number. */
export function arrangementOf({ arrangements = 1 }: Look, seed = ""): number {
  return hashText(seed) % arrangements;
}

interface Writing {
  readonly direction: Direction;
  readonly variants: readonly PageVariant[];
}

function writeTemplate(look: Look, source: ArtSource, writing: Writing): Uint8Array {
  const parts = templateParts(look, source, writing);
  const contentTypes = contentTypesPart({
    defaults: new Map([
      ["rels", mediaTypes.relationships],
      ["xml", mediaTypes.xml],
    ]),
    overrides: new Map(parts.map(({ name, type }) => [name, type])),
  });
  return writeZip([
    deflateEntry(contentTypesPartName, xmlDocument(contentTypes)),
    relationshipsEntry("", [["officeDocument", presentationName]]),
    ...parts.flatMap(({ name, root, leadsTo }) => [
      deflateEntry(name, xmlDocument(root)),
      ...(leadsTo.length === 0 ? [] : [relationshipsEntry(name, leadsTo)]),
    ]),
  ]);
}

function templateParts(look: Look, source: ArtSource, { direction, variants }: Writing): readonly Part[] {
  const drawn = [
    ...layoutsOf(look, source),
    ...variants.map((variant) => variantLayout(look, variant, source)),
  ];
  const layouts = drawn.map(
    (layout, position): Part => ({
      name: `ppt/slideLayouts/slideLayout${position + 1}.xml`,
      type: mediaTypes.slideLayout,
      root: layoutPart(layout, look, direction),
      leadsTo: [["slideMaster", masterName]],
    }),
  );
  const references = layouts.map((_, position) => ({
    relationshipId: relationshipId(position),
    id: firstMasterId + 1 + position,
  }));
  const theme = themePart(look);
  return [
    presentation(direction),
    {
      name: "ppt/presProps.xml",
      type: mediaTypes.presProps,
      root: presentationPropertiesPart(),
      leadsTo: [],
    },
    { name: "ppt/viewProps.xml", type: mediaTypes.viewProps, root: viewPropertiesPart(), leadsTo: [] },
    { name: "ppt/tableStyles.xml", type: mediaTypes.tableStyles, root: tableStylesPart(), leadsTo: [] },
    {
      name: masterName,
      type: mediaTypes.slideMaster,
      root: masterPart(look, references, direction),
      leadsTo: [...layouts.map(({ name }) => ["slideLayout", name] as const), ["theme", themeName]],
    },
    ...layouts,
    { name: themeName, type: mediaTypes.theme, root: theme, leadsTo: [] },
    {
      name: notesMasterName,
      type: mediaTypes.notesMaster,
      root: notesMasterPart(direction),
      leadsTo: [["theme", notesThemeName]],
    },
    // A theme belongs to one master: PowerPoint offers to repair files whose masters share one.
    { name: notesThemeName, type: mediaTypes.theme, root: theme, leadsTo: [] },
  ];
}

function presentation(direction: Direction): Part {
  const masters = {
    slideMaster: relationshipId(0),
    slideMasterId: firstMasterId,
    notesMaster: relationshipId(1),
  };
  return {
    name: presentationName,
    type: mediaTypes.presentation,
    root: presentationPart(masters, direction),
    leadsTo: [
      ["slideMaster", masterName],
      ["notesMaster", notesMasterName],
      ["presProps", "ppt/presProps.xml"],
      ["viewProps", "ppt/viewProps.xml"],
      ["theme", themeName],
      ["tableStyles", "ppt/tableStyles.xml"],
    ],
  };
}

function relationshipsEntry(partName: string, leadsTo: Part["leadsTo"]): ReturnType<typeof deflateEntry> {
  const relationships = leadsTo.map(
    ([kind, target], position): Relationship => ({
      id: relationshipId(position),
      type: relationshipTypes[kind],
      target: relativeTarget(partName, target),
    }),
  );
  return deflateEntry(relationshipsPartName(partName), xmlDocument(relationshipsPart(relationships)));
}

function relationshipId(position: number): string {
  return `rId${position + 1}`;
}
