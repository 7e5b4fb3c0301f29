// A thread that makes decks: gets annotated prompts one by one, answers each with its reading.
import { parentPort } from "node:worker_threads";
import { makeReading } from "./make-reading.ts";
import type { AnnotatedPrompt } from "./prompts/annotated-prompt.ts";

parentPort?.on("message", async (prompt: AnnotatedPrompt) => {
  parentPort?.postMessage(await makeReading(prompt));
});
