// question -> attempts, each with its own limits -> the model's text, whole or as far as it came; or a ModelError.
import { setTimeout as wait } from "node:timers/promises";
import { type FinishReason, type JSONSchema7, streamText, wrapLanguageModel } from "ai";
import type { AnswerSchema, SchemaForm } from "../request/deck-schema.ts";
import type { NamedModel } from "./create-language-model.ts";
import { isRepeating } from "./is-repeating.ts";
import { ModelError } from "./model-error.ts";
import type { ModelSettings } from "./model-settings.ts";
import { toModelError } from "./to-model-error.ts";

/** What a model is asked. */
export interface Question {
  /** Ours alone: nothing of the caller's prompt stands in it. */
  readonly instructions: string | ((form: SchemaForm) => string);
  readonly prompt: string;
  /** Left out: the answer is no JSON. */
  readonly schema?: AnswerSchema;
  /** How many tokens the answer may have. */
  readonly mostTokens: number;
  /** Called with each piece of the answer; undefined: an attempt begins anew. */
  readonly onText?: (piece: string | undefined) => void;
  /** Says whether an answer that broke off is worth keeping. */
  readonly isEnough?: (text: string) => boolean;
}

/** What a model answered. */
export interface ModelAnswer {
  readonly text: string;
  /** False where the answer broke off: too long, cut, or lost in a repetition. */
  readonly isWhole: boolean;
  /** As its server counted them; undefined: it does not say. */
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

/** Asks a model; throws a ModelError, or the signal's reason. */
export type AskModel = (question: Question, limits: AskLimits) => Promise<ModelAnswer>;

/** What ends the asking. */
export interface AskLimits {
  /** The caller's own. */
  readonly signal: AbortSignal | undefined;
  /** When the time for the whole deck is up. */
  readonly deadline: AbortSignal;
}

const mostAttempts = 3;
const mostAttemptsInSilence = 2;
const firstPause = 1_000;
/** What no answer has; a server that does not count tokens is stopped by it. */
const mostCharactersPerToken = 12;
const inspectEvery = 500;

/** Returns the way to ask this model, which remembers what form of schema its server takes. */
export function createAskModel(named: NamedModel, settings: ModelSettings): AskModel {
  let form = 0;
  return async (question, limits) => {
    for (let attempt = 1; ; attempt += 1) {
      const schemaForm = named.schemaForms[form] ?? "none";
      const outcome = await attemptOnce({ named, settings, question, schemaForm, ...limits });
      limits.signal?.throwIfAborted();
      if (outcome.error === undefined) return outcome;
      const { error } = outcome;
      // A server that does not know a kind of schema says 400 or 422 to it.
      const mayBeSchema = question.schema !== undefined && (error.status === 400 || error.status === 422);
      if (mayBeSchema && form < named.schemaForms.length - 1) {
        form += 1;
        attempt -= 1;
        continue;
      }
      const mayGoOn = mayAskAgain(outcome, error, attempt) && !limits.deadline.aborted;
      if (mayGoOn && (await pause(error, attempt, settings, limits))) continue;
      if (question.isEnough?.(outcome.text)) return outcome;
      throw error;
    }
  };
}

/**
 * A silent server may be at work on the request, which would be paid again: it is asked once more where it has not
 * begun to answer in the time that it was given, and never in the middle of an answer.
 */
function mayAskAgain({ hasBegun }: Outcome, error: ModelError, attempt: number): boolean {
  if (error.fault === "silence") return !hasBegun && attempt < mostAttemptsInSilence;
  return error.isRetryable && attempt < mostAttempts;
}

/** Waits before the next attempt; false: there is no time for another one. */
async function pause(
  error: ModelError,
  attempt: number,
  { totalSeconds }: ModelSettings,
  { signal, deadline }: AskLimits,
): Promise<boolean> {
  const milliseconds =
    error.retryAfter === undefined ? firstPause * 2 ** (attempt - 1) : error.retryAfter * 1000;
  if (milliseconds >= totalSeconds * 1000) return false;
  try {
    await wait(milliseconds, undefined, {
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return true;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}

interface Attempt extends AskLimits {
  readonly named: NamedModel;
  readonly settings: ModelSettings;
  readonly question: Question;
  readonly schemaForm: SchemaForm;
}

interface Outcome extends ModelAnswer {
  /** Whether the model said or thought anything. */
  readonly hasBegun: boolean;
  readonly error: ModelError | undefined;
}

async function attemptOnce(attempt: Attempt): Promise<Outcome> {
  const { settings, question, signal, deadline } = attempt;
  const silence = createTimer(settings.firstWordSeconds);
  const limit = createTimer(settings.attemptSeconds);
  const stop = new AbortController();
  const signals = [silence.signal, limit.signal, stop.signal, deadline, ...(signal ? [signal] : [])];
  const read = createReading(question, () => silence.restart(settings.silenceSeconds));
  try {
    question.onText?.(undefined);
    const result = startStream(attempt, AbortSignal.any(signals));
    for await (const part of result.stream) {
      switch (part.type) {
        case "text-delta":
          read.take(part.text);
          break;
        case "reasoning-delta":
          read.think(part.text);
          break;
        case "error":
          throw part.error;
        case "finish":
          read.finish(part.finishReason, part.totalUsage);
          break;
        default:
      }
      if (read.isRunningOn()) {
        stop.abort();
        break;
      }
    }
    return read.toOutcome(faultOf(silence.signal, limit.signal, deadline));
  } catch (error) {
    const fault = faultOf(silence.signal, limit.signal, deadline);
    return read.toOutcome(undefined, fault ? new ModelError(fault) : toModelError(error, read.isEmpty()));
  } finally {
    silence.stop();
    limit.stop();
    // What broke off lets its socket go; what came to its end leaves it for the next request.
    if (!read.isFinished()) stop.abort();
  }
}

function startStream({ named, question, schemaForm }: Attempt, abortSignal: AbortSignal) {
  const { instructions, prompt, schema, mostTokens } = question;
  return streamText({
    model: withSchema(named.model, schemaForm === "none" ? undefined : schema?.(schemaForm)),
    instructions: typeof instructions === "string" ? instructions : instructions(schemaForm),
    prompt,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    abortSignal,
    // What fails is thrown from the stream; the default would print it, with the provider's own words.
    onError: () => undefined,
    telemetry: { recordInputs: false, recordOutputs: false },
  });
}

/** As an `output` of streamText a schema would hold back every text that is no JSON, and parse the rest at each piece. */
function withSchema(model: NamedModel["model"], schema: JSONSchema7 | undefined) {
  if (schema === undefined) return model;
  const responseFormat = { type: "json", name: "answer", schema } as const;
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v4",
      transformParams: async ({ params }) => ({ ...params, responseFormat }),
    },
  });
}

function faultOf(
  silence: AbortSignal,
  limit: AbortSignal,
  deadline: AbortSignal,
): "timeout" | "silence" | undefined {
  if (deadline.aborted || limit.aborted) return "timeout";
  return silence.aborted ? "silence" : undefined;
}

interface Usage {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

function createReading({ mostTokens, onText }: Question, onSign: () => void) {
  let text = "";
  let thought = 0;
  let inspected = 0;
  let runsOn = false;
  let finished: { readonly reason: FinishReason; readonly usage: Usage } | undefined;
  const inspect = () => {
    if (text.length - inspected < inspectEvery) return;
    inspected = text.length;
    runsOn = text.length + thought > mostTokens * mostCharactersPerToken || isRepeating(text);
  };
  return {
    take(piece: string) {
      if (piece === "") return;
      onSign();
      text += piece;
      onText?.(piece);
      inspect();
    },
    think(piece: string) {
      if (piece !== "") onSign();
      thought += piece.length;
      if (text.length + thought > mostTokens * mostCharactersPerToken) runsOn = true;
    },
    finish(reason: FinishReason, usage: Usage) {
      finished = { reason, usage };
    },
    isEmpty: () => text.trim() === "",
    isRunningOn: () => runsOn,
    isFinished: () => finished !== undefined,
    toOutcome(fault: "timeout" | "silence" | undefined, error?: ModelError): Outcome {
      const stopped = error ?? (fault ? new ModelError(fault) : faultOfEnd(text, runsOn, finished?.reason));
      return {
        text,
        isWhole: stopped === undefined && !runsOn && finished?.reason === "stop",
        inputTokens: finished?.usage.inputTokens,
        outputTokens: finished?.usage.outputTokens,
        hasBegun: text !== "" || thought > 0,
        error: stopped,
      };
    },
  };
}

function faultOfEnd(text: string, runsOn: boolean, reason: FinishReason | undefined): ModelError | undefined {
  if (runsOn) return undefined;
  if (reason === "content-filter") return new ModelError("refused");
  if (reason === "error") return new ModelError("server_error");
  if (text.trim() === "") return new ModelError("empty");
  // The connection was closed before the model said that it is done.
  if (reason === undefined || reason === "other") return new ModelError("cut");
  return undefined;
}

function createTimer(seconds: number) {
  const controller = new AbortController();
  const start = (after: number) => setTimeout(() => controller.abort(), after * 1000);
  let timer = start(seconds);
  return {
    signal: controller.signal,
    restart(after: number) {
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = start(after);
    },
    stop: () => clearTimeout(timer),
  };
}
