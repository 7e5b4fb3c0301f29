import type { ModelCheck } from "@lectern/model-author";
import { chooseAuthor } from "../model/choose-author.ts";
import { toAuthorLines } from "../model/describe-author.ts";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings } from "../settings/settings.ts";
import { CommandError, parseWords } from "./command-error.ts";

/** lectern model check: asks the model that would write for a small deck, and says how it did. */
export async function checkLanguageModel(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern model check", operandCount: 0 });
  const { author, settings } = await chooseAuthor(readSettings(readEnvironment(process.env)), {
    environment: readEnvironment(process.env),
  });
  const { model } = settings;
  if (model === undefined) throw new CommandError(`there is no model to check. ${toAuthorLines(author)}`);
  process.stderr.write(
    `Asking ${model.model} at ${model.url ?? model.provider} for five slides; it has ${model.totalSeconds} s …\n`,
  );
  const { checkModel, ModelError } = await import("@lectern/model-author");
  const check = await checkModel(model).catch((error: unknown) => {
    throw error instanceof ModelError ? new CommandError(toFailure(error.message, error.fault)) : error;
  });
  const { lines, isGood } = describeCheck(check, model.totalSeconds);
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  if (!isGood) throw new CommandError("this model does not write decks well enough as things stand.");
}

const advice: Readonly<Record<string, string>> = {
  unreachable: "Does its server run, and is LECTERN_MODEL_URL its address?",
  unauthorized: "Is LECTERN_MODEL_KEY its key?",
  rejected: "Does its server know LECTERN_MODEL by this name?",
  timeout: "Give it more time with LECTERN_MODEL_SECONDS, or take a smaller model.",
  silence: "Give it more time with LECTERN_MODEL_SILENCE_SECONDS, or take a smaller model.",
};

function toFailure(message: string, fault: string): string {
  const [what = message] = message.split(". ");
  return `${what}. ${advice[fault] ?? "Take a larger model, tuned to follow instructions."}`;
}

/** Returns what a check found in plain words, and whether the model will do; it has so many seconds for a deck. */
export function describeCheck(
  check: ModelCheck,
  totalSeconds: number,
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const { slides, replaced, keepsSchema, isCounted, firstWordSeconds, tokensPerSecond, usualSeconds } = check;
  const isInTime = usualSeconds <= totalSeconds;
  const lines = [
    `Deck:    ${slides} slides${replaced === 0 ? ", every one the model's" : `, ${replaced} of them unusable and replaced`}.`,
    `Schema:  ${toSchemaWords(check)}`,
    `Speed:   ${toNumber(tokensPerSecond)} tokens per second${isCounted ? "" : " (estimated)"}, the first word after ${toNumber(firstWordSeconds)} s.`,
    `Time:    a usual deck (12 slides) takes about ${toDuration(usualSeconds)}, ${
      isInTime
        ? `within the ${totalSeconds} s it has.`
        : `longer than the ${totalSeconds} s it has: set LECTERN_MODEL_SECONDS=${Math.ceil((usualSeconds * 1.5) / 10) * 10} and LECTERN_GENERATE_SECONDS to 10 more, or take a smaller model.`
    }`,
  ];
  const isGood = replaced === 0 && isInTime;
  return {
    lines: isGood && keepsSchema ? [...lines, "It will do."] : lines,
    isGood,
  };
}

function toSchemaWords({ keepsSchema, replaced }: ModelCheck): string {
  if (keepsSchema) return "kept at the first try.";
  return replaced === 0
    ? "kept after mending, which costs time."
    : "not kept: take a larger model, or one tuned to follow instructions.";
}

function toNumber(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toString();
}

function toDuration(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} minutes`;
}
