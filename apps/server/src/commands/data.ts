import { resolve } from "node:path";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings } from "../settings/settings.ts";
import type { Store } from "../store/store.ts";
import { openStore } from "../wiring.ts";

/** Opens the store that the environment names, hands it over and closes it. */
export async function withStore<Value>(use: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore(readSettings(readEnvironment(process.env)));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Returns the path as the person at the terminal means it: pnpm starts commands in the checkout's root. */
export function toPath(word: string): string {
  return resolve(process.env["INIT_CWD"] ?? process.cwd(), word);
}

/** Returns rows of cells as lines, the columns one under the other. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return `${rows.map((row) => toLine(row).trimEnd()).join("\n")}\n`;
}
