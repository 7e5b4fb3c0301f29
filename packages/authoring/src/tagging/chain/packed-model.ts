/** Trained weights as the generated file holds them. */
export interface PackedModel {
  /** A bit for each bucket that has weights, base64. */
  readonly buckets: string;
  /** Rows of eight signed bytes, in the order of the buckets, base64. */
  readonly rows: string;
  readonly scale: number;
  /** Numbers of four bytes, base64. */
  readonly transitions: string;
}
