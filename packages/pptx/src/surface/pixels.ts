/** A picture made small, as it is measured: four bytes a pixel, red, green, blue and opacity, row after row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** The size that the picture had, in its own pixels. */
  readonly full: { readonly width: number; readonly height: number };
}

/** The longest side that a measured picture has; finer detail is no wider than a stroke of a letter. */
export const mostSide = 192;

/** Pictures of more pixels are not looked at: an archive of a few kilobytes can hold billions. */
export const mostPixels = 16_000_000;
