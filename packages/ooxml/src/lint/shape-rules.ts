import type { XmlElement } from "../parse-xml.ts";
import { childElements, descendantElements, firstElement, localName } from "../xml-element.ts";
import { type LintedPackage, partsOfType, relationshipsOfType } from "./linted-package.ts";
import { type PackageFinding, type PackageFindingCode, toFinding } from "./package-finding.ts";

const treeTypes = ["slide+xml", "slideLayout+xml", "slideMaster+xml", "notesSlide+xml", "notesMaster+xml"];
/** A placeholder that its layout has lost. */
const lostIndex = "4294967295";

/** The ids in a shape tree are whole numbers from 1, each there once (ISO 29500-1, 20.1.2.2.8 cNvPr). */
export function checkShapeIds(linted: LintedPackage): PackageFinding[] {
  return trees(linted).flatMap(([part, root]) => {
    const ids = drawnElements(root, "cNvPr").map(({ attributes }) => attributes["id"] ?? "");
    const seen = new Set<string>();
    const faulty = ids.filter((id) => {
      const isRepeated = seen.has(id);
      seen.add(id);
      return isRepeated || !/^[1-9]\d{0,9}$/.test(id);
    });
    return faulty.map((id) =>
      toFinding("shape-id", part, `The shape id ${JSON.stringify(id)} is used twice or is none.`),
    );
  });
}

/** A slide's placeholders are its layout's, by type and index. */
export function checkPlaceholders(linted: LintedPackage): PackageFinding[] {
  return partsOfType(linted, "presentationml.slide+xml").flatMap((slide) => {
    const layout = relationshipsOfType(linted, slide, "slideLayout")[0]?.part;
    const root = linted.documents.get(slide);
    const layoutRoot = layout === undefined ? undefined : linted.documents.get(layout);
    if (!root || !layoutRoot) return [];
    const known = new Set(drawnElements(layoutRoot, "ph").map(placeholderOfLayout).map(placeholderKey));
    return drawnElements(root, "ph")
      .filter((ph) => ph.attributes["idx"] !== lostIndex && !known.has(placeholderKey(ph)))
      .map((ph) =>
        toFinding("placeholder-unmatched", slide, `The layout has no placeholder ${placeholderKey(ph)}.`),
      );
  });
}

// A slide's title is its layout's by its type, whatever index that has lost.
function placeholderOfLayout(ph: XmlElement): XmlElement {
  const { idx, ...attributes } = ph.attributes;
  const isTitle = attributes["type"] === "title" || attributes["type"] === "ctrTitle";
  return isTitle && idx === lostIndex ? { ...ph, attributes } : ph;
}

/** A placeholder that is an sp has text, if an empty one: PowerPoint repairs the file otherwise. */
export function checkPlaceholderText(linted: LintedPackage): PackageFinding[] {
  return partsOfType(linted, "presentationml.slide+xml").flatMap((slide) => {
    const root = linted.documents.get(slide);
    return (root ? drawnElements(root, "sp") : [])
      .filter((sp) => firstElement(sp, "nvSpPr", "nvPr", "ph") && !firstElement(sp, "txBody"))
      .map((sp) => {
        const id = firstElement(sp, "nvSpPr", "cNvPr")?.attributes["id"];
        return toFinding(
          "placeholder-without-text",
          slide,
          `The placeholder with the id ${id} has no txBody.`,
        );
      });
  });
}

/** A text body is one bodyPr, perhaps a lstStyle, and at least one paragraph; every table cell has one. */
export function checkTextBodies(linted: LintedPackage): PackageFinding[] {
  return [...trees(linted)].flatMap(([part, root]) => [
    ...faults(
      "text-body",
      part,
      descendantElements(root, "txBody"),
      (body) => !isTextBody(body),
      "bodyPr, lstStyle, p",
    ),
    ...faults(
      "text-body",
      part,
      descendantElements(root, "tc"),
      (cell) => !firstElement(cell, "txBody"),
      "a txBody",
    ),
  ]);
}

/** Every row of a table has as many cells as its grid has columns, merged ones included. */
export function checkTables(linted: LintedPackage): PackageFinding[] {
  return trees(linted).flatMap(([part, root]) =>
    descendantElements(root, "tbl").flatMap((table) => {
      const columns = childElements(firstElement(table, "tblGrid"), "gridCol").length;
      const isFaulty = (row: XmlElement) => childElements(row, "tc").length !== columns;
      return faults("table-grid", part, childElements(table, "tr"), isFaulty, `${columns} cells`);
    }),
  );
}

/** A background of its own states its effects, if none: PowerPoint repairs the file otherwise. */
export function checkBackgrounds(linted: LintedPackage): PackageFinding[] {
  return trees(linted).flatMap(([part, root]) => {
    const backgrounds = [firstElement(root, "cSld", "bg", "bgPr")].filter((found) => found !== undefined);
    const isFaulty = (background: XmlElement) =>
      !firstElement(background, "effectLst") && !firstElement(background, "effectDag");
    return faults("background-effects", part, backgrounds, isFaulty, "an effectLst");
  });
}

function trees(linted: LintedPackage): [string, XmlElement][] {
  return treeTypes
    .flatMap((type) => partsOfType(linted, `presentationml.${type}`))
    .flatMap((part): [string, XmlElement][] => {
      const root = linted.documents.get(part);
      return root ? [[part, root]] : [];
    });
}

/** Of alternate content, only one is drawn: ids may stand in the choice and in the fallback. */
function drawnElements(parent: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  collectDrawn(parent, name, found);
  return found;
}

function collectDrawn(parent: XmlElement, name: string, found: XmlElement[]): void {
  for (const child of parent.children) {
    if (typeof child === "string") continue;
    const local = localName(child.name);
    if (local === "Fallback") continue;
    if (local === name) found.push(child);
    collectDrawn(child, name, found);
  }
}

function placeholderKey({ attributes }: XmlElement): string {
  return `${attributes["type"] ?? "obj"} ${attributes["idx"] ?? 0}`;
}

function isTextBody(body: XmlElement): boolean {
  return /^bodyPr,(lstStyle,)?p(,p)*$/.test(
    childElements(body)
      .map(({ name }) => localName(name))
      .join(","),
  );
}

function faults(
  code: PackageFindingCode,
  part: string,
  elements: readonly XmlElement[],
  isFaulty: (element: XmlElement) => boolean,
  expected: string,
): PackageFinding[] {
  return elements
    .filter(isFaulty)
    .map(({ name, start }) =>
      toFinding(code, part, `Expected ${expected} in ${name} at character ${start}.`),
    );
}
