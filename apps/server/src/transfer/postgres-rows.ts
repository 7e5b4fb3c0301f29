import { type Kysely, sql, type Transaction } from "kysely";
import { migrate } from "../store/database/migrations.ts";
import type { Schema } from "../store/database/schema.ts";
import { openSqlite } from "../store/database/sqlite.ts";
import { StoreSetupError } from "../store/store-errors.ts";
import { type Belongings, type Image, openImage, type Row, type TableWithFiles } from "./image.ts";

const batch = 500;

/** Writes all rows, as one repeatable read sees them, to an image in this directory. */
export async function writePostgresImage(database: Kysely<Schema>, directory: string): Promise<void> {
  await database
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      await createTables(directory, await readLastMigration(transaction));
      const image = openImage(directory);
      try {
        for (const table of image.tables) {
          image.clear(table);
          for await (const rows of readTable(transaction, table)) image.addRows(table, rows);
        }
      } finally {
        image.close();
      }
    });
}

/** Makes the tables that a database with these changes has, so that an older one is written as it is. */
async function createTables(directory: string, last: string): Promise<void> {
  const sqlite = openSqlite(directory);
  try {
    await migrate(sqlite, last);
  } finally {
    await sqlite.destroy();
  }
}

async function readLastMigration(database: Kysely<Schema>): Promise<string> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const { rows } = tables.some(({ name }) => name === "kysely_migration")
    ? await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
        database,
      )
    : { rows: [] };
  if (rows[0] === undefined)
    throw new StoreSetupError("The database has no tables of Lectern's. Check DATABASE_URL.");
  return rows[0].name;
}

async function* readTable(transaction: Transaction<Schema>, table: string): AsyncIterable<Row[]> {
  await sql`declare rows_to_copy no scroll cursor for select * from ${sql.table(table)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from rows_to_copy`.execute(transaction);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await sql`close rows_to_copy`.execute(transaction);
}

/** Returns the row as it is now, with what goes with it at this moment; undefined where it is deleted. */
export function findRow(
  database: Kysely<Schema>,
  table: TableWithFiles,
  id: string,
): Promise<Belongings | undefined> {
  return database
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const row = await sql<Row>`
        select * from ${sql.table(table)} where id = ${id} and deleted_at is null
      `.execute(transaction);
      const [found] = row.rows;
      if (found === undefined) return undefined;
      const outlines = await sql<Row>`select * from outlines where presentation_id = ${id}`.execute(
        transaction,
      );
      return { row: found, outlines: outlines.rows };
    });
}

/** Throws a StoreSetupError where somebody has presentations, templates or keys in this database already. */
export async function assertNoRows(database: Kysely<Schema>, place: string): Promise<void> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  for (const table of ["presentations", "templates", "api_keys"] as const) {
    if (!tables.includes(table)) continue;
    const found = await database.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (found === undefined) continue;
    throw new StoreSetupError(
      `Expected an empty database at ${place}, got one with rows in the table ${table}. Nothing was changed. ` +
        "Give it a new one (createdb), and do not start the service on it before.",
    );
  }
}

/** Commits all rows of an image whose tables are up to date, and nothing else, or throws and changes nothing. */
export async function insertImage(database: Kysely<Schema>, image: Image, place: string): Promise<void> {
  await migrate(database);
  await database.transaction().execute(async (transaction) => {
    await sql`lock table store, api_keys in access exclusive mode`.execute(transaction);
    await assertNoRows(transaction, place);
    for (const table of image.tables) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
      for (const rows of inBatches(image.readRows(table))) {
        await transaction
          .insertInto(table as keyof Schema)
          .values(rows as never)
          .execute();
      }
    }
  });
}

function* inBatches(rows: Iterable<Row>): Iterable<Row[]> {
  let held: Row[] = [];
  for (const row of rows) {
    // SQLite's rows have no prototype, which makes them no plain objects.
    if (held.push({ ...row }) < batch) continue;
    yield held;
    held = [];
  }
  if (held.length > 0) yield held;
}
