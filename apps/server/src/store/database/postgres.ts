import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import { reasonOf, StoreSetupError, StoreUnavailableError } from "../store-errors.ts";
import type { Schema } from "./schema.ts";

/** A Postgres database, and how many connections to it this process may hold. */
export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
}

const oldestVersion = 14;

const connectTimeout = 5000;
const queryTimeout = 60_000;

/** Opens the database at this address; throws a StoreSetupError where it does not answer or cannot serve. */
export async function openPostgres({ url, connections }: PostgresSettings): Promise<Kysely<Schema>> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "lectern",
    types: { getTypeParser },
  });
  // A connection that breaks is replaced; whoever is using it gets the error from the query. Unheard, it would end
  // the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: toPostgresPool(pool) }) });
  try {
    await assertUsable(database, toAddress(url));
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

// Every whole number here is a time, a size or a count, which a double holds exactly.
const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as "text");

async function assertUsable(database: Kysely<Schema>, address: string): Promise<void> {
  const { version, encoding } = await readServer(database, address);
  if (Math.floor(version / 10_000) < oldestVersion) {
    const found = `${Math.floor(version / 10_000)}.${version % 10_000}`;
    throw new StoreSetupError(`Expected Postgres ${oldestVersion} or newer at ${address}, got ${found}.`);
  }
  if (encoding !== "UTF8") {
    throw new StoreSetupError(
      `Expected a database with the encoding UTF8 at ${address}, got ${encoding}. Make one with: createdb -E UTF8 -T template0 NAME`,
    );
  }
}

async function readServer(database: Kysely<Schema>, address: string) {
  try {
    const { rows } = await sql<{ version: string; encoding: string }>`
      select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding
    `.execute(database);
    return { version: Number(rows[0]?.version), encoding: rows[0]?.encoding ?? "" };
  } catch (error) {
    const cause = error instanceof StoreUnavailableError ? error.cause : error;
    const message = `The database at ${address} cannot be used: ${reasonOf(cause)}\nCheck DATABASE_URL, and that Postgres runs there.`;
    throw new StoreSetupError(message, cause);
  }
}

/** Returns host and database, without the password. */
function toAddress(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "this machine"}${pathname}`;
}

function toPostgresPool(pool: Pool): PostgresPool {
  return {
    async connect() {
      try {
        return toPostgresClient(await pool.connect());
      } catch (error) {
        throw toStoreError(error);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function toPostgresClient(client: PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters.map(withoutZeros));
    } catch (error) {
      const thrown = toStoreError(error);
      isLost ||= thrown instanceof StoreUnavailableError;
      throw thrown;
    }
  };
  return {
    // Kysely asks for cursors, its other use, only where it is given a cursor class.
    query: query as unknown as PostgresPoolClient["query"],
    // One that does not answer would keep the next one waiting, too.
    release: (destroy) => client.release(destroy || isLost),
  };
}

// Postgres has no text with U+0000, and refuses to look for it.
function withoutZeros(parameter: unknown): unknown {
  return typeof parameter === "string" ? parameter.replaceAll("\0", "\u{fffd}") : parameter;
}

// Classes of SQLSTATE: connection, resources, operator; a standby takes no writes while another one takes over.
const unavailable = /^(08|53|57P|25006)/;

/** Returns the error, or one that says that the database does not answer. */
function toStoreError(error: unknown): unknown {
  const isAnswer = error instanceof DatabaseError && !unavailable.test(error.code ?? "");
  if (error instanceof TypeError || isAnswer) return error;
  return new StoreUnavailableError("database", error);
}
