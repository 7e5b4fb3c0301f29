/** What the doctor says of one thing. */
export interface Finding {
  readonly name: string;
  readonly isGood: boolean;
  /** How it is; where it is not good, also what to do. */
  readonly text: string;
}

/** Looks at one thing and says how it is; throws an Error that says what is wrong and what to do. */
export type Examination = () => Promise<string>;

/** Returns what the examinations find, in their order, one after the other. */
export async function* examine(examinations: Readonly<Record<string, Examination>>): AsyncIterable<Finding> {
  for (const [name, look] of Object.entries(examinations)) {
    try {
      yield { name, isGood: true, text: await look() };
    } catch (error) {
      yield { name, isGood: false, text: (error as Error).message };
    }
  }
}

/** Returns a finding as one line, or several where it says more. */
export function writeFinding({ name, isGood, text }: Finding): string {
  const [first = "", ...more] = text.split("\n");
  const lines = [`${isGood ? "OK   " : "FAULT"}  ${name.padEnd(9)} ${first}`];
  return [...lines, ...more.map((line) => `${" ".repeat(17)}${line}`)].map((line) => `${line}\n`).join("");
}
