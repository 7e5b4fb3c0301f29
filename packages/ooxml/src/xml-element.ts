import type { XmlElement } from "./parse-xml.ts";

/** Returns a name without its prefix: "sp" for "p:sp". */
export function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}

/** Returns the elements directly inside another, all of them or those of one local name. */
export function childElements(parent: XmlElement | undefined, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of parent?.children ?? []) {
    if (typeof child !== "string" && (name === undefined || localName(child.name) === name))
      found.push(child);
  }
  return found;
}

/** Returns the first element down a path of local names: firstElement(sp, "nvSpPr", "nvPr", "ph"). */
export function firstElement(
  parent: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  let found = parent;
  for (const name of path) {
    if (found === undefined) return undefined;
    found = firstChild(found, name);
  }
  return found;
}

/** Returns all the elements of one local name inside another, however deep, in document order. */
export function descendantElements(parent: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  collectDescendants(parent, name, found);
  return found;
}

/** Returns the text inside an element, however deep. */
export function elementText(parent: XmlElement): string {
  return parent.children.map((child) => (typeof child === "string" ? child : elementText(child))).join("");
}

function firstChild(parent: XmlElement, name: string): XmlElement | undefined {
  for (const child of parent.children) {
    if (typeof child !== "string" && localName(child.name) === name) return child;
  }
  return undefined;
}

function collectDescendants(parent: XmlElement, name: string, found: XmlElement[]): void {
  for (const child of parent.children) {
    if (typeof child === "string") continue;
    if (localName(child.name) === name) found.push(child);
    collectDescendants(child, name, found);
  }
}
