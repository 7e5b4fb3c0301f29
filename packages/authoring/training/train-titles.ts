import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packBytes } from "../src/brief/packed-bytes.ts";
import { findSurestTitle, readSaidTitles } from "../src/brief/title/choose-title.ts";
import { readTitleChoice, type TitleChoice } from "../src/brief/title/ranking/rank-titles.ts";
import { chooseLeader, scoreCandidates } from "../src/brief/title/ranking/ranker.ts";
import type { TitleSources } from "../src/brief/title/sources.ts";
import { toPackedSource } from "./packed-source.ts";
import { readAnnotatedFolder } from "./read-annotated.ts";
import { readAllTitled, type TitledPrompt } from "./read-titled.ts";
import { readWriters, type WrittenPrompt } from "./read-writers.ts";
import { rewardTitle, saysTheSame } from "./title-reward.ts";
import { type Readers, readTitleSources, trainReaders } from "./title-sources.ts";
import { type RankedExample, trainRanker } from "./title-trainer.ts";

/**
 * Trains the ranker of titles from the annotated prompts, and from prompts of which only the title is known, and writes its weights:
 * `node training/train-titles.ts`. Prompts are read by a tagger and a reader of slots that were trained on other writers, so that what
 * the ranker learns to trust is as unsure as it is for prompts that people send. FOLDS=4 also measures it on writers held out, beside the surest rule.
 */
const rankerTraining = {
  bits: 19,
  epochs: 6,
  rate: 0.1,
  decay: 0.05,
  sharpness: 12,
  fewest: 5,
  kept: 25_000,
} as const;
/** A topic that a prompt names is nearly as good a title as the ideal one. */
const worthOfTopic = 0.9;
/** What says the same as the ideal title is worth this much more: any such title is right. */
const worthOfSame = 0.3;

interface Example extends RankedExample, TitleChoice {
  readonly writer: string;
  /** How good what the surest rule reads would be, and which candidate it is. */
  readonly byRule: number;
  readonly surest: number;
}

/** The share of weights that keep their size. */
const covered = 0.995;
const folder = fileURLToPath(new URL("../annotated", import.meta.url));
const tagged = readAnnotatedFolder(folder);
const prompts = readWriters(folder, []);
const titled = readAllTitled();
const writers = [...new Set(prompts.map(({ writer }) => writer))];
const examples = [0, 1].flatMap((half) =>
  readHalf(new Set(writers.filter((_, index) => index % 2 === half))),
);
const packed = packBytes(trainRanker(examples, rankerTraining), covered);
const file = new URL("../src/generated/title-weights.ts", import.meta.url);
writeFileSync(
  file,
  toPackedSource({
    origin: `training/train-titles.ts from ${examples.length} prompts with titles`,
    again: "pnpm run train-titles",
    told: "The weights of the ranker that chooses a deck's title, packed.",
    name: "titleWeights",
    packed,
  }),
);
console.log(`${examples.length} prompts, ${Math.round(packed.bytes.length / 1000)} kB`);
measureFolds(Number(process.env["FOLDS"] ?? 0));

function readHalf(own: ReadonlySet<string>): readonly Example[] {
  const isOther = ({ writer }: { readonly writer: string }): boolean => !own.has(writer);
  const readers = trainReaders(tagged.filter(isOther), prompts.filter(isOther));
  const annotated = prompts.flatMap((prompt) => {
    if (isOther(prompt) || prompt.ideal === undefined) return [];
    const sources = readTitleSources(prompt.text, prompt.ideal.language, readers);
    return [toExample(prompt.writer, sources, worthOf(prompt))];
  });
  const isFirst = own.has(writers[0] ?? "");
  const others = titled.filter((_, index) => (index % 2 === 0) === isFirst);
  return [...annotated, ...others.map((prompt) => readTitledExample(prompt, readers))];
}

type Worth = (title: string) => number;

function worthOf({ ideal, language, slots }: WrittenPrompt): Worth {
  const isTranslated = ideal?.language.slice(0, 2) !== language.slice(0, 2);
  const named = slots.filter(({ slot }) => !isTranslated && (slot === "topic" || slot === "title"));
  const topics = named.map(({ text }) => text);
  return (title) =>
    Math.max(
      rewardTitle(title, [ideal?.title ?? ""], language),
      worthOfTopic * rewardTitle(title, topics, language),
    ) + worthIfSame(title, [ideal?.title ?? "", ...topics], language);
}

function worthIfSame(title: string, ideals: readonly string[], language: string): number {
  return ideals.some((ideal) => saysTheSame(title, ideal, language)) ? worthOfSame : 0;
}

/** All prompts of a language in a file are held out together. */
function readTitledExample({ text, language, titles, writer }: TitledPrompt, readers: Readers): Example {
  const sources = readTitleSources(text, language, readers);
  return toExample(
    `${writer} ${language}`,
    sources,
    (title) => rewardTitle(title, titles, language) + worthIfSame(title, titles, language),
  );
}

function toExample(writer: string, sources: TitleSources, worth: Worth): Example {
  const said = readSaidTitles(sources);
  const choice = readTitleChoice(sources, said);
  const surest = findSurestTitle(said);
  return {
    ...choice,
    writer,
    rewards: choice.texts.map(worth),
    byRule: surest === undefined ? 0 : worth(surest),
    surest: choice.texts.findIndex((text) => text.toLowerCase() === surest?.toLowerCase()),
  };
}

/** Prints how good the titles are that the ranker and the surest rule choose, for writers held out. */
function measureFolds(folds: number): void {
  const all = [...new Set(examples.map(({ writer }) => writer))];
  const sums = { prompts: 0, ranked: 0, ranking: 0, byRule: 0, ruled: 0, best: 0 };
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = ({ writer }: Example): boolean => all.indexOf(writer) % folds === fold;
    const weights = trainRanker(
      examples.filter((example) => !isOut(example)),
      rankerTraining,
    );
    for (const { texts, features, rewards, byRule, surest } of examples.filter(isOut)) {
      const scores = scoreCandidates(features, weights);
      const chosen = rewards[chooseLeader(texts, scores, surest)] ?? 0;
      sums.prompts += 1;
      sums.ranked += chosen;
      sums.ranking += chosen >= 0.5 ? 1 : 0;
      sums.byRule += byRule;
      sums.ruled += byRule >= 0.5 ? 1 : 0;
      sums.best += Math.max(0, ...rewards);
    }
  }
  const share = (sum: number): string => (sum / Math.max(1, sums.prompts)).toFixed(3);
  if (folds > 0)
    console.log(
      `held out: worth of the title ${share(sums.ranked)} (surest rule ${share(sums.byRule)}, best of all ${share(sums.best)}), half of it or more ${share(sums.ranking)} (${share(sums.ruled)})`,
    );
}
