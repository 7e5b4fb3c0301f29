import type { TemplatePackage } from "../template-package.ts";
import { TemplateUnusableError } from "../template-unusable-error.ts";
import { createSkeleton } from "../write/parts/skeleton.ts";
import { assertSound } from "./package/assert-sound.ts";
import { openTemplate, withTemplateErrors } from "./package/open-template.ts";
import { readPresentation } from "./presentation.ts";

/**
 * Returns a template from the bytes of a .pptx or .potx, all inheritance resolved: zip → presentation part → masters →
 * layouts. Throws a TemplateUnusableError on bytes that no deck can be made with.
 */
export function readTemplate(bytes: Uint8Array): TemplatePackage {
  return withTemplateErrors(() => {
    const { reader, presentationPart } = openTemplate(bytes);
    const presentation = readPresentation(reader, presentationPart);
    if (presentation.layouts.length === 0) {
      throw new TemplateUnusableError(
        "Expected a presentation with slide layouts, got one without any. Save it again in PowerPoint.",
      );
    }
    const skeleton = createSkeleton(reader, presentation);
    const kept = [...skeleton.kept.names].filter((name) => reader.entries.has(name));
    assertSound(reader, ["", presentationPart, ...kept]);
    return { template: presentation.template, skeleton };
  });
}
