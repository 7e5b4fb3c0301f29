import { systemClock } from "../clock.ts";
import { type Environment, readEnvironment } from "../settings/environment.ts";
import { readSettings } from "../settings/settings.ts";
import { type CheckedStore, checkStore } from "../transfer/check-store.ts";
import { type CopiedStore, copyStore } from "../transfer/copy-store.ts";
import { openDestination } from "../transfer/destination.ts";
import { openChecked } from "../transfer/open-checked.ts";
import { type Place, readOwnStore, readPlace } from "../transfer/place.ts";
import { openSource } from "../transfer/source.ts";
import { toBlobSettings } from "../wiring.ts";
import { CommandError, parseWords, UsageError } from "./command-error.ts";
import { toPath } from "./data.ts";
import { createProgressLine, toSize } from "./progress.ts";

/** lectern backup: rows and files of the store, also while the service runs; again at the same place, what is new. */
export async function backUp(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, {
    usage: "lectern backup DIRECTORY|s3://BUCKET/PREFIX|FILE.env",
    operandCount: 1,
  });
  const environment = readEnvironment(process.env);
  const to = asBackup(await toPlace(operands[0], environment));
  await transfer({ from: ownStore(environment), to, isBackup: true, done: "Backed up" });
}

/** lectern restore: a backup to where the settings say; there must be no database yet. */
export async function restore(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, {
    usage: "lectern restore DIRECTORY|s3://BUCKET/PREFIX|FILE.env",
    operandCount: 1,
  });
  const environment = readEnvironment(process.env);
  const from = asBackup(await toPlace(operands[0], environment));
  await transfer({ from, to: ownStore(environment), isBackup: false, done: "Restored" });
}

const copyUsage = "lectern copy [--from PLACE] [--to PLACE]";

/** lectern copy: a whole store to where there is none, such as from one directory to Postgres and a bucket. */
export async function copy(words: readonly string[]): Promise<void> {
  const { options } = parseWords(words, {
    usage: copyUsage,
    operandCount: 0,
    options: { from: undefined, to: undefined },
  });
  if (options.from === undefined && options.to === undefined)
    throw new UsageError(`expected --from, --to or both.\nusage: ${copyUsage}`);
  const environment = readEnvironment(process.env);
  const choose = async (word: string | undefined) =>
    word === undefined ? ownStore(environment) : toPlace(word, environment);
  const [from, to] = [await choose(options.from), await choose(options.to)];
  if (to.kind === "bucket") throw new CommandError("a bucket alone takes a backup. See: lectern backup");
  await transfer({ from, to, isBackup: false, done: "Copied" });
}

/** lectern check: exit code 1 where a row has not its whole file, or a file no row. */
export async function check(words: readonly string[]): Promise<void> {
  const isOwn = words.length === 0;
  const { operands } = parseWords(words, {
    usage: "lectern check [DIRECTORY|s3://BUCKET/PREFIX|FILE.env]",
    operandCount: isOwn ? 0 : 1,
  });
  const environment = readEnvironment(process.env);
  const place = isOwn ? ownStore(environment) : await toPlace(operands[0], environment);
  const { graceHours } = readSettings({ LECTERN_GRACE_HOURS: environment["LECTERN_GRACE_HOURS"] });
  const line = createProgressLine();
  const checked = await openChecked(place);
  try {
    const before = new Date(systemClock().getTime() - graceHours * hour);
    const found = await checkStore({
      ...checked,
      before: checked.isBackup ? undefined : before,
      onProgress: (rows) => line.tell(`${toCount(rows)} rows checked`),
    });
    line.end();
    process.stdout.write(toCheckLines(checked.name, found));
    if (found.differences.length > 0)
      throw new CommandError(`${found.differences.length} differences at ${checked.name}.`);
  } finally {
    await checked.close();
  }
}

/** In milliseconds. */
const hour = 3_600_000;

const toCount = (count: number) => count.toLocaleString("en");

const shown = 100;

function toCheckLines(name: string, found: CheckedStore): string {
  const { differences, presentations, templates, bytes, young, left, trashed } = found;
  const more = differences.length - shown;
  const notes = [
    ...(young > 0 ? [`${toCount(young)} files without a row are too young to tell.`] : []),
    ...(left > 0 ? [`${toCount(left)} files are left from earlier backups.`] : []),
    ...(trashed > 0 ? [`${toCount(trashed)} files are in the trash.`] : []),
  ];
  return [
    ...differences.slice(0, shown).map((difference) => `${difference.name}: ${difference.fault}.`),
    ...(more > 0 ? [`… and ${toCount(more)} more.`] : []),
    `${name}: ${toCount(presentations)} presentations and ${toCount(templates)} templates with files of ${toSize(bytes)}, ` +
      `${toCount(differences.length)} differences.`,
    ...notes,
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function ownStore(environment: Environment): Place {
  return { kind: "store", settings: readOwnStore(environment) };
}

async function toPlace(word: string | undefined, environment: Environment): Promise<Place> {
  return readPlace(word ?? "", environment, toPath);
}

/** A file of settings that names a bucket, and no database, stands for a backup in that bucket. */
function asBackup(place: Place): Place {
  if (place.kind === "bucket") return place;
  const { settings } = place;
  if (settings.databaseUrl !== undefined)
    throw new CommandError("a backup holds its rows itself; leave DATABASE_URL out of its settings.");
  const files = toBlobSettings(settings);
  return files.kind === "s3" ? { kind: "bucket", files } : place;
}

interface Transfer {
  readonly from: Place;
  readonly to: Place;
  readonly isBackup: boolean;
  /** What the last line begins with. */
  readonly done: string;
}

async function transfer({ from, to, isBackup, done }: Transfer): Promise<void> {
  const line = createProgressLine();
  const source = await openSource(from);
  try {
    const destination = await openDestination(to, { isBackup });
    try {
      const copied = await copyStore({
        source,
        destination,
        isBackup,
        now: systemClock,
        onProgress: ({ files, bytes, of }) =>
          line.tell(
            `${toCount(files)} of ${toCount(of.files)} files, ${toSize(bytes)} of ${toSize(of.bytes)}`,
          ),
      });
      line.end();
      report(copied, `${done} ${source.name} to ${destination.name}`);
    } finally {
      await destination.close();
    }
  } finally {
    await source.close();
  }
}

function report({ presentations, templates, bytes, kept, deleted, faults }: CopiedStore, done: string): void {
  const facts = [
    `${toCount(presentations)} presentations, ${toCount(templates)} templates, ${toSize(bytes)} of files copied`,
    ...(kept > 0 ? [`${toCount(kept)} files were there already`] : []),
    ...(deleted > 0 ? [`${toCount(deleted)} were deleted meanwhile`] : []),
  ];
  process.stderr.write(`${done}: ${facts.join(", ")}.\n`);
  if (faults.length === 0) return;
  for (const { row, kind, found } of faults.slice(0, shown)) {
    const what = kind === "missing" ? "is missing" : `has ${found} bytes, the row says ${row.size}`;
    process.stderr.write(`${row.table.slice(0, -1)} ${row.id}: its file ${row.blobKey} ${what}.\n`);
  }
  throw new CommandError(
    `${toCount(faults.length)} rows had no whole file where they were copied from. All else is copied.`,
  );
}
