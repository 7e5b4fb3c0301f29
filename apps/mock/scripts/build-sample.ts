// Makes the deck that the mock's downloads answer, in the service's own engine.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { generateDeck } from "@lectern/engine";
import { samplePaths } from "../src/sample.ts";

const prompt = await readFile(new URL("sample-prompt.md", import.meta.url), "utf8");
const { bytes, title, slideCount } = await generateDeck({ prompt });
await mkdir(new URL(".", samplePaths.deck), { recursive: true });
await writeFile(samplePaths.deck, bytes);
await writeFile(samplePaths.facts, `${JSON.stringify({ title, slideCount }, undefined, 2)}\n`);
