import { labelsOf } from "../text/languages/labels.ts";
import { countColumns } from "../text/words/columns.ts";

const longestTopic = 44;
const fewestItems = 3;
/** "Tips for …", "Reglas para …": what a deck has several of, in languages whose plurals end alike. */
const several =
  /^(\p{Lu}\p{L}{2,20}[sx]) (?:for|to|on|of|about|against|pour|de|des|du|sur|contre|para|sobre|contra|da|do|das|dos) /u;
const pluralsInS = new Set(["en", "fr", "es", "pt"]);

/**
 * Returns what a list without a heading is called: how many it has of what the topic names, else that it is an overview of
 * the topic; undefined in a language whose words we do not have.
 */
export function nameList(count: number, topic: string | undefined, language: string): string | undefined {
  const noun = pluralsInS.has(language.split("-", 1)[0] ?? "") ? several.exec(topic ?? "")?.[1] : undefined;
  if (noun !== undefined && count >= fewestItems) return `${count} ${noun.toLowerCase()}`;
  const overview = labelsOf(language)?.overview;
  if (overview === undefined) return undefined;
  const isShort =
    topic !== undefined && countColumns(topic) <= longestTopic && !/[:?\uFF1A\uFF1F]/u.test(topic);
  return isShort ? `${topic}: ${overview}` : overview;
}
