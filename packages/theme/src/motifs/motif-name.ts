/** The figures that there are. */
export type MotifName = "arcs" | "bands" | "circles" | "contours" | "dots" | "squares";
