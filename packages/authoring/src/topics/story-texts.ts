/** The slides that every language has: all kinds of talk can be told with them. */
export type CoreKey =
  | "why"
  | "definition"
  | "parts"
  | "today"
  | "example"
  | "causes"
  | "consequences"
  | "history"
  | "figures"
  | "challenges"
  | "benefits"
  | "options"
  | "debate"
  | "myths"
  | "risks"
  | "budget"
  | "steps"
  | "discussion"
  | "goals"
  | "recommend"
  | "way"
  | "problem"
  | "solution"
  | "sources"
  | "faq"
  | "people"
  | "practical"
  | "sights"
  | "qualities"
  | "wishes"
  | "paths"
  | ClosingKey;

/** What a deck ends with. */
export type ClosingKey = "take" | "decide" | "act" | "questions" | "thanks";

/** Slides that fit one kind of talk still better; a language without them has the core slide that comes nearest. */
export type ExtraKey =
  | "programme"
  | "lessons"
  | "exercise"
  | "team"
  | "need"
  | "sheet"
  | "criteria"
  | "audience"
  | "trouble"
  | "delivered"
  | "method"
  | "known"
  | "story"
  | "scope"
  | "forces"
  | "means"
  | "result"
  | "care"
  | "market"
  | "earn"
  | "shown"
  | "rivals"
  | "goal"
  | "status"
  | "findings"
  | "terms"
  | "launch"
  | "roles"
  | "mechanism"
  | "looks"
  | "habitat"
  | "lifeCycle"
  | "plot"
  | "characters"
  | "verdict"
  | "lifePath"
  | "legacy"
  | "firstDays"
  | "welcome"
  | "helpDoes"
  | "results"
  | "route"
  | "quiz";

/** The slides that storylines are put together of. */
export type StoryKey = CoreKey | ExtraKey;

/**
 * One slide in one language: its title, then its parts. A part is "heading | text | text"; an option's points open with
 * + or -; the first part of a table is its headings. "{topic}" stands for the talk's own subject: a title is told without
 * what leads up to its colon, and a question as it stands behind "~", where the subject has no short name.
 */
export type StoryRow = readonly [title: string, ...parts: string[]];

/** What storylines say in one language. */
export interface StoryTexts {
  /** BCP 47 tag of these texts. */
  readonly language: string;
  /** The subtitle that tells a draft. */
  readonly draft: string;
  /** The title of a slide for what nobody could foresee. */
  readonly open: string;
  /** What stands on a slide of which nothing is told yet, by its name and, behind "~", without one. */
  readonly gap: string;
  /** The title of the list of the deck's parts. */
  readonly agenda: string;
  /** Why the deck holds questions, what would fill it, and that it claims . */
  readonly cover: readonly [why: string, fill: string, claim: string];
  /** What the speaker is asked to put on a slide, by its form. */
  readonly hints: Readonly<Record<"answer" | "chart" | "table" | "timeline", string>>;
  readonly slides: Readonly<Record<CoreKey, StoryRow>> & Readonly<Partial<Record<ExtraKey, StoryRow>>>;
  /** What the speaker is asked to do with a slide, where there is more to say than its questions do. */
  readonly notes?: Readonly<Partial<Record<StoryKey, string>>>;
}

/** A language that has every slide. */
export interface FullTexts extends StoryTexts {
  readonly slides: Readonly<Record<StoryKey, StoryRow>>;
}

const nearest: Readonly<Record<ExtraKey, CoreKey>> = {
  sheet: "figures",
  criteria: "goals",
  audience: "people",
  trouble: "challenges",
  delivered: "today",
  method: "steps",
  known: "faq",
  story: "example",
  scope: "practical",
  programme: "steps",
  lessons: "recommend",
  exercise: "discussion",
  team: "people",
  need: "practical",
  forces: "causes",
  means: "recommend",
  result: "goals",
  care: "challenges",
  market: "people",
  earn: "budget",
  shown: "example",
  rivals: "options",
  goal: "goals",
  status: "figures",
  findings: "consequences",
  terms: "definition",
  launch: "way",
  roles: "people",
  mechanism: "steps",
  looks: "parts",
  habitat: "practical",
  lifeCycle: "history",
  plot: "definition",
  characters: "people",
  verdict: "debate",
  lifePath: "history",
  legacy: "consequences",
  firstDays: "way",
  welcome: "goals",
  helpDoes: "benefits",
  results: "figures",
  route: "steps",
  quiz: "discussion",
};

/** Returns the key itself where the language has its slide, or that of the core slide which comes nearest. */
export function keyIn(texts: StoryTexts, key: StoryKey): StoryKey {
  return texts.slides[key] === undefined ? nearest[key as ExtraKey] : key;
}

/** Returns the row of a key, or that of the core slide which comes nearest. */
export function rowOf(texts: StoryTexts, key: StoryKey): StoryRow {
  return texts.slides[key] ?? texts.slides[nearest[key as ExtraKey]];
}
