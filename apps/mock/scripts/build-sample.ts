// Makes the deck that the mock's downloads answer, in the service's own engine.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { generateDeck } from "@lectern/engine";
import { mockFiles } from "../src/mock-files.ts";

const prompt = await readFile(new URL("sample-prompt.md", import.meta.url), "utf8");
const { bytes, title, slideCount } = await generateDeck({ prompt });
await mkdir(new URL(".", mockFiles.deck), { recursive: true });
await writeFile(mockFiles.deck, bytes);
await writeFile(mockFiles.facts, `${JSON.stringify({ title, slideCount }, undefined, 2)}\n`);
