import type { DocumentFacts } from "./chain/document-facts.ts";

/** Who writes "</system>" plays a model's own marks, and asks for nothing that a deck can have. */
export const forgedMarks =
  /<\/?(?:system|user|assistant|prompt|instructions?|tool)>|\[\/?INST\]|<\|\w{2,20}\|>|(?:ignore|disregard|forget) (?:all |any )?(?:your |the )?(?:previous|prior|above|earlier) (?:instructions|prompts|rules)/iu;
const speaker = /^(?:system|assistant|user|tool)$/iu;

/** Returns the units that play a model's own marks, and all of a record that plays a turn of its talk. */
export function findForged({ units }: DocumentFacts): readonly number[] {
  const lines = new Set(
    units.flatMap(({ unit }, index) => {
      const isTurn =
        unit.form === "value" &&
        speaker.test(unit.text) &&
        /^role$/iu.test(units[index - 1]?.unit.text ?? "");
      return isTurn ? [unit.line] : [];
    }),
  );
  return units.flatMap(({ unit }, index) =>
    lines.has(unit.line) || forgedMarks.test(unit.text) ? [index] : [],
  );
}
