import {
  decodeXml,
  deflateEntry,
  descendantElements,
  inflateEntry,
  localName,
  parseXml,
  type ZipEntry,
} from "@lectern/ooxml";

/**
 * Returns a presentation properties part in which the slide show runs through all slides, instead of a range or a custom
 * show of the sample's (ISO 29500-1, 19.2.1.30 showPr); the entry itself where it does already.
 */
export function withWholeShow(entry: ZipEntry): ZipEntry {
  const content = inflateEntry(entry);
  const choice = descendantElements(parseXml(content), "showPr")
    .flatMap(({ children }) => children)
    .find((child) => typeof child !== "string" && isPartialShow(child.name));
  if (choice === undefined || typeof choice === "string") return entry;
  const source = decodeXml(content);
  const prefix = choice.name.slice(0, choice.name.length - localName(choice.name).length);
  const whole = `${source.slice(0, choice.start)}<${prefix}sldAll/>${source.slice(choice.end)}`;
  return deflateEntry(entry.name, Buffer.from(withoutDeclaration(whole), "utf8"));
}

function isPartialShow(name: string): boolean {
  return localName(name) === "custShow" || localName(name) === "sldRg";
}

/** It may state another encoding than the one it is written in now. */
function withoutDeclaration(source: string): string {
  return source.replace(/^<\?xml[^>]*\?>\s*/, '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n');
}
