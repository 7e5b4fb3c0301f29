import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { isLocked, toSqliteError } from "./sqlite-errors.ts";

/** The database, opened twice: neither waits for a lock by itself. */
export interface SqliteHandles {
  /** For what is no part of a transaction. */
  readonly single: SqliteDatabase;
  /** For one transaction after the other. */
  readonly transactions: SqliteDatabase;
}

/**
 * Returns the dialect of a database that other programs write to as well. Where one of them holds the lock, the statement
 * is tried again after a pause in which everything else goes on, reading too; SQLite's own wait stops the whole process.
 */
export function createSqliteDialect(handles: SqliteHandles): Dialect {
  return {
    createAdapter: () => new ManyConnectionsAdapter(),
    createDriver: () => createDriver(handles),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ManyConnectionsAdapter extends SqliteAdapter {
  // So that a change of the tables is whole, or not there, also where two processes make it at once.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

interface Connection extends DatabaseConnection {
  handle: SqliteDatabase;
}

function createDriver({ single, transactions }: SqliteHandles): Driver {
  const queue = createQueue();
  const leave = (connection: DatabaseConnection) => {
    (connection as Connection).handle = single;
    queue.leave();
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => createConnection(single),
    async beginTransaction(connection) {
      await queue.enter();
      try {
        // At once, for a lock that is asked for later is refused where another program has written meanwhile.
        await run(transactions, "begin immediate");
      } catch (error) {
        queue.leave();
        throw error;
      }
      (connection as Connection).handle = transactions;
    },
    async commitTransaction(connection) {
      await run(transactions, "commit");
      leave(connection);
    },
    async rollbackTransaction(connection) {
      try {
        // Where the disk is full or fails, SQLite has done so itself.
        await run(transactions, "rollback").catch(() => undefined);
      } finally {
        leave(connection);
      }
    },
    releaseConnection: async () => undefined,
    async destroy() {
      single.close();
      transactions.close();
    },
  };
}

function createConnection(handle: SqliteDatabase): Connection {
  const connection: Connection = {
    handle,
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) => run<Row>(connection.handle, sql, parameters),
    streamQuery() {
      throw new Error("Expected a query whose rows are read at once: SQLite's are never streamed here.");
    },
  };
  return connection;
}

/** How long to try for a lock that another program holds, in milliseconds. */
const patience = 5_000;
const longestPause = 50;

/** Runs a statement, again and again while another program holds the lock; throws what `toSqliteError` makes of a fault. */
export async function run<Row>(
  database: SqliteDatabase,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<QueryResult<Row>> {
  let begun: number | undefined;
  for (let pause = 1; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return runNow(database, sql, parameters);
    } catch (error) {
      begun ??= performance.now();
      if (!isLocked(error) || performance.now() - begun > patience) throw toSqliteError(error);
    }
    await sleep(pause);
  }
}

function runNow<Row>(
  database: SqliteDatabase,
  sql: string,
  parameters: readonly unknown[],
): QueryResult<Row> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), rows: [] };
}

/** Lets one in at a time, in the order in which they came. */
function createQueue() {
  let last: Promise<void> = Promise.resolve();
  const leaves: (() => void)[] = [];
  return {
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      leaves.push(resolve);
      await before;
    },
    leave: () => leaves.shift()?.(),
  };
}
