// A thread that makes decks: gets annotated prompts one by one, answers each with its reading.
import { parentPort } from "node:worker_threads";
import type { AnnotatedPrompt } from "./annotated-prompt.ts";
import { makeReading } from "./make-reading.ts";

parentPort?.on("message", async (prompt: AnnotatedPrompt) => {
  parentPort?.postMessage(await makeReading(prompt));
});
