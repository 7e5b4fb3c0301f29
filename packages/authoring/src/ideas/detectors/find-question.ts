import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";

const longestQuestion = 120;
const longestSupport = 160;
const shortestQuestion = 20;

/** Returns the one sentence that a paragraph is which asks something and, at most, says who takes it up. */
export function findQuestion(sentences: readonly string[]): Exhibit | undefined {
  if (!sentences.some((sentence) => /[?\uFF1F]/.test(sentence))) return undefined;
  const [first, second = "", ...more] = sentences.flatMap((sentence) => sentence.split(/(?<=[?\uFF1F]) /u));
  if (first === undefined || more.length > 0 || !/[?\uFF1F]$/u.test(first)) return undefined;
  const columns = countColumns(first);
  const support = second.replace(/^(?:->|→|=>|⇒|–|—|-)\s{0,3}/u, "").replace(/[.。]$/u, "");
  if (columns < shortestQuestion || columns > longestQuestion || countColumns(support) > longestSupport)
    return undefined;
  const title = first.charAt(0).toUpperCase() + first.slice(1);
  return {
    body: { kind: "statement", ...(support === "" ? {} : { support }) },
    score: scores.setOut,
    title,
  };
}
