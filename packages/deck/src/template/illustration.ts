/** A drawing in tones, which has its colours where it stands. */
export interface Illustration {
  /** The sides of the field that its areas are in; they fill it. */
  readonly width: number;
  readonly height: number;
  /** From back to front. */
  readonly areas: readonly IllustrationArea[];
  /** What its middle tone is, where the thing is known by its colour; left out: a hue of the page where it stands. */
  readonly color?: IllustrationColor;
  /** Where what labels name is to be seen on it; left out: nobody said. */
  readonly anchors?: readonly IllustrationAnchor[];
}

/** A theme colour that a thing may be known by. */
export type IllustrationColor = "accent1" | "accent2" | "accent3" | "accent4" | "accent5" | "accent6";

/** A point of an illustration's field, and what is seen there. */
export interface IllustrationAnchor {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** An area of an illustration. */
export interface IllustrationArea {
  /** From 0, the darkest, to 4, the lightest. */
  readonly tone: number;
  /** Absolute M, L, C and Z commands of SVG. */
  readonly commands: string;
}
