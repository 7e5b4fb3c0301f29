import { expect, test } from "vitest";
import {
  createGeneration,
  type GenerateDeck,
  type GenerationProgress,
  type GenerationRequest,
  type Made,
} from "./generation.ts";

const request: GenerationRequest = {
  prompt: "Night trains",
  templateId: undefined,
  look: undefined,
  outline: undefined,
  report: undefined,
  isOutlineOnly: false,
  idempotencyKey: "k",
};
const toMade = (id: string): Made => ({
  kind: "deck",
  presentation: { id, embed: "http://a.example/e", download: "http://a.example/d" },
  report: undefined,
});

interface Call {
  readonly answer: PromiseWithResolvers<Made>;
  readonly signal: AbortSignal;
  readonly tell: (progress: GenerationProgress) => void;
}

function createTestGeneration() {
  const calls: Call[] = [];
  const log: string[] = [];
  const generateDeck: GenerateDeck = (_request, { signal, onProgress }) => {
    const answer = Promise.withResolvers<Made>();
    calls.push({ answer, signal, tell: onProgress });
    return answer.promise;
  };
  const generation = createGeneration({
    generateDeck,
    now: () => 1000,
    onMade: (made) => log.push(`made ${made.kind === "deck" ? made.presentation.id : made.kind}`),
    onFailed: (error) => log.push(`failed ${(error as Error).message}`),
  });
  const callAt = (index: number): Call => calls[index] ?? expect.fail(`There was no call ${index}.`);
  return { generation, callAt, log };
}

test("what the service tells is shown until the deck is there", async () => {
  const { generation, callAt, log } = createTestGeneration();
  const running = generation.start(request);
  expect(generation.state.get()).toEqual({ kind: "running", request, startedAt: 1000, progress: undefined });
  const progress = { stage: "layout", message: "Laying out", fraction: 0.65 };
  callAt(0).tell(progress);
  expect(generation.state.get()).toMatchObject({ kind: "running", progress });
  callAt(0).answer.resolve(toMade("a"));
  await running;
  expect([generation.state.get(), log]).toEqual([{ kind: "idle" }, ["made a"]]);
});

test("a cancelled generation is aborted and nothing comes of it", async () => {
  const { generation, callAt, log } = createTestGeneration();
  const running = generation.start(request);
  generation.cancel();
  expect(callAt(0).signal.aborted).toBe(true);
  callAt(0).tell({ stage: "layout", message: "", fraction: 1 });
  callAt(0).answer.reject(new Error("aborted"));
  await running;
  expect([generation.state.get(), log]).toEqual([{ kind: "idle" }, []]);
});

test("a failure is kept with its request until it is tried again or put away", async () => {
  const { generation, callAt, log } = createTestGeneration();
  const running = generation.start(request);
  const error = new Error("no room");
  callAt(0).answer.reject(error);
  await running;
  expect([generation.state.get(), log]).toEqual([{ kind: "failed", request, error }, ["failed no room"]]);
  generation.dismiss();
  expect(generation.state.get()).toEqual({ kind: "idle" });
});

test("a second start ends the first", async () => {
  const { generation, callAt, log } = createTestGeneration();
  const [first, second] = [generation.start(request), generation.start(request)];
  expect(callAt(0).signal.aborted).toBe(true);
  callAt(0).answer.resolve(toMade("old"));
  callAt(1).answer.resolve(toMade("a"));
  await Promise.all([first, second]);
  expect(log).toEqual(["made a"]);
});
