import { fileURLToPath } from "node:url";

/** Where the rendered gallery goes; git leaves it alone. */
export const outFolder = fileURLToPath(new URL("../out/", import.meta.url));

/** Where the pictures of the documentation stand. */
export const guideFolder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

/** Where the prompts stand. */
export const promptsFolder = fileURLToPath(new URL("../prompts/", import.meta.url));

/** Where the prompts stand that decks are tried with. */
export const corpusFolder = fileURLToPath(new URL("../corpus/prompts/", import.meta.url));

/** Where recorded answers to a model author's requests stand. */
export const answersFolder = fileURLToPath(new URL("../answers/", import.meta.url));
