import type { EngineProgress, EngineStage } from "@lectern/engine";
import type { GenerationProgress, GenerationStage } from "@lectern/types";
import type { GenerationStep } from "../../generation.ts";

type AuthorProgress = Extract<EngineProgress, { kind: "author" }>["progress"];

interface StageFacts {
  readonly message: string;
  /** The estimated part of the work that is done when the stage begins. */
  readonly begins: number;
}

const stages: Readonly<Record<GenerationStage, StageFacts>> = {
  queued: { message: "Waiting for a free place", begins: 0 },
  authoring: { message: "Reading the prompt", begins: 0.05 },
  template: { message: "Opening the template", begins: 0.6 },
  layout: { message: "Laying out the slides", begins: 0.65 },
  inspection: { message: "Checking every slide", begins: 0.8 },
  writing: { message: "Writing the file", begins: 0.85 },
  storing: { message: "Keeping the file", begins: 0.95 },
} satisfies Record<EngineStage, StageFacts> & Record<GenerationStage, StageFacts>;

const readingStages: readonly AuthorProgress["stage"][] = ["sanitise", "tag", "brief", "structure"];

const writingMessages: Partial<Record<AuthorProgress["stage"], string>> = { draw: "Drawing the pictures" };

/** Returns the function that says one generation's steps as the contract does; its fractions never fall. */
export function createProgressReport(): (step: GenerationStep) => GenerationProgress {
  let reached = 0;
  return (step) => {
    const progress = toProgress(step);
    reached = Math.max(reached, progress.fraction);
    return { ...progress, fraction: reached };
  };
}

function toProgress(step: GenerationStep): GenerationProgress {
  switch (step.kind) {
    case "queued":
    case "storing":
      return atBeginning(step.kind);
    case "stage":
      return atBeginning(step.stage);
    case "author":
      return toAuthorProgress(step.progress);
    case "finished":
      return { stage: "writing", message: `${step.slideCount} slides are made`, fraction: 0.94 };
  }
}

function atBeginning(stage: GenerationStage): GenerationProgress {
  const { message, begins } = stages[stage];
  return { stage, message, fraction: begins };
}

function toAuthorProgress({ stage, done, of }: AuthorProgress): GenerationProgress {
  const { message, begins } = stages.authoring;
  const part = of > 0 ? Math.min(done / of, 1) : 0;
  const fraction = Math.round((begins + part * (stages.template.begins - begins)) * 1000) / 1000;
  const says = readingStages.includes(stage) ? message : (writingMessages[stage] ?? "Writing the slides");
  return { stage: "authoring", message: says, fraction };
}
