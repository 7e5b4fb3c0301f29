import type { Unit } from "../source/unit.ts";

/** What the units of a prompt are for, as the annotated prompts name it. */
export const roles = [
  "request",
  "plan",
  "content",
  "heading",
  "title",
  "note",
  "withhold",
  "chrome",
] as const;

/** What a unit is for. */
export type Role = (typeof roles)[number];

/** Where the words of a unit may stand: on slides, only in the speaker's notes, or nowhere in the deck. */
export type Place = "slide" | "notes" | "nowhere";

/** A unit and what it is for. */
export interface TaggedUnit extends Unit {
  readonly role: Role;
  /** How sure the role is, 0 to 1; 1 where a rule gave it. */
  readonly confidence: number;
  /** In doubt a unit is spoken, not shown; what is secret, or may be, stands nowhere. */
  readonly place: Place;
  /** Why it stands where it stands, for the report: "asks for the deck", "marked as internal", "may be a request". */
  readonly reason: string;
}
