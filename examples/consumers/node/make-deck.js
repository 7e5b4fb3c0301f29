// node make-deck.js [TEXT] → deck.pptx
import { writeFile } from "node:fs/promises";
import { createClient, LecternError, watch } from "@lectern/client";

const lectern = createClient({
  baseUrl: process.env.LECTERN_URL ?? "http://127.0.0.1:4010",
  token: process.env.LECTERN_API_KEY ?? "any",
});
const prompt = process.argv[2] ?? "Urban gardening on small balconies";

try {
  const generation = watch(lectern.generatePresentation, { body: { prompt } });
  for await (const { fraction, message } of generation)
    console.log(`${Math.round(fraction * 100)} % ${message}`);
  const { id } = await generation.result;
  const file = await lectern.downloadPresentation({ id });
  await writeFile("deck.pptx", file.stream);
  console.log(`${file.fileName} is in deck.pptx.`);
} catch (error) {
  if (!(error instanceof LecternError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
