import { describe, expect, it } from "vitest";
import { chooseModel } from "./choose-model.ts";
import { kindOfName, type LocalModel, parametersIn } from "./local-model.ts";

function model(name: string, more: Partial<LocalModel> = {}): LocalModel {
  return {
    name,
    kind: kindOfName(name),
    parameters: parametersIn(name),
    bytes: undefined,
    isLoaded: false,
    changedAt: undefined,
    contextTokens: undefined,
    ...more,
  };
}

describe("chooseModel", () => {
  it.each<{ rule: string; given: readonly LocalModel[]; want: string | undefined }>([
    { rule: "the larger", given: [model("qwen3:4b"), model("qwen3:8b")], want: "qwen3:8b" },
    {
      rule: "none that is too large for the memory",
      given: [model("llama3.3:70b"), model("gemma3:12b"), model("big", { bytes: 40e9 })],
      want: "gemma3:12b",
    },
    {
      rule: "a large one that is loaded already",
      given: [model("llama3.3:70b", { isLoaded: true }), model("gemma3:12b")],
      want: "llama3.3:70b",
    },
    {
      rule: "one for every purpose before one for code",
      given: [model("qwen2.5-coder:14b"), model("mistral:7b")],
      want: "mistral:7b",
    },
    { rule: "one for code before none", given: [model("qwen2.5-coder:14b")], want: "qwen2.5-coder:14b" },
    {
      rule: "text before pictures",
      given: [model("qwen2.5vl:32b"), model("llava:13b"), model("phi4:14b")],
      want: "phi4:14b",
    },
    {
      rule: "answers before long thoughts",
      given: [model("deepseek-r1:14b"), model("llama3.1:8b")],
      want: "llama3.1:8b",
    },
    {
      rule: "tuned before untuned",
      given: [model("llama3.1:8b-base"), model("llama3.1:8b-instruct")],
      want: "llama3.1:8b-instruct",
    },
    {
      rule: "of equals the loaded one",
      given: [model("a-8b", { changedAt: 2 }), model("b-8b", { isLoaded: true, changedAt: 1 })],
      want: "b-8b",
    },
    {
      rule: "then the newest",
      given: [model("a-8b", { changedAt: 1 }), model("b-8b", { changedAt: 2 })],
      want: "b-8b",
    },
    {
      rule: "no model that does not write",
      given: [
        "nomic-embed-text",
        "bge-m3",
        "jina-reranker-v2",
        "whisper-large",
        "llama-guard3:8b",
        "moondream:1.8b",
      ].map((name) => model(name)),
      want: undefined,
    },
  ])("takes $rule", ({ given, want }) => {
    for (const models of [given, given.toReversed()]) expect(chooseModel(models, 32e9)?.name).toBe(want);
  });
});

describe("parametersIn", () => {
  it.each([
    { given: "qwen3:8b", want: 8e9 },
    { given: "8.2B", want: 8.2e9 },
    { given: "137M", want: 137e6 },
    { given: "Mixtral-8x7B-Instruct-v0.1", want: 56e9 },
    { given: "Qwen3-30B-A3B-Instruct-2507", want: 30e9 },
    { given: "Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf", want: 8e9 },
    { given: "phi-4", want: undefined },
    { given: "model-4bit", want: undefined },
  ])("reads $given", ({ given, want }) => {
    expect(parametersIn(given)).toBe(want);
  });
});
