/** A drawing in tones, which has its colours where it stands. */
export interface Illustration {
  /** The sides of the field that its areas are in; they fill it. */
  readonly width: number;
  readonly height: number;
  /** From back to front. */
  readonly areas: readonly IllustrationArea[];
  /** Where what labels name is to be seen on it; left out: nobody said. */
  readonly anchors?: readonly IllustrationAnchor[];
}

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
