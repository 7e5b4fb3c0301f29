/** A point of a path, in its field. */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
}

/** A stroke of the pen: to one point, along a cubic Bézier curve of three, or back to where it was set down. */
export interface PathSegment {
  readonly kind: "move" | "line" | "curve" | "close";
  readonly points: readonly PathPoint[];
}
