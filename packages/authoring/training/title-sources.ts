import { readBriefWith } from "../src/brief/read-brief.ts";
import type { ChainWeights } from "../src/brief/slots/chain.ts";
import { trainChain as trainSlots } from "../src/brief/slots/train-chain.ts";
import { slotTraining } from "../src/brief/slots/training.ts";
import { toLabelledUnits } from "../src/brief/testing/labelled-units.ts";
import type { TitleSources } from "../src/brief/title/sources.ts";
import { matterText } from "../src/source/matter-text.ts";
import { readSource } from "../src/source/read-source.ts";
import { readStructure } from "../src/structure/read-structure.ts";
import { readDocumentFacts } from "../src/tagging/chain/document-facts.ts";
import { unpackModel } from "../src/tagging/chain/load-model.ts";
import { estimateRoles, type Model } from "../src/tagging/chain/model.ts";
import { roles } from "../src/tagging/role.ts";
import { placeUnits } from "../src/tagging/tag-units.ts";
import { cutTurns } from "../src/tagging/turns/cut-turns.ts";
import { estimateTurns, loadTurns } from "../src/tagging/turns/estimate-turns.ts";
import { toPlainText } from "../src/text/markup/rich-text.ts";
import { trainChain } from "./chain-trainer.ts";
import { preparePrompt } from "./examples.ts";
import { packModel } from "./pack-model.ts";
import type { AnnotatedPrompt } from "./read-annotated.ts";
import { readMade, type WrittenPrompt } from "./read-writers.ts";
import { mostRows, trainingOptions } from "./training-options.ts";

/** What reads the prompts of writers: models that were trained on the prompts of others. */
export interface Readers {
  readonly model: Model;
  readonly slots: ChainWeights;
}

/** Returns models trained on prompts: what is read of other prompts by them is as unsure as what people send. */
export function trainReaders(tagged: readonly AnnotatedPrompt[], slotted: readonly WrittenPrompt[]): Readers {
  const model = unpackModel(
    packModel(trainChain(tagged.map(preparePrompt), trainingOptions), roles.length, mostRows),
    roles.length,
  );
  const slots = trainSlots([...slotted, ...readMade()].flatMap(toLabelledUnits), slotTraining);
  return { model, slots };
}

/** Returns what a prompt's title may be taken from, as models read it. */
export function readTitleSources(prompt: string, language: string, readers: Readers): TitleSources {
  const read = readSource(prompt);
  const { source } = cutTurns(read, estimateTurns(read, loadTurns()));
  const facts = readDocumentFacts(source);
  const units = placeUnits(source, facts, estimateRoles(facts, readers.model));
  const brief = readBriefWith(units, { text: source.text, language, weights: readers.slots });
  const shown = new Set(units.filter(({ place }) => place === "slide").map(({ span }) => span.start));
  const matter = readStructure(matterText(source, ({ span }) => shown.has(span.start)));
  const headings = matter.blocks.flatMap((block) =>
    block.kind === "heading" && block.isLabel !== true ? [toPlainText(block.text)] : [],
  );
  return {
    brief,
    units,
    text: source.text,
    language,
    headings,
    ...(matter.title === undefined ? {} : { matterTitle: matter.title }),
  };
}
