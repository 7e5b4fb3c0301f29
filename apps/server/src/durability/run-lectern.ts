import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../lectern.ts", import.meta.url));

/** What a command of `lectern` did. */
export interface CommandOutcome {
  readonly code: number | null;
  /** What it printed, to stdout and stderr. */
  readonly printed: string;
}

/** Runs a command of `lectern` in a process of its own, with these variables. */
export async function runLectern(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<CommandOutcome> {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [command, ...words], {
    env: { PATH, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, printed };
}
