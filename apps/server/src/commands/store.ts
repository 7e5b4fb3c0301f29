import { systemClock } from "../clock.ts";
import { readSettings } from "../settings.ts";
import { backUpSqlite } from "../store/back-up-sqlite.ts";
import { sweep } from "../store/sweeper.ts";
import { openUnclaimedStore } from "../wiring.ts";
import { CommandError, parseWords } from "./command-error.ts";
import { toPath, withStore } from "./data.ts";

/** lectern store backup: the SQLite database alone, as it is at one moment; the service may be running. */
export async function backUpStore(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, { usage: "lectern store backup FILE", operandCount: 1 });
  const [file = ""] = operands;
  const { dataDirectory, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) {
    throw new CommandError("the database is a Postgres, because DATABASE_URL is set. Take pg_dump for it.");
  }
  await backUpSqlite(dataDirectory, toPath(file));
  process.stderr.write(
    `${file} holds the database as it was now. The files are apart: copy them after it.\n`,
  );
}

/** lectern store adopt: the operator's word that these files belong to this database from now on. */
export async function adoptFiles(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern store adopt", operandCount: 0 });
  const store = await openUnclaimedStore(readSettings(process.env));
  try {
    const { before, total, referred } = await store.ownership.adopt();
    const others = before.length > 0 ? `, before of ${before.join(" and ")}` : "";
    process.stderr.write(
      `The files are those of the store ${store.id} now${others}. ` +
        `Rows refer to ${referred} of the ${total} that were looked at.\n`,
    );
  } finally {
    await store.close();
  }
}

const hour = 3_600_000;

/** lectern store discard: lets go what the service's own sweeps leave because it is too much. */
export async function discardFiles(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern store discard", operandCount: 0 });
  const { graceHours, trashDays } = readSettings(process.env);
  const { orphans } = await withStore((store) =>
    sweep({
      store,
      now: systemClock,
      graceFor: graceHours * hour,
      keepTrashFor: trashDays * 24 * hour,
      takesMany: true,
    }),
  );
  process.stderr.write(
    `${orphans} files are in the trash now, and will be erased after ${trashDays} days.\n`,
  );
}
