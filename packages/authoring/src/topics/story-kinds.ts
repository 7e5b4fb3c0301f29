import type { ClosingKey, StoryKey } from "./story-texts.ts";

/** What sort of talk a topic asks for, or what sort of subject it has where no sort of talk is told. */
export type StoryKind =
  | "general"
  | "lesson"
  | "pitch"
  | "proposal"
  | "quarterly"
  | "review"
  | "howTo"
  | "training"
  | "onboarding"
  | "research"
  | "launch"
  | "comparison"
  | "debate"
  | "celebration"
  | "event"
  | "travel"
  | "place"
  | "person"
  | "history"
  | "nature"
  | "book"
  | "campaign"
  | "offer"
  | "application"
  | "explanation"
  | "question";

/** The subjects that lessons and talks to classes take their slides from. */
export type SubjectKind = "place" | "person" | "history" | "nature" | "book" | "explanation" | "question";

/** The slides of a talk between its cover and its end, in their order, and how it ends. */
export interface Story {
  /** How the report names it. */
  readonly name: string;
  readonly slides: readonly StoryKey[];
  readonly closing: ClosingKey;
  /** What longer decks of it are filled up with first. */
  readonly spare?: readonly StoryKey[];
}

/** The storylines, by the kind of talk. */
export const stories: Readonly<Record<StoryKind, Story>> = {
  general: {
    name: "talk on a subject",
    slides: ["why", "definition", "today", "forces", "example", "myths", "paths"],
    closing: "take",
  },
  lesson: {
    name: "lesson",
    slides: ["goals", "terms", "parts", "mechanism", "example", "exercise", "quiz"],
    closing: "take",
    spare: ["myths", "history", "discussion", "faq", "people"],
  },
  pitch: {
    name: "pitch",
    slides: ["problem", "solution", "market", "earn", "shown", "rivals", "team", "way"],
    closing: "decide",
    spare: ["budget", "risks", "figures", "audience", "faq"],
  },
  proposal: {
    name: "proposal to decide on",
    slides: ["problem", "solution", "benefits", "budget", "risks", "options", "way"],
    closing: "decide",
    spare: ["criteria", "figures", "roles", "challenges", "faq", "today"],
  },
  quarterly: {
    name: "review of a period",
    slides: ["results", "delivered", "forces", "challenges", "lessons", "risks", "paths"],
    closing: "act",
    spare: ["status", "audience", "budget", "team", "recommend", "roles"],
  },
  review: {
    name: "project review",
    slides: ["goal", "status", "delivered", "challenges", "lessons", "risks", "way"],
    closing: "act",
    spare: ["budget", "roles", "figures", "recommend", "faq"],
  },
  howTo: {
    name: "guide to doing it",
    slides: ["result", "need", "steps", "care", "trouble", "faq"],
    closing: "take",
    spare: ["example", "myths", "budget", "exercise", "sources"],
  },
  training: {
    name: "training",
    slides: ["goals", "need", "steps", "trouble", "example", "exercise", "quiz"],
    closing: "act",
    spare: ["myths", "roles", "care", "faq", "discussion"],
  },
  onboarding: {
    name: "welcome to newcomers",
    slides: ["welcome", "firstDays", "people", "need", "trouble", "faq"],
    closing: "act",
    spare: ["roles", "history", "terms", "lessons", "practical"],
  },
  research: {
    name: "report on research",
    slides: ["definition", "known", "method", "findings", "challenges", "consequences", "sources"],
    closing: "questions",
    spare: ["terms", "figures", "example", "causes", "discussion", "paths"],
  },
  launch: {
    name: "launch",
    slides: ["audience", "benefits", "rivals", "launch", "budget", "roles", "risks"],
    closing: "act",
    spare: ["problem", "solution", "need", "faq", "figures", "scope"],
  },
  comparison: {
    name: "comparison",
    slides: ["why", "criteria", "options", "figures", "example", "risks", "recommend"],
    closing: "decide",
    spare: ["budget", "audience", "myths", "faq", "sources"],
  },
  debate: {
    name: "debate",
    slides: ["why", "definition", "today", "debate", "people", "myths", "discussion"],
    closing: "take",
    spare: ["consequences", "example", "criteria", "figures", "paths", "sources"],
  },
  celebration: {
    name: "speech for a celebration",
    slides: ["qualities", "lifePath", "story", "people", "wishes"],
    closing: "thanks",
    spare: ["programme", "sights", "lessons", "example", "paths", "means"],
  },
  event: {
    name: "invitation to an event",
    slides: ["practical", "programme", "people", "need", "budget", "roles", "trouble"],
    closing: "act",
    spare: ["sights", "audience", "trouble", "faq", "story"],
  },
  travel: {
    name: "travel plan",
    slides: ["route", "sights", "practical", "budget", "need", "trouble"],
    closing: "act",
    spare: ["people", "faq", "story", "history", "options"],
  },
  place: {
    name: "portrait of a place",
    slides: ["sights", "history", "figures", "today", "challenges", "practical"],
    closing: "take",
    spare: ["definition", "figures", "story", "example", "benefits", "paths"],
  },
  person: {
    name: "portrait of a person",
    slides: ["lifePath", "people", "challenges", "example", "qualities", "legacy", "sources"],
    closing: "take",
    spare: ["qualities", "story", "today", "myths", "debate", "discussion"],
  },
  history: {
    name: "account of what happened",
    slides: ["causes", "history", "people", "example", "consequences", "myths", "sources"],
    closing: "take",
    spare: ["today", "example", "figures", "debate", "story", "discussion"],
  },
  nature: {
    name: "portrait of a living thing",
    slides: ["looks", "habitat", "lifeCycle", "example", "challenges", "myths"],
    closing: "take",
    spare: ["figures", "recommend", "definition", "story", "sources", "faq"],
  },
  book: {
    name: "presentation of a book or film",
    slides: ["plot", "characters", "people", "parts", "example", "verdict"],
    closing: "take",
    spare: ["history", "discussion", "myths", "why", "sources"],
  },
  campaign: {
    name: "appeal for support",
    slides: ["problem", "story", "helpDoes", "delivered", "budget", "faq"],
    closing: "decide",
    spare: ["people", "way", "figures", "roles", "today", "recommend"],
  },
  offer: {
    name: "offer to a customer",
    slides: ["problem", "solution", "scope", "benefits", "shown", "budget", "way"],
    closing: "act",
    spare: ["team", "faq", "rivals", "risks", "example"],
  },
  application: {
    name: "introduction of oneself",
    slides: ["lifePath", "qualities", "shown", "example", "benefits", "paths"],
    closing: "questions",
    spare: ["goals", "lessons", "challenges", "story", "means"],
  },
  explanation: {
    name: "explanation",
    slides: ["definition", "parts", "mechanism", "example", "myths", "challenges", "paths"],
    closing: "take",
    spare: ["why", "history", "benefits", "figures", "people", "debate", "faq"],
  },
  question: {
    name: "answer to a question",
    slides: ["known", "causes", "example", "people", "debate", "consequences", "sources"],
    closing: "take",
    spare: ["history", "people", "myths", "figures", "today", "discussion"],
  },
};

/** What any deck is filled up with, the most useful first. */
export const spareKeys: readonly StoryKey[] = [
  "today",
  "example",
  "history",
  "people",
  "challenges",
  "myths",
  "benefits",
  "causes",
  "consequences",
  "figures",
  "faq",
  "recommend",
  "discussion",
  "sources",
  "paths",
  "parts",
  "definition",
  "known",
  "risks",
  "means",
  "way",
  "debate",
  "need",
  "criteria",
  "goals",
  "audience",
  "lessons",
  "exercise",
  "trouble",
  "steps",
  "budget",
  "terms",
  "forces",
  "roles",
  "why",
  "sheet",
  "method",
  "practical",
  "story",
  "quiz",
  "care",
  "team",
  "problem",
  "delivered",
];
