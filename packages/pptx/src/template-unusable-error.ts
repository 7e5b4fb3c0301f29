/** Thrown by `readTemplate` on a file that no deck can be made with; the message says what came and how to mend it. */
export class TemplateUnusableError extends Error {
  override readonly name = "TemplateUnusableError";
  readonly code = "template_unusable";
}
