import type { WantedForm } from "../brief.ts";
import { numberNouns, pictureNouns, sentenceNouns, sizeWords } from "../lexicon/look-words.ts";
import { joinWords } from "../lexicon/plan-words.ts";
import { readNumber } from "../numbers.ts";
import { readWishedForm } from "../read-form.ts";
import { createWordList } from "../word-list.ts";

/** The name of a planned slide, and the form that words behind it ask for. */
export interface NameAndLook {
  readonly name: string;
  readonly form?: WantedForm;
}

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu");
const [pictures, sentences, numbers] = [whole(pictureNouns), whole(sentenceNouns), whole(numberNouns)];
const sizes = whole(sizeWords);
const joins = createWordList(joinWords);
const lastClause = /^(?<name>.{2,80}?)(?:[,;，、]|[.?!]|\s[–—-])\s+(?<look>[^,;，、.?!–—]{3,40})$/u;
const mostWords = 4;

/** Returns a name without the clause at its end that only says how its slide is to look: "insight, one huge sentence", "team, three faces". */
export function takeLook(title: string): NameAndLook {
  const { name = "", look = "" } = lastClause.exec(title.replace(/[\s:：–—-]+$/u, ""))?.groups ?? {};
  const form = formOfLook(look);
  if (name === "" || form === undefined) return { name: title };
  const kept = /[?!]$/u.test(title.slice(0, name.length + 1)) ? title.slice(0, name.length + 1) : name;
  return { name: kept, ...(form !== "picture" && { form }) };
}

/** Returns the form that a clause asks for, if it says nothing else: "one huge sentence". */
export function formOfLook(look: string): WantedForm | "picture" | undefined {
  const words = look.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0 || words.length > mostWords) return undefined;
  const told = words.filter((word) => !isSmall(word.toLowerCase()));
  const [noun, ...others] = told;
  if (noun === undefined || others.length > 0) return undefined;
  if (pictures.test(noun)) return "picture";
  const isCounted = words.length > 1;
  if (isCounted && sentences.test(noun)) return "statement";
  if (isCounted && numbers.test(noun)) return "numbers";
  return isCounted ? readWishedForm(look) : undefined;
}

function isSmall(word: string): boolean {
  return readNumber(word) !== undefined || sizes.test(word) || joins.has(word);
}
