/** A file that is not the template that it was made from, or none at all. */
export interface BrokenUpload {
  /** What was done to it: "cut off", "bit flipped". */
  readonly kind: string;
  /** Which one of its kind. */
  readonly name: string;
  /** Made when it is asked for: bombs and large files do not stand in memory together. */
  readonly make: () => Uint8Array<ArrayBuffer>;
}

/** A file to break. */
export interface Original {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
