/** Trained weights as the generated file holds them. */
export interface PackedModel {
  /** A bit for each bucket that has weights; like all bytes here compressed by Brotli, in base64. */
  readonly buckets: string;
  /** Rows of signed bytes, one for each label, in the order of the buckets. */
  readonly rows: string;
  readonly scale: number;
  /** Numbers of four bytes. */
  readonly transitions: string;
}
