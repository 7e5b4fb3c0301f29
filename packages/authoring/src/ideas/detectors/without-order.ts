import { firstOfSteps, nextOfSteps } from "../../text/lexicon/step-words.ts";
import { withSubjectFirst } from "../../text/sentences/subject-first.ts";

/** What joins the clauses of a row. */
export const joint = /^(?:and|und|et|y|e|en|och|og|oraz|i|и) (?=\p{L})/iu;
/** Languages in which the verb comes before its subject behind such a word: "daarna wordt het deeg gekneed". */
const verbSecond = /^(?:nl|sv|da|nb|nn|no)(?:-|$)/u;

/** Returns what is told as a step, without its words of order; in German with the subject before its verb again. */
export function withoutOrder(member: string, language: string): string {
  const own = member.replace(joint, "");
  const bare = own.replace(firstOfSteps, "").replace(nextOfSteps, "");
  if (bare === own || bare === "" || verbSecond.test(language)) return own;
  return withSubjectFirst(bare, language);
}
