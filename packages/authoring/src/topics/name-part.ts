import { capitalise } from "../text/words/capitalise.ts";
import { countColumns, sliceColumns } from "../text/words/columns.ts";

const longestName = 32;
const longestTitle = 60;

/** Returns a row's title or part with the topic put in; without a short topic as the row words it for that case. */
export function nameIn(text: string, topic: string | undefined): string {
  const [named = "", plain] = text.split("~");
  if (!named.includes("{topic}")) return named;
  const full = named.replace("{topic}", () => topic ?? "");
  if (topic !== undefined && (plain !== undefined || countColumns(full) <= longestTitle)) return full;
  return plain ?? capitalise(named.replace(/^\{topic\}\s?[:\uFF1A]\s?/u, ""));
}

/** What asks for a definition, at the beginning or the end of a topic. */
const whatIs =
  /^(?:what(?: is| are|['’]s)|was (?:ist|sind)|qu['’]est-ce (?:que |qu['’])(?:c['’]est que )?|¿?qu[ée] (?:es|son)|(?:che )?cos['’]è|che cosa (?:è|sono)|o que (?:é|são)|wat (?:is|zijn)|vad är|hvad er|hva er|co to (?:jest|są)|co je|что такое|що таке|什么是)\s?|(?:とは何か|とは|是什么|이란 무엇인가|이란| nedir| là gì)$/iu;

/** Returns the topic as questions can name it ("what is inflation" by its thing), or undefined where it is long, or a sentence. */
export function nameableTopic(topic: string): string | undefined {
  const name = topic
    .replace(/[\s.!?…。？]{1,5}$/u, "")
    .trim()
    .replace(whatIs, "")
    .trim();
  if (name === "" || countColumns(name) > longestName) return undefined;
  return /[?!:;,.~|{}#"“”«»„「」\uFF1F\uFF01\uFF1A\uFF0C؟،]|\s[-–—]\s/u.test(name) ? undefined : name;
}

/** Returns the words of a part as the title of its slide: whole where it is short, else up to where a clause ends. */
export function titleOfPart(text: string): string {
  const words = text
    .replace(/\s+/gu, " ")
    .replace(/[\s.。,;:،]{1,4}$/u, "")
    .trim();
  return capitaliseName(shorten(words, longestTitle));
}

/** Returns words that are at most so wide: without what is in brackets, up to a comma or colon, or up to a word's end. */
export function shorten(words: string, limit: number): string {
  if (countColumns(words) <= limit) return words;
  const bare = words.replace(/\s?[([（【][^)\]）】]{0,200}[)\]）】]/gu, "").trim();
  if (bare !== "" && countColumns(bare) <= limit) return bare;
  const head = sliceColumns(bare === "" ? words : bare, limit);
  const clause = Math.max(
    ...[", ", "; ", ": ", " – ", " — ", " - ", "，", "、", "：", "، "].map((mark) => head.lastIndexOf(mark)),
  );
  if (clause > limit / 4) return head.slice(0, clause).trim();
  const space = head.lastIndexOf(" ");
  return (space > limit / 3 ? head.slice(0, space) : head).replace(/[\s,;:–—-]{1,4}$/u, "");
}

/** "pods" begins with a capital, "iPhone" and "pH" do not. */
export function capitaliseName(words: string): string {
  return /^\p{Ll}\p{Lu}/u.test(words) ? words : capitalise(words);
}
