/** The slides that skeletons are put together of. */
export type SkeletonKey =
  | "why"
  | "today"
  | "forces"
  | "myths"
  | "paths"
  | "means"
  | "way"
  | "result"
  | "need"
  | "steps"
  | "care"
  | "trouble"
  | "problem"
  | "solution"
  | "market"
  | "earn"
  | "shown"
  | "rivals"
  | "team"
  | "criteria"
  | "options"
  | "goal"
  | "delivered"
  | "status"
  | "lessons"
  | "risks"
  | "benefits"
  | "known"
  | "method"
  | "findings"
  | "goals"
  | "terms"
  | "example"
  | "exercise"
  | "discussion"
  | "launch"
  | "audience"
  | "roles"
  | "askedWhat"
  | "askedWhy"
  | "askedHow"
  | "take"
  | "decide"
  | "act";

/**
 * One slide in one language: its title, in which "{topic}" stands for the talk's own subject; its parts, "heading | text",
 * where an option's points open with + or -; and what the speaker is asked to do.
 */
export type SkeletonText = readonly [title: string, parts: readonly string[], note: string];

/** What skeletons say in one language. */
export interface SkeletonTexts {
  /** BCP 47 tag of these texts. */
  readonly language: string;
  /** The subtitle that tells a draft. */
  readonly draft: string;
  /** The title of a slide for what nobody could foresee. */
  readonly open: string;
  readonly slides: Readonly<Record<SkeletonKey, SkeletonText>>;
}
