import { readTokens } from "../../text/words/tokens.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { createWordList } from "../word-list.ts";

/** Words that open an indirect question, where they do not join clauses as well. */
const asking = createWordList(
  "what|what's|whats|why|how|who|who's|whos|where|when|was|warum|wieso|weshalb|wie|wer|wo|wohin|wann|wieviel|welche*|pourquoi|comment|combien|où|qué|cómo|cuánto|cuánta|cuándo|quién|quiénes|dónde|cuál|cuáles|quem|onde|quanto|quanta|quais|perché|quanto|dove|chi|quali|wat|waarom|hoe|wie|waar|hoeveel|vad|varför|hur|vem|hvad|hvorfor|hvordan|hvem|hvor|hva|co|dlaczego|gdzie|kto|kiedy|ile|proč|kde|kdo|kdy|kolik|что|чего|почему|зачем|как|кто|где|куда|когда|сколько|що|чому|навіщо|як|хто|де|куди|коли|скільки|ne|neden|nasıl|kim|nerede|ماذا|لماذا|كيف|مين|متى|أين|وين|كم|क्या|क्यों|कैसे|कब|कितना|कितने|कौन|किस|apa|kenapa|mengapa|bagaimana|siapa|kapan|berapa",
);
const joins =
  /^(?:[,;،、，/&]|and|und|et|y|e|ed|en|och|og|i|a|и|та|і|й|ve|و|और|dan|then|dann|puis|luego|depois|poi|потом|затем|потім)$/u;
const ends = /^[.!?:()[\]。！？؟–—\n-]$/u;
const fewest = 2;
const shortest = 2;
const longest = 10;

interface Question {
  readonly from: number;
  readonly to: number;
}

/** Says whether words open with one that asks, in any language: "what to bring", "co zabrać". */
export function opensIndirectQuestion(text: string): boolean {
  return asking.has(readTokens(text.slice(0, 40))[0]?.small ?? "");
}

/**
 * Returns indirect questions that stand in a row ("what it costs, who has the key and how to get there") as parts; none that
 * another slot holds.
 */
export function readQuestionParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const tokens = readTokens(text.slice(0, 2_000));
  const asks = ({ from, to }: Question): boolean =>
    asking.has(tokens[from]?.small ?? "") && to - from >= shortest && to - from <= longest;
  const rows: Question[][] = [[]];
  let from = 0;
  let before: Question | undefined;
  const close = (to: number, goesOn: boolean): void => {
    const own = { from, to };
    const row = rows.at(-1) ?? [];
    if (asks(own)) row.push(...(row.length === 0 && before ? [before] : []), own);
    // "Explain what to buy, who pays": the first of them stands behind a verb.
    const opener = tokens.findLastIndex(
      ({ small }, index) => index > from && index < to && asking.has(small),
    );
    before = goesOn && opener !== -1 && asks({ from: opener, to }) ? { from: opener, to } : undefined;
    if ((!asks(own) && to > from) || !goesOn) rows.push([]);
    from = to + 1;
  };
  tokens.forEach(({ small }, index) => {
    if (ends.test(small)) close(index, false);
    // "Who comes and goes": a word joins questions only before another.
    else if (joins.test(small) && (/^[,;،、，/]$/u.test(small) || asking.has(tokens[index + 1]?.small ?? "")))
      close(index, true);
  });
  close(tokens.length, false);
  return rows.flatMap((row) => {
    if (row.length < fewest) return [];
    const parts = row.map(({ from: first, to }): FoundSlot => {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      return { slot: "part", start, end, text: text.slice(start, end) };
    });
    return parts.filter((part) => slots.every((slot) => mayReplace(slot, part, row.length)));
  });
}

/** Three in a row leave no doubt; of two, one may be what the deck is about. */
function mayReplace({ slot, start, end }: FoundSlot, part: FoundSlot, row: number): boolean {
  if (slot === "part" || end <= part.start || start >= part.end) return true;
  if (slot === "exclude" || slot === "ending") return false;
  return start > part.start || (row > fewest && end <= part.end);
}
