import type { Operand, PromptFacts } from "./read-prompt.ts";
import { keysOf } from "./word-keys.ts";

/** Which numbers of the prompt stand near the words of a text. */
export interface LineLinks {
  /** Returns what a text shares with the prompt's lines. */
  of(text: string): Link;
}

/** What a text shares with the prompt's lines: words that not every line has. */
export interface Link {
  hasLine(line: number): boolean;
  /** Whether one of the words stands right beside the number. */
  isBeside(operand: Operand): boolean;
}

/** A word on more of the lines than this, and on more than three, links nothing. */
const mostLines = 0.34;

/** Returns the links to the lines of a prompt. */
export function createLineLinks({ lineKeys }: Pick<PromptFacts, "lineKeys">): LineLinks {
  const linesOf = new Map<string, number[]>();
  lineKeys.forEach((keys, line) => {
    for (const key of keys) {
      const lines = linesOf.get(key);
      if (lines === undefined) linesOf.set(key, [line]);
      else lines.push(line);
    }
  });
  const most = Math.max(3, lineKeys.length * mostLines);
  return {
    of(text) {
      const keys = [...keysOf(text)].filter((key) => (linesOf.get(key)?.length ?? most + 1) <= most);
      const lines = new Set(keys.flatMap((key) => linesOf.get(key) ?? []));
      return {
        hasLine: (line) => lines.has(line),
        isBeside: ({ keys: others }) => keys.some((key) => others.has(key)),
      };
    },
  };
}
