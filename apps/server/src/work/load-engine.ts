import type { Engine } from "@lectern/engine";
import type { ModelSettings } from "@lectern/model-author";

/** Loads the pipeline for work in this thread, with a language model as its author where there is one. */
export async function loadEngine(model?: ModelSettings): Promise<Engine> {
  const { createEngine, loadEmbeddedAuthor, lookChoices, pictureStock } = await import("@lectern/engine");
  if (model === undefined) return createEngine({ author: await loadEmbeddedAuthor() });
  const { createModelAuthor } = await import("@lectern/model-author");
  return createEngine({ author: createModelAuthor(model, { looks: lookChoices, pictures: pictureStock }) });
}
