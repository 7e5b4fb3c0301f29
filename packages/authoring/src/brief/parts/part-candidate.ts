import type { TaggedUnit } from "../../tagging/role.ts";
import type { Span } from "../../text/span.ts";
import type { WantedForm, WantedPart } from "../brief.ts";

/** What may be a part that is asked for, and where in the text of its unit it stands. */
export interface PartCandidate {
  readonly part: WantedPart;
  readonly unit: TaggedUnit;
  readonly start: number;
  readonly end: number;
}

/** A form that a unit asks for without saying of which part, and where its words stand in the unit. */
export interface LooseForm extends Span {
  readonly form: WantedForm;
  readonly unit: TaggedUnit;
}
