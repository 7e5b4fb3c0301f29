/** What is wrong with a slide whatever its prompt says. */
export const oddityKinds = [
  "torn",
  "twice",
  "same title",
  "label left",
  "joined names",
  "unnamed",
  "filler",
  "split list",
  "running list",
  "run on",
  "alone",
  "in a row",
  "untold",
] as const;
export type OddityKind = (typeof oddityKinds)[number];

/** One such fault: its slide, from 1, and the text that shows it. */
export interface Oddity {
  readonly kind: OddityKind;
  readonly slide: number;
  readonly text: string;
}
