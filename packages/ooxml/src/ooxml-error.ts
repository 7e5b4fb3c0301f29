/** What is wrong with bytes that should have been an Office Open XML package, or with what one was to be made of. */
export type OoxmlErrorCode =
  | "zip_unreadable"
  | "zip_limit"
  | "zip_name"
  | "zip_encrypted"
  | "zip_corrupt"
  | "xml_malformed"
  | "xml_forbidden"
  | "xml_limit"
  | "part_missing"
  | "part_unsound"
  | "target_invalid";

/** Thrown by everything in this package; the message says what was expected, what came and how to mend it. */
export class OoxmlError extends Error {
  override readonly name = "OoxmlError";
  readonly code: OoxmlErrorCode;

  constructor(code: OoxmlErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
