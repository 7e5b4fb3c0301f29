import { systemClock } from "../clock.ts";
import { readSettings } from "../settings.ts";
import { sweep } from "../store/sweeper.ts";
import { parseWords } from "./command-error.ts";
import { withStore } from "./data.ts";

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
