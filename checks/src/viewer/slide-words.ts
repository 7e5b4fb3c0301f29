import { decodeXml, descendantElements, elementText, inflateEntry, parseXml, readZip } from "@lectern/ooxml";

/** Reads the words of each slide of a deck whose slides are numbered in their order, as those that we write are. */
export function readSlideWords(bytes: Uint8Array): string[][] {
  const { entries } = readZip(bytes);
  const numberOf = (name: string) => Number(/^ppt\/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? 0);
  const slides = [...entries.values()].filter(({ name }) => numberOf(name) > 0);
  slides.sort((one, other) => numberOf(one.name) - numberOf(other.name));
  return slides.map((entry) => {
    const paragraphs = [...descendantElements(parseXml(decodeXml(inflateEntry(entry))), "p")];
    return paragraphs.flatMap((paragraph) =>
      toWords([...descendantElements(paragraph, "t")].map(elementText).join("")),
    );
  });
}

/** Returns the words that a text does not have, or not as often. Where spaces stand does not count: elements have none between them. */
export function findMissingWords(words: readonly string[], text: string): string[] {
  let rest = toWords(text).join("");
  return words
    .toSorted((one, other) => other.length - one.length)
    .filter((word) => {
      const place = rest.indexOf(word);
      if (place < 0) return true;
      rest = `${rest.slice(0, place)}\u0000${rest.slice(place + word.length)}`;
      return false;
    });
}

function toWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .replaceAll("\u00ad", "")
    .split(/[\s\u200b]+/)
    .filter(Boolean);
}
