export type { OutlineOptions } from "./outlines.ts";
export { outlines } from "./outlines.ts";
