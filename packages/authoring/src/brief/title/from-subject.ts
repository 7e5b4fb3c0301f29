import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { subjectLabels } from "../lexicon/title-words.ts";
import { readAboutPhrase } from "./about-phrase.ts";
import type { TitleSources } from "./sources.ts";

const subjectLine = new RegExp(
  `^["'*]{0,2}(?:${subjectLabels})["'*]{0,2}\\s{0,2}[:：]\\s{0,4}(.{2,160})$`,
  "iu",
);

const replyMarks =
  /^(?:\s*(?:re|aw|ilt|i̇lt|הועבר|تحويل|השב|ref|fw|fwd|wg|tr|rv|res|enc|rif|sv|vs|vb|ynt|odp|pd|回复|答复|转发|回覆|轉寄|返信|転送|회신|전달|اعادة|رد)\s?(?:\[\d\])?\s?[:：])+\s*/iu;

/** The subject of a mail without "Re:". */
export function subject({ units, text: prompt }: TitleSources): string | undefined {
  for (const { text, role, span, opensLine, closesLine } of units) {
    const end = prompt.indexOf("\n", span.start);
    // A reply mark within a subject ends with a colon, too.
    const whole = opensLine && !closesLine ? prompt.slice(span.start, end === -1 ? undefined : end) : text;
    const line = subjectLine.exec(whole.slice(0, 240))?.[1];
    if (line === undefined || role === "withhold") continue;
    const words = line
      .replace(replyMarks, "")
      .replace(/^\[[^\]\n]{1,30}\]\s{0,2}/u, "")
      .trim();
    const asks = /(?:\bslides?\b|folien|diapo|powerpoint|\bppt\b|\bdeck\b|presentation|präsentation)/iu.test(
      words,
    );
    const about = asks ? (readAboutPhrase(words) ?? beforeWish(words)) : words;
    if (about !== undefined && about.length > 2) return about;
  }
  return undefined;
}

/** "New rota - please make slides of it": what stands before the mark that a wish follows. */
function beforeWish(words: string): string | undefined {
  const [, name = "", wish = ""] = /^([^,;–—(]{4,80}?)\s?(?: - |[,;–—(])(.+)$/u.exec(words) ?? [];
  const asks = (text: string) => findTerms(text).some(({ classes }) => (classes & wishes) !== 0);
  return name !== "" && !asks(name) && asks(wish) ? name.trim() : undefined;
}

const wishes = termBits("deck", "ask", "want", "polite");
