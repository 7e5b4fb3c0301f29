import type { SchemaForm } from "../request/deck-schema.ts";
import { isFlatForm } from "../request/deck-schema.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Whether a model is asked for slides in the rich schema or in the flat one. */
export interface SchemaChoice {
  /** False where the operator has chosen. */
  readonly maySwitch: boolean;
  isFlat(): boolean;
  /** Tells whether an answer in the rich schema held a slide that can be used. */
  note(isUsable: boolean): void;
}

const mostUnusable = 2;
/** In less, the rich instructions and an answer leave too little room for a text. */
const leastContext = 12_000;

/** Returns the choice for one model: the operator's; else the rich schema, until two answers in it could not be used. */
export function createSchemaChoice({ schema = "auto", contextTokens }: ModelSettings): SchemaChoice {
  let unusable = 0;
  return {
    maySwitch: schema === "auto",
    isFlat() {
      if (schema !== "auto") return schema === "flat";
      return contextTokens < leastContext || unusable >= mostUnusable;
    },
    note(isUsable) {
      if (!isUsable) unusable += 1;
    },
  };
}

/** Returns the forms of schema to try with the operator's choice, the best first. */
export function chooseSchemaForms(
  forms: readonly SchemaForm[],
  { schema = "auto" }: ModelSettings,
): readonly SchemaForm[] {
  // What is asked in the flat schema is flat in every form.
  return schema === "auto" ? forms : forms.filter((form) => !isFlatForm(form));
}
