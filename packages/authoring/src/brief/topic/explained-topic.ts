import type { FoundSlot } from "../slots/labels.ts";

interface Explaining {
  /** What asks for it, at the beginning of a prompt. */
  readonly verb: string;
  /** What stands before the people it is explained to, where the language sets them behind. */
  readonly to: string;
  /** Words that begin a question in a clause. */
  readonly asks: string;
}

const languages: readonly Explaining[] = [
  {
    verb: "(?:please |can you |could you )?explain(?:s|ing)?",
    to: "to",
    asks: "what|how|why|when|where|who|which",
  },
  {
    verb: "explique[rz]?(?:[ -]moi)?",
    to: "à|aux|au",
    asks: "ce qu|qu['’]est-ce|comment|pourquoi|quand|où|qui|quel",
  },
  {
    verb: "expl[ií]ca(?:r|me|nos)?|explique",
    to: "a|al",
    asks: "qu[ée]|c[óo]mo|por qu[ée]|cu[áa]ndo|d[óo]nde|qui[ée]n",
  },
  {
    verb: "spiega(?:re|mi|ci|te)?",
    to: "a|ai|alle?|agli|allo",
    asks: "che|cosa|come|perché|quando|dove|chi",
  },
  {
    verb: "explica(?:r|-me)?|explique",
    to: "a|à|ao|aos|às|para",
    asks: "o que|como|por que|porque|quando|onde|quem",
  },
];

const limits =
  "(?=\\s*(?:[,;.!?\\n(]|\\s(?:in|en|em|with|avec|con|com)\\s(?:about |around |circa |unas? |umas? )?\\p{Nd}|\\s[–—-]\\s|$))";
const patterns = languages.flatMap(({ verb, to, asks }) => [
  new RegExp(
    `^\\s*(?:${verb})\\s+(?<topic>(?:${asks})[^,;.!?\\n]{3,80}?)\\s+(?:${to})\\s+(?<audience>[^,;.!?\\n]{3,50}?)${limits}`,
    "diu",
  ),
  new RegExp(
    `^\\s*(?:${verb})\\s+(?:${to})\\s+(?<audience>[^,;.!?\\n]{3,50}?)\\s+(?<topic>(?:${asks})[^,;.!?\\n]{3,80}?)${limits}`,
    "diu",
  ),
]);

/**
 * Returns the topic and the audience of a request that begins by asking to explain something to somebody: "explain what machine
 * learning is to my boss in 5 slides". None where the object is no question.
 */
export function readExplained(text: string): readonly FoundSlot[] {
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return (["topic", "audience"] as const).flatMap((slot): readonly FoundSlot[] => {
    const place = found?.indices?.groups?.[slot];
    return place === undefined ? [] : [{ slot, start: place[0], end: place[1], text: text.slice(...place) }];
  });
}
