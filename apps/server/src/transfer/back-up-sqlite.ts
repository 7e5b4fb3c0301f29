import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { sqlitePathIn } from "../store/database/sqlite.ts";
import { StoreSetupError } from "../store/store-errors.ts";

/**
 * Writes the database in this directory, as it is at one moment, to a new file for its owner alone; the service may be
 * running. A copy of the file itself lacks what is in the log beside it. Throws a StoreSetupError where there is
 * no database, another error where there is a file already; leaves none behind where it fails.
 */
export async function backUpSqlite(directory: string, path: string): Promise<void> {
  const source = sqlitePathIn(directory);
  if (!existsSync(source))
    throw new StoreSetupError(`There is no database at ${source}. Check LECTERN_DATA_DIR.`);
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await (await open(path, "wx", 0o600)).close();
    try {
      database.prepare("VACUUM INTO ?").run(path);
      await sync(path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  } finally {
    database.close();
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
