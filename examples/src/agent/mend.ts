/** A fault as the answer of a tool names it. */
export interface Fault {
  readonly pointer: string;
  /** What was expected, and what came. */
  readonly message: string;
}

/** What tools answer, as far as the example reads it. */
export interface AgentAnswer {
  readonly faults?: readonly Fault[];
  readonly presentation?: string;
}

/** An outline as an assistant writes it. */
export interface WrittenOutline {
  readonly title: string;
  readonly language: string;
  readonly slides: readonly object[];
}

/** Returns the outline without the faults, by what their messages say alone; throws an Error on one that it cannot mend. */
export function mend(outline: WrittenOutline, faults: readonly Fault[]): WrittenOutline {
  const mended = structuredClone(outline);
  for (const fault of faults) mendFault(mended, fault);
  return mended;
}

function mendFault(outline: WrittenOutline, { pointer, message }: Fault): void {
  const path = pointer.split("/").slice(1);
  const name = path.pop() ?? "";
  const owner = path.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], outline);
  const fields = owner as Record<string, unknown>;
  const known = /^expected no such field: .* has (?<names>.+)$/u.exec(message)?.groups?.["names"];
  if (known !== undefined) {
    fields[nearest(name, known.split(", "))] = fields[name];
    delete fields[name];
  } else if (message.startsWith("expected a number, as digits only")) {
    fields[name] = Number(String(fields[name]).replaceAll(/[^\d.-]/gu, ""));
  } else {
    throw new Error(`Expected a fault that this program can mend, got ${pointer}: ${message}`);
  }
}

/** Returns the name that shares most pairs of letters with a misspelt one. */
function nearest(name: string, names: readonly string[]): string {
  const pairsOf = (word: string) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const pairs = pairsOf(name);
  const score = (other: string) => pairsOf(other).filter((pair) => pairs.includes(pair)).length;
  const [best = name] = names.toSorted((one, other) => score(other) - score(one));
  return best;
}
