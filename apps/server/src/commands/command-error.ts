import { type ParseArgsConfig, parseArgs } from "node:util";

/** Says that a command was called as it can be, but cannot do what it was asked. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CommandError";
  }
}

/** Says that a command was not called as it can be. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** What a command was given. */
export interface Words<Option extends string> {
  readonly operands: readonly string[];
  readonly options: Readonly<Partial<Record<Option, string>>>;
}

/** What a command takes. */
export interface Usage<Option extends string> {
  /** The whole command line, for the message. */
  readonly usage: string;
  readonly operandCount: number;
  /** Options that take a value, with their one-letter names. */
  readonly options?: Readonly<Record<Option, string | undefined>>;
}

/** Returns operands and options; throws a UsageError that shows the usage where they are not as many, or unknown. */
export function parseWords<Option extends string = never>(
  words: readonly string[],
  { usage, operandCount, options }: Usage<Option>,
): Words<Option> {
  const declared = Object.entries<string | undefined>(options ?? {}).map(([name, short]) => [
    name,
    { type: "string", ...(short && { short }) },
  ]);
  const config: ParseArgsConfig = {
    args: [...words],
    options: Object.fromEntries(declared),
    allowPositionals: true,
  };
  try {
    const { positionals, values } = parseArgs(config);
    if (positionals.length === operandCount)
      return { operands: positionals, options: values as Words<Option>["options"] };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nusage: ${usage}`);
  }
  throw new UsageError(
    `expected ${operandCount === 1 ? "one operand" : `${operandCount} operands`}.\nusage: ${usage}`,
  );
}
