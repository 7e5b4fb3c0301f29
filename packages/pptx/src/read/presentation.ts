import { type Alignment, emu, type Size, type Template, type TemplateLayout } from "@lectern/deck";
import { childElements, firstElement, type XmlElement } from "@lectern/ooxml";
import { createPictures } from "../surface/pictures.ts";
import { type Layout, readLayout } from "./layout.ts";
import { readOwnCorners } from "./makers/own-corners.ts";
import { readOwnInk } from "./makers/own-ink.ts";
import { type OwnSlides, readOwnSlides } from "./makers/own-slides.ts";
import { readOwnTable } from "./makers/own-table.ts";
import { readOwnTitles } from "./makers/own-title.ts";
import { readOwnTypefaces } from "./makers/own-typefaces.ts";
import { readSlideDesigns } from "./makers/slide-design.ts";
import { readMaster } from "./master.ts";
import { integerAttribute, relationshipAttribute } from "./package/attributes.ts";
import { hasType, type PackageReader } from "./package/package-reader.ts";
import { resolveLevels } from "./text-styles.ts";
import { readColorMap, readTheme } from "./theme.ts";

/** A presentation part and what its masters and layouts offer. */
export interface Presentation {
  readonly part: string;
  readonly masterParts: readonly string[];
  readonly layouts: readonly Layout[];
  readonly template: Template;
  /** What text boxes inherit that state nothing. */
  readonly textDefaults: TextDefaults;
}

/** What the presentation's own text style says of text that runs from nowhere else. */
export interface TextDefaults {
  readonly alignments: readonly Alignment[];
  readonly rightToLeft: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** ISO 29500-1, 19.2.1.36 sldSz: from one inch to 56. */
const leastSide = 914_400;
const longestSide = 51_206_400;
const defaultSize = { width: 9_144_000, height: 6_858_000 };

/** Of a file that is a presentation, and not a sheet of samples. */
const leastSlides = 3;

/** Returns what a presentation part offers; its layouts are in the order of the masters' and their own lists. */
export function readPresentation(reader: PackageReader, part: string): Presentation {
  const element = reader.xml(part);
  const slideSize = readSlideSize(firstElement(element, "sldSz"));
  const defaultTextStyle = firstElement(element, "defaultTextStyle");
  const masterParts = listedParts(reader, part, firstElement(element, "sldMasterIdLst"), "slideMaster");
  const pictures = createPictures(reader);
  const own = readOwnSlides(reader, listedParts(reader, part, firstElement(element, "sldIdLst"), "slide"));
  const ownTypefaces = readOwnTypefaces(
    reader,
    own.inOrder.map(({ part: slide }) => slide),
  );
  const layouts = masterParts.flatMap((masterPart) => {
    const master = readMaster(reader, masterPart);
    const listed = firstElement(master.element, "sldLayoutIdLst");
    return listedParts(reader, masterPart, listed, "slideLayout").map((layoutPart) => {
      const slides = own.byLayout.get(layoutPart) ?? [];
      const opens = layoutPart === own.opening;
      const isOpening = opens && own.inOrder.length >= leastSlides;
      const file = { reader, master, slideSize, defaultTextStyle, pictures, ownTypefaces };
      return withUse(readLayout(layoutPart, { ...file, slides, isOpening }), slides.length, opens);
    });
  });
  const read = layouts.map(({ layout }) => layout);
  const slideDesigns = readSlideDesigns(reader, { slides: own.inOrder, slideSize, layouts: read, pictures });
  const habits = readHabits(own, { reader, slideSize, layouts: read });
  return {
    part,
    masterParts,
    layouts,
    template: {
      slideSize,
      layouts: read,
      ...(slideDesigns && { slideDesigns }),
      ...habits,
    },
    textDefaults: readTextDefaults(defaultTextStyle),
  };
}

interface HabitsSource {
  readonly reader: PackageReader;
  readonly slideSize: Size;
  readonly layouts: readonly TemplateLayout[];
}

// What most of the slides have in common, whatever they stand on, is told in colours of the layout that most of them have.
function readHabits(
  { inOrder }: OwnSlides,
  { reader, slideSize, layouts }: HabitsSource,
): Pick<Template, "ownTitle" | "ownInk" | "ownTable" | "ownCorners"> {
  const used = layouts.toSorted((one, other) => (other.uses ?? 0) - (one.uses ?? 0))[0];
  if (!used) return {};
  const context = { colors: used.theme.colors, colorMap: used.colorMap };
  const slides = inOrder.map(({ part }) => part);
  const ownTitle = readOwnTitles({ reader, slides, slideSize, context, fonts: used.theme.fonts });
  const ownInk = readOwnInk(reader, slides, context);
  const ownTable = readOwnTable({ reader, slides, context, background: used.background });
  const ownCorners = readOwnCorners(reader, slides, slideSize);
  return {
    ...(ownTitle && { ownTitle }),
    ...(ownInk && { ownInk }),
    ...(ownTable && { ownTable }),
    ...(ownCorners !== undefined && { ownCorners }),
  };
}

function readTextDefaults(style: XmlElement | undefined): TextDefaults {
  const theme = readTheme(undefined);
  const { levels, rightToLeft } = resolveLevels([style], {
    theme,
    colors: theme.colors,
    colorMap: readColorMap(undefined),
  });
  return {
    alignments: levels.map(({ alignment }) => alignment),
    rightToLeft,
    bold: levels.some(({ bold }) => bold),
    italic: levels.some(({ italic }) => italic),
  };
}

function withUse(read: Layout, uses: number, opens: boolean): Layout {
  if (uses === 0) return read;
  return { ...read, layout: { ...read.layout, uses, ...(opens && { opens }) } };
}

/** Returns the parts of a type in the order of a list of relationship ids; in that of the relationships where there is no list. */
export function listedParts(
  reader: PackageReader,
  part: string,
  list: XmlElement | undefined,
  type: string,
): string[] {
  const listed = childElements(list).flatMap((entry) => {
    const id = relationshipAttribute(entry, "id");
    const found = reader.relationships(part).find((relationship) => relationship.id === id);
    return found && hasType(found, type) && found.part !== undefined ? [found.part] : [];
  });
  const related = reader.relationships(part).flatMap((relationship) => {
    return hasType(relationship, type) && relationship.part !== undefined ? [relationship.part] : [];
  });
  return [...new Set(listed.length > 0 ? listed : related)];
}

/** Returns the size that a sldSz states, within what Office knows. */
export function readSlideSize(size: XmlElement | undefined): Size {
  const side = (name: "cx" | "cy", otherwise: number) =>
    emu(Math.min(longestSide, Math.max(leastSide, integerAttribute(size, name) ?? otherwise)));
  return { width: side("cx", defaultSize.width), height: side("cy", defaultSize.height) };
}
