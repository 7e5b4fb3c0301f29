import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { watchFile } from "@lectern/mock/contract-watch";
import { contractPath } from "@lectern/spec";

const run = promisify(execFile);

/** What to do when the contract has changed. */
export interface Following {
  readonly root: string;
  readonly print: (line: string) => void;
  /** Called when what is generated has followed. */
  readonly onFollowed: () => Promise<void>;
}

/**
 * Writes types, client and whatever else is generated anew whenever the contract changes; returns what ends that, and
 * resolves when nothing of it runs any more.
 */
export function followContract({ root, print, onFollowed }: Following): () => Promise<void> {
  const ending = new AbortController();
  let hasChanged = false;
  let running: Promise<void> | undefined;
  const follow = async () => {
    while (hasChanged && !ending.signal.aborted) {
      hasChanged = false;
      try {
        print(`[contract] Changed; types and client followed in ${await generate(root, ending.signal)} s.`);
        if (!ending.signal.aborted) await onFollowed();
      } catch (error) {
        if (!ending.signal.aborted) print(`[contract] Not followed: ${describe(error)}`);
      }
    }
    running = undefined;
  };
  const stopWatching = watchFile(contractPath, () => {
    hasChanged = true;
    running ??= follow();
  });
  return async () => {
    stopWatching();
    ending.abort();
    await running;
  };
}

/** Returns how many seconds it took. */
async function generate(root: string, signal: AbortSignal): Promise<string> {
  const startedAt = performance.now();
  await run(join(root, "node_modules/.bin/turbo"), ["run", "generate", "--output-logs=errors-only"], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    signal,
  });
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

function describe(error: unknown): string {
  const { stdout = "", message } = error as { stdout?: string; message: string };
  const lines = stdout.split("\n").filter((line) => /error/i.test(line));
  return lines.slice(0, 3).join(" ") || message;
}
