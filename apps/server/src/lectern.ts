#!/usr/bin/env node
import { useCompileCache } from "./compile-cache.ts";

// What is imported at the top would be compiled before the cache is in use.
useCompileCache();
const { run, UsageError } = await import("./commands/run.ts");

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

// What the person at the terminal can mend needs no stack; what only we can does.
function describe(error: unknown): string {
  const { message, stack, code, name = "" } = error as Partial<Error & { code: string }>;
  const isTheirs =
    code !== undefined || ["UsageError", "CommandError", "SettingsError", "StoreSetupError"].includes(name);
  return `lectern: ${(isTheirs ? message : stack) ?? error}`;
}
