import type { Authored } from "@lectern/authoring";
import { createEmbeddedAuthor } from "@lectern/authoring";
import { type Rendered, renderOutline, type TemplatePackage } from "@lectern/engine";
import { lintPackage } from "@lectern/ooxml";
import validate from "@ooxml-tools/validate";
import type { CorpusPrompt } from "./read-folder.ts";

/** A deck of a corpus: the prompt, what the author made of it, the file, and what the checks of files found. */
export interface CorpusDeck {
  readonly name: string;
  readonly prompt: string;
  readonly authored: Authored;
  readonly rendered: Rendered;
  /** Of the inspection, the package lint and the Open XML SDK, in words. */
  readonly faults: readonly string[];
  /** Of the second making, when the code is warm: authoring, and all of it. */
  readonly milliseconds: { readonly author: number; readonly total: number };
}

const author = createEmbeddedAuthor();

/** Makes the deck of a prompt by the embedded author, in the built-in theme. */
export async function makeDeck({ name, text }: CorpusPrompt): Promise<CorpusDeck> {
  await author.compose({ prompt: text });
  const start = performance.now();
  const authored = await author.compose({ prompt: text });
  const written = performance.now();
  const rendered = renderOutline(authored.outline);
  const end = performance.now();
  const faults = await findFaults(rendered);
  const milliseconds = { author: written - start, total: end - start };
  return { name, prompt: text, authored, rendered, faults, milliseconds };
}

/** Returns what is wrong with the same deck in another template; nothing where it is sound. */
export async function findTemplateFaults(
  { authored }: CorpusDeck,
  template: TemplatePackage,
  { validated }: { readonly validated: boolean },
): Promise<readonly string[]> {
  const rendered = renderOutline(authored.outline, { template });
  return validated ? findFaults(rendered) : findOwnFaults(rendered);
}

async function findFaults(rendered: Rendered): Promise<readonly string[]> {
  const invalid = await validate(rendered.bytes, "pptx", "Microsoft365");
  return [
    ...findOwnFaults(rendered),
    ...invalid.map((finding) => `Open XML SDK: ${JSON.stringify(finding)}`),
  ];
}

function findOwnFaults({ bytes, inspection }: Rendered): readonly string[] {
  return [
    ...inspection.findings.map(
      ({ slide, kind, element, message }) => `slide ${slide}: ${kind}, ${element ?? "slide"}: ${message}`,
    ),
    ...lintPackage(bytes).map(({ code, part, message }) => `${code} ${part}: ${message}`),
  ];
}
