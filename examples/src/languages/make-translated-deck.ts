import { createEmbeddedAuthor } from "@lectern/authoring";
import { renderOutline } from "@lectern/engine";
import { inflateEntry, lintPackage, readZip } from "@lectern/ooxml";
import type { TranslatedDeck } from "./judge-translations.ts";
import type { Translation } from "./translation.ts";

const author = createEmbeddedAuthor();

/** Makes the deck of a translation by the embedded author, and reads in its file what it says of language and direction. */
export async function makeTranslatedDeck({ language, text }: Translation): Promise<TranslatedDeck> {
  const { outline } = await author.compose({ prompt: text });
  const { bytes, inspection } = renderOutline(outline);
  const slides = readSlides(bytes);
  const paragraphs = slides.match(/<a:pPr\b[^>]*>/gu) ?? [];
  const mirrored = paragraphs.filter((properties) => properties.includes(' rtl="1"'));
  return {
    language,
    detected: outline.language,
    direction: outline.direction,
    tag: commonest([...slides.matchAll(/<a:rPr\b[^>]* lang="([^"]+)"/gu)].map(([, tag]) => tag ?? "")),
    mirroredShare: mirrored.length / Math.max(1, paragraphs.length),
    kinds: outline.slides.map(({ kind }) => kind),
    faults: [
      ...inspection.findings.map(({ slide, kind, message }) => `slide ${slide}: ${kind}: ${message}`),
      ...lintPackage(bytes).map(({ code, part, message }) => `${code} ${part}: ${message}`),
    ],
  };
}

function readSlides(bytes: Uint8Array): string {
  const slides = [...readZip(bytes).entries.values()].filter(({ name }) =>
    /^ppt\/slides\/slide\d+\.xml$/u.test(name),
  );
  return slides.map((entry) => new TextDecoder().decode(inflateEntry(entry))).join("\n");
}

function commonest(tags: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(tags, (tag) => tag)];
  return groups.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
