import { type Parts, packParts, samplePresentation } from "@lectern/ooxml/testing";
import { readTemplate } from "../read/read-template.ts";
import type { TemplatePackage } from "../template-package.ts";

/** A change to the source of one part of the sample presentation. */
export type Change = readonly [part: string, from: string | RegExp, to: string];

/** The parts that tests change most. */
export const samplePart = {
  contentTypes: "[Content_Types].xml",
  presentation: "ppt/presentation.xml",
  presentationRels: "ppt/_rels/presentation.xml.rels",
  master: "ppt/slideMasters/slideMaster1.xml",
  masterRels: "ppt/slideMasters/_rels/slideMaster1.xml.rels",
  contentLayout: "ppt/slideLayouts/slideLayout2.xml",
  contentLayoutRels: "ppt/slideLayouts/_rels/slideLayout2.xml.rels",
  titleOnlyLayout: "ppt/slideLayouts/slideLayout3.xml",
  theme: "ppt/theme/theme1.xml",
} as const;

/** Returns the parts of the sample presentation with changes; throws where there is nothing to change. */
export function changedParts(...changes: readonly Change[]): Parts {
  const parts = samplePresentation();
  for (const [part, from, to] of changes) {
    const before = String(parts.get(part));
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Expected ${from} in ${part}.`);
    parts.set(part, after);
  }
  return parts;
}

/** Returns the sample presentation with changes, read as a template. */
export function changedTemplate(...changes: readonly Change[]): TemplatePackage {
  return readTemplate(packParts(changedParts(...changes)));
}

/** Returns the sample presentation without notes master; its part stays behind, as in a badly made file. */
export function withoutNotesMaster(): Parts {
  return changedParts(
    [samplePart.presentation, /<p:notesMasterIdLst>.*<\/p:notesMasterIdLst>/, ""],
    [samplePart.presentationRels, /<Relationship Id="rId4".*?\/>/, ""],
  );
}

/** Returns the sample presentation with a second master, which has a theme and one layout of its own. */
export function withSecondMaster(): Parts {
  const parts = changedParts(
    [
      samplePart.presentation,
      "</p:sldMasterIdLst>",
      '<p:sldMasterId id="2147483700" r:id="rId90"/></p:sldMasterIdLst>',
    ],
    [samplePart.presentationRels, "</Relationships>", `${toSecondMaster}</Relationships>`],
    [samplePart.contentTypes, "</Types>", `${secondMasterTypes}</Types>`],
  );
  const copy = (
    from: string,
    to: string,
    ...changes: readonly (readonly [from: string | RegExp, to: string])[]
  ): void => {
    const source = String(parts.get(from));
    parts.set(
      to,
      changes.reduce((text, [search, replacement]) => text.replace(search, replacement), source),
    );
  };
  copy(samplePart.theme, "ppt/theme/theme9.xml", ["E07A1F", "ABCDEF"]);
  const secondMaster = "ppt/slideMasters/slideMaster2.xml";
  copy(samplePart.master, secondMaster, [/<p:sldLayoutIdLst>.*<\/p:sldLayoutIdLst>/, secondLayoutList]);
  const onlyLayout = [/<Relationship Id="rId[23]".*?\/>/g, ""] as const;
  const masterRels = "ppt/slideMasters/_rels/slideMaster2.xml.rels";
  copy(
    samplePart.masterRels,
    masterRels,
    onlyLayout,
    ["slideLayout1", "slideLayout10"],
    ["theme1", "theme9"],
  );
  copy(samplePart.titleOnlyLayout, "ppt/slideLayouts/slideLayout10.xml");
  const layoutRels = "ppt/slideLayouts/_rels/slideLayout10.xml.rels";
  copy("ppt/slideLayouts/_rels/slideLayout3.xml.rels", layoutRels, ["slideMaster1", "slideMaster2"]);
  return parts;
}

const openXml = "application/vnd.openxmlformats-officedocument";
const toSecondMaster =
  '<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slideMaster" Target="slideMasters/slideMaster2.xml"/>';
const secondLayoutList = '<p:sldLayoutIdLst><p:sldLayoutId id="2147483701" r:id="rId1"/></p:sldLayoutIdLst>';
const secondMasterTypes = [
  ["/ppt/slideMasters/slideMaster2.xml", "presentationml.slideMaster+xml"],
  ["/ppt/slideLayouts/slideLayout10.xml", "presentationml.slideLayout+xml"],
  ["/ppt/theme/theme9.xml", "theme+xml"],
]
  .map(([part, type]) => `<Override PartName="${part}" ContentType="${openXml}.${type}"/>`)
  .join("");
