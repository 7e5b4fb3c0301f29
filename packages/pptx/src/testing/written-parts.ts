import type { PlacedDeck, PlacedElement } from "@lectern/deck";
import {
  descendantElements,
  lintPackage,
  localName,
  parseRelationships,
  parseXml,
  type Relationship,
  type XmlElement,
} from "@lectern/ooxml";
import { type Parts, unpackParts } from "@lectern/ooxml/testing";
import { expect } from "vitest";
import type { TemplatePackage } from "../template-package.ts";
import { writePresentation } from "../write/write-presentation.ts";
import { deckWith } from "./sample-deck.ts";

/** Returns the parts of a written deck, in which our own rules find nothing. */
export function writtenParts(deck: PlacedDeck, template: TemplatePackage): Parts {
  const bytes = writePresentation(deck, template);
  expect(lintPackage(bytes)).toEqual([]);
  return unpackParts(bytes);
}

/** Returns the parts of a deck of one slide with elements. */
export function partsWith(
  template: TemplatePackage,
  elements: readonly PlacedElement[],
  changes: Partial<PlacedDeck> = {},
): Parts {
  return writtenParts({ ...deckWith(template.template, elements), ...changes }, template);
}

/** Returns the root element of a part. */
export function xmlOf(parts: Parts, name: string): XmlElement {
  return parseXml(String(parts.get(name)));
}

/** Returns the relationships in a relationships part. */
export function relationshipsIn(parts: Parts, name: string): Relationship[] {
  return parseRelationships(Buffer.from(String(parts.get(name))));
}

/** Returns the local names of an element's children. */
export function namesIn(parent: XmlElement | undefined): string[] {
  return (parent?.children ?? []).flatMap((child) =>
    typeof child === "string" ? [] : [localName(child.name)],
  );
}

/** Returns the attributes of all elements of a name. */
export function attributesOf(root: XmlElement, name: string): Record<string, string>[] {
  return descendantElements(root, name).map(({ attributes }) => ({ ...attributes }));
}

/** Returns the values of all elements of a name that have nothing but a value. */
export function valuesOf(root: XmlElement, name: string): (string | undefined)[] {
  return attributesOf(root, name).map(({ val }) => val);
}
