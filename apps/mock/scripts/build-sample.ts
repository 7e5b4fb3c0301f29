// Makes the deck that the mock's downloads answer, in the service's own engine.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { generateDeck, openDeck } from "@lectern/engine";
import { createRasterizer } from "@lectern/raster";
import { mockFiles } from "../src/mock-files.ts";

const prompt = await readFile(new URL("sample-prompt.md", import.meta.url), "utf8");
const { bytes, title, slideCount } = await generateDeck({ prompt });
const deck = openDeck(bytes);
const pictures = Array.from({ length: slideCount }, (_, index) => deck.draw(index + 1));
const png = Buffer.from(await createRasterizer()(deck.draw(1))).toString("base64");
await mkdir(new URL(".", mockFiles.deck), { recursive: true });
await writeFile(mockFiles.deck, bytes);
await writeFile(mockFiles.facts, `${JSON.stringify({ title, slideCount, pictures, png }, undefined, 2)}\n`);
