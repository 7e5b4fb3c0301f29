import type { Source } from "../src/source/unit.ts";
import type { Place, Role } from "../src/tagging/role.ts";
import type { AnnotatedPrompt } from "./read-annotated.ts";

/** Where the annotated units of some prompts would stand: what a person would see go wrong. */
export interface Measure {
  prompts: number;
  /** Prompts of which no unit is shown that is not to be shown. */
  clean: number;
  hidden: number;
  shown: number;
  matter: number;
  /** Matter that is sent to the notes, and that stands nowhere. */
  toNotes: number;
  lost: number;
  secrets: number;
  secretsShown: number;
  /** Secrets in the speaker's notes. */
  secretsSaid: number;
  /** Prompts that hold a secret, and those of them of which some is shown or said. */
  secretive: number;
  leaky: number;
}

/** Returns a measure of nothing yet. */
export function createMeasure(): Measure {
  return {
    prompts: 0,
    clean: 0,
    hidden: 0,
    shown: 0,
    matter: 0,
    toNotes: 0,
    lost: 0,
    secrets: 0,
    secretsShown: 0,
    secretsSaid: 0,
    secretive: 0,
    leaky: 0,
  };
}

/** What went wrong with one annotated unit. */
export interface Wrong {
  readonly kind: "shown" | "toNotes" | "lost" | "secretShown" | "secretSaid";
  readonly role: Role;
  readonly text: string;
}

const matter: readonly Role[] = ["content", "heading", "title"];

/** Adds a prompt: a unit counts as shown, said or lost where more than half of its characters are. Returns what went wrong. */
export function addToMeasure(
  measure: Measure,
  prompt: AnnotatedPrompt,
  source: Source,
  places: readonly Place[],
): readonly Wrong[] {
  const byCharacter = new Uint8Array(prompt.text.length);
  for (const [index, { span }] of source.units.entries())
    byCharacter.fill(places[index] === "slide" ? 1 : places[index] === "notes" ? 2 : 3, span.start, span.end);
  const wrong: Wrong[] = [];
  measure.prompts += 1;
  for (const { start, end, role } of prompt.units) {
    const counts = [0, 0, 0, 0];
    let all = 0;
    for (let place = start; place < end; place += 1) {
      if (!/[\p{L}\p{N}]/u.test(prompt.text.charAt(place))) continue;
      const where = byCharacter[place] ?? 0;
      if (where === 0) continue;
      counts[where] = (counts[where] ?? 0) + 1;
      all += 1;
    }
    if (all === 0) continue;
    const [, slide = 0, notes = 0, nowhere = 0] = counts.map((count) => count / all);
    const text = prompt.text.slice(start, end);
    const add = (kind: Wrong["kind"]): void => {
      wrong.push({ kind, role, text });
    };
    if (role === "withhold") {
      measure.secrets += 1;
      if (slide >= 0.5) measure.secretsShown += 1;
      if (notes >= 0.5) measure.secretsSaid += 1;
      if (slide >= 0.5) add("secretShown");
      else if (notes >= 0.5) add("secretSaid");
    }
    if (matter.includes(role)) {
      measure.matter += 1;
      if (nowhere >= 0.5) measure.lost += 1;
      else if (notes >= 0.5) measure.toNotes += 1;
      if (nowhere >= 0.5) add("lost");
      else if (notes >= 0.5) add("toNotes");
    } else {
      measure.hidden += 1;
      if (slide >= 0.5) measure.shown += 1;
      if (slide >= 0.5 && role !== "withhold") add("shown");
    }
  }
  if (prompt.units.some(({ role }) => role === "withhold")) measure.secretive += 1;
  if (wrong.some(({ kind }) => kind === "secretShown" || kind === "secretSaid")) measure.leaky += 1;
  if (!wrong.some(({ kind }) => kind === "shown" || kind === "secretShown")) measure.clean += 1;
  return wrong;
}
