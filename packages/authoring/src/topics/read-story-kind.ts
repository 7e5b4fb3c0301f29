import type { Brief } from "../brief/brief.ts";
import { hasWord, wordsIn } from "./has-word.ts";
import { audienceStems, kindStems } from "./kind-stems.ts";
import { openingWords } from "./opening-words.ts";
import { readOptions } from "./read-options.ts";
import { readSubjectKind } from "./read-subject-kind.ts";
import type { StoryKind, SubjectKind } from "./story-kinds.ts";

/** What kind of talk is asked for, and what sort of thing it speaks of where that tells another storyline. */
export interface ReadKind {
  readonly kind: StoryKind;
  readonly subject?: SubjectKind;
}

type Told = Pick<Brief, "genre" | "audience" | "occasion" | "about" | "instruction" | "title">;

const kinds = kindStems.map(({ kind, anywhere, asGenre }) => ({
  kind,
  own: wordsIn(anywhere),
  all: wordsIn(`${anywhere}|${asGenre}`),
}));
const audiences = audienceStems.map(([kind, line]) => [kind, wordsIn(line)] as const);
const openings = {
  howTo: wordsIn(openingWords.howTo),
  howToAnywhere: wordsIn(openingWords.howToAnywhere),
  explanation: wordsIn(openingWords.explanation),
  explanationAnywhere: wordsIn(openingWords.explanationAnywhere),
  question: wordsIn(openingWords.question),
  debate: wordsIn(openingWords.debate),
  debateAnywhere: wordsIn(openingWords.debateAnywhere),
  comparison: wordsIn(openingWords.comparison),
};

/**
 * Returns the kind of talk: what the prompt calls it, else what the topic's own words ask for, else whom it is for, else
 * what sort of thing the topic is.
 */
export function readStoryKind(topic: string, told: Partial<Told>, language: string): ReadKind {
  const words = topic.slice(0, 300).trim().toLowerCase();
  const subject = subjectOf(topic, words, language);
  const named = namedKind(told.genre) ?? namedKind(told.occasion);
  const whom = audienceKind(told, words) ?? audienceOfRequest(words);
  const kind =
    named ?? ownKind(words) ?? (whom === undefined ? undefined : kindFor(whom)) ?? requestedKind(told, words);
  if (kind === "lesson") return subject === undefined ? { kind } : { kind, subject };
  return { kind: kind ?? asked(words) ?? subject ?? "general" };
}

/** Newcomers are welcomed where the talk is called so; what they are told of a subject is a training. */
function kindFor(whom: StoryKind): StoryKind {
  return whom === "onboarding" ? "training" : whom;
}

/** "Who was Ada Lovelace?" is about a person, "Why did Rome fall?" wants an answer before it is about history. */
function subjectOf(topic: string, words: string, language: string): SubjectKind | undefined {
  const thing = readSubjectKind(topic, language);
  return thing === "person" || thing === "book" ? thing : (readForm(words) ?? thing);
}

function namedKind(words: string | undefined): StoryKind | undefined {
  if (words === undefined) return undefined;
  const lower = words.toLowerCase();
  return kinds.find(({ all }) => hasWord(lower, all))?.kind;
}

/** What the topic itself asks for; a "why" that wants a decision before one that wants an answer. */
function ownKind(words: string): StoryKind | undefined {
  if (hasWord(words, openings.debateAnywhere)) return "debate";
  if (hasWord(words, openings.comparison) || (isQuestion(words) && readOptions(words).length > 1))
    return "comparison";
  return kinds.find(({ own }) => hasWord(`${words} `, own))?.kind;
}

/** What sort of answer the topic's words want, whatever they speak of. */
function asked(words: string): StoryKind | undefined {
  if (isQuestion(words) && startsWith(words, openings.debate)) return "debate";
  return startsWith(words, openings.explanation) ? undefined : isHowTo(words) ? "howTo" : undefined;
}

function isHowTo(words: string): boolean {
  return startsWith(words, openings.howTo) || hasWord(words, openings.howToAnywhere);
}

function readForm(words: string): SubjectKind | undefined {
  if (startsWith(words, openings.explanation) || hasWord(`${words} `, openings.explanationAnywhere))
    return "explanation";
  if (isHowTo(words) || (isQuestion(words) && startsWith(words, openings.debate))) return undefined;
  return isQuestion(words) || startsWith(words, openings.question) ? "question" : undefined;
}

function isQuestion(words: string): boolean {
  return /[?\uFF1F؟;]["”»]?$/u.test(words.trim()) && !/[^?]{3,}[?\uFF1F؟].{12,}$/u.test(words);
}

function startsWith(words: string, list: readonly string[]): boolean {
  return list.some((word) => {
    const isWhole = word.endsWith("$");
    const stem = isWhole ? word.slice(0, -1) : word;
    return words.startsWith(stem) && !(isWhole && /^[\p{L}\p{M}\p{Nd}]/u.test(words.slice(stem.length)));
  });
}

/** Whom the talk is for; how to do a thing, and what it asks, stays what it is whoever listens, but for classes. */
function audienceKind({ audience }: Partial<Told>, words: string): StoryKind | undefined {
  if (audience === undefined) return undefined;
  const lower = audience.toLowerCase();
  const kind = audiences.find(([, list]) => hasWord(lower, list))?.[0];
  return kind !== undefined && asked(words) !== undefined && kind !== "lesson" ? undefined : kind;
}

/** The request's own first sentence without what it is about: "slides for my biology class". */
function requestedKind({ instruction }: Partial<Told>, words: string): StoryKind | undefined {
  const first =
    (instruction ?? "")
      .slice(0, 300)
      .split(/[.!?\n。]/u, 1)[0]
      ?.toLowerCase() ?? "";
  const rest = words === "" ? first : first.replace(words, " ");
  const own = kinds.find(({ own }) => hasWord(`${rest} `, own))?.kind;
  return own ?? (asked(words) === undefined ? audienceOfRequest(rest) : undefined);
}

function audienceOfRequest(rest: string): StoryKind | undefined {
  const place = rest.search(
    /(?<!\p{L})(?:for|für|pour|para|per|для|voor|dla|för|for|için|pro|untuk|cho|για) /u,
  );
  if (place === -1) return undefined;
  return audiences.find(([, list]) => hasWord(rest.slice(place), list))?.[0];
}
