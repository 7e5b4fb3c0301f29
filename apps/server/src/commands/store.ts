import { systemClock } from "../clock.ts";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings } from "../settings/settings.ts";
import { sweep } from "../store/sweeper.ts";
import { openUnclaimedStore } from "../wiring.ts";
import { audit } from "./audit.ts";
import { parseWords } from "./command-error.ts";
import { withStore } from "./data.ts";

/** lectern store adopt: the operator's word that these files belong to this database from now on. */
export async function adoptFiles(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern store adopt", operandCount: 0 });
  const store = await openUnclaimedStore(readSettings(readEnvironment(process.env)));
  try {
    const { before, total, referred } = await store.ownership.adopt();
    const others = before.length > 0 ? `, before of ${before.join(" and ")}` : "";
    process.stderr.write(
      `The files are those of the store ${store.id} now${others}. ` +
        `Rows refer to ${referred} of the ${total} that were looked at.\n`,
    );
    audit("store.adopted", { storeId: store.id });
  } finally {
    await store.close();
  }
}

const hour = 3_600_000;

/** lectern store discard: lets go what the service's own sweeps leave because it is too much. */
export async function discardFiles(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern store discard", operandCount: 0 });
  const { graceHours, trashDays } = readSettings(readEnvironment(process.env));
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
  audit("store.discarded", { files: String(orphans) });
}
