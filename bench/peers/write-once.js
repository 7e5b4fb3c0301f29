// node write-once.js LIBRARY INPUT.json OUTPUT.pptx: makes one deck in a process of its own.
import { readFileSync, writeFileSync } from "node:fs";

const [library, input, output] = process.argv.slice(2);
const { createDeck } = await import(`./${library}.js`);
writeFileSync(output, await createDeck(JSON.parse(readFileSync(input, "utf8"))));
