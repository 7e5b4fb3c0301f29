import { OoxmlError, verifyEntry } from "@lectern/ooxml";
import type { TemplatePackage } from "../template-package.ts";
import { toTemplateError } from "./package/open-template.ts";
import { readTemplate } from "./read-template.ts";

/**
 * As `readTemplate`, but looks at every byte that goes into decks, pictures and all: for a file that nobody has looked at
 * yet. Throws a TemplateUnusableError.
 */
export async function checkTemplate(bytes: Uint8Array): Promise<TemplatePackage> {
  const template = readTemplate(bytes);
  try {
    for (const entry of template.skeleton.kept.entries) await verifyEntry(entry);
  } catch (cause) {
    throw cause instanceof OoxmlError ? toTemplateError(cause) : cause;
  }
  return template;
}
