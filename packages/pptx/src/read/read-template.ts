import type { TemplatePackage } from "../template-package.ts";
import { TemplateUnusableError } from "../template-unusable-error.ts";
import { createSkeleton } from "../write/skeleton.ts";
import { openTemplate, withTemplateErrors } from "./open-template.ts";
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
    return { template: presentation.template, skeleton: createSkeleton(reader, presentation) };
  });
}
