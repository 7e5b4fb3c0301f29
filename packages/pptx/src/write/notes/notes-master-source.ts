import { emu, type Size } from "@lectern/deck";
import { firstElement, relationshipsPartName, xmlEntry, type ZipEntry } from "@lectern/ooxml";
import { themePartOf } from "../../read/master.ts";
import { booleanAttribute, integerAttribute } from "../../read/package/attributes.ts";
import { type PackageReader, relatedPart } from "../../read/package/package-reader.ts";
import type { Presentation } from "../../read/presentation.ts";
import { contentTypes, relationshipTypes } from "../names.ts";
import { relationshipsEntry } from "../parts/entry.ts";
import { freeName } from "../parts/part-names.ts";
import { notesMasterElement } from "./notes-master.ts";

/** The notes master of a deck with notes: the template's, or ours, which only decks with notes get. */
export interface NotesMaster {
  readonly part: string;
  readonly rightToLeft: boolean;
  readonly added?: AddedNotesMaster;
}

/** The parts of a notes master that the template did not have, and their content types. */
export interface AddedNotesMaster {
  readonly entries: readonly ZipEntry[];
  readonly overrides: ReadonlyMap<string, string>;
}

const defaultNotesSize = { cx: 6_858_000, cy: 9_144_000 };

/**
 * Returns the template's notes master, or one of ours with a copy of the first master's theme, since no two masters may
 * share one. `taken` are the names of parts that are kept.
 */
export function provideNotesMaster(
  reader: PackageReader,
  presentation: Presentation,
  taken: ReadonlySet<string>,
): NotesMaster {
  return findNotesMaster(reader, presentation) ?? createNotesMaster(reader, presentation, taken);
}

/** Returns whether a template has a notes master that cannot stay, since it shares its theme with a slide master. */
export function sharesTheme(
  reader: PackageReader,
  notesMaster: string,
  { masterParts }: Presentation,
): boolean {
  const theme = relatedPart(reader, notesMaster, "theme");
  return theme === undefined || masterParts.some((master) => relatedPart(reader, master, "theme") === theme);
}

function findNotesMaster(reader: PackageReader, presentation: Presentation): NotesMaster | undefined {
  const part = relatedPart(reader, presentation.part, "notesMaster");
  if (part === undefined || sharesTheme(reader, part, presentation)) return undefined;
  const firstLevel = firstElement(reader.xml(part), "notesStyle", "lvl1pPr");
  return { part, rightToLeft: booleanAttribute(firstLevel, "rtl") ?? false };
}

function createNotesMaster(
  reader: PackageReader,
  presentation: Presentation,
  taken: ReadonlySet<string>,
): NotesMaster {
  const part = freeName("ppt/notesMasters/notesMaster1", ".xml", taken);
  const source = themePartOf(reader, presentation.masterParts[0] ?? "");
  const theme = freeName(source.replace(/\d*\.xml$/i, "Notes"), ".xml", taken);
  const notesSize = firstElement(reader.xml(presentation.part), "notesSz");
  const page: Size = {
    width: emu(integerAttribute(notesSize, "cx") ?? defaultNotesSize.cx),
    height: emu(integerAttribute(notesSize, "cy") ?? defaultNotesSize.cy),
  };
  const relationships = [{ id: "rId1", type: relationshipTypes.theme, target: `/${theme}` }];
  return {
    part,
    rightToLeft: false,
    added: {
      entries: [
        xmlEntry(part, notesMasterElement(page, presentation.template.slideSize)),
        relationshipsEntry(part, relationships),
        ...copied(reader, source, theme),
      ],
      overrides: new Map([
        [part, contentTypes.notesMaster],
        [theme, contentTypes.theme],
      ]),
    },
  };
}

/** A part and its relationships under another name in the same folder, so that relative targets stay true. */
function copied(reader: PackageReader, source: string, copy: string): ZipEntry[] {
  return [
    [source, copy],
    [relationshipsPartName(source), relationshipsPartName(copy)],
  ].flatMap(([from = "", name = ""]) => {
    const entry = reader.entries.get(from);
    return entry ? [{ ...entry, name }] : [];
  });
}
