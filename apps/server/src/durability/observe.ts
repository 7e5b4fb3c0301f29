import { openBlobs } from "../store/blobs/open-blobs.ts";
import { checkStore, type Difference } from "../transfer/check-store.ts";
import { openDatabase, openStore, type StoreSettings, toBlobSettings } from "../wiring.ts";

/** A presentation or template that is kept. */
export interface KeptThing {
  readonly id: string;
  readonly title: string;
  /** The title that the outline of a presentation has. */
  readonly said?: string;
}

/** What is kept, and what of it is not whole. */
export interface Observed {
  readonly things: readonly KeptThing[];
  readonly differences: readonly Difference[];
  /** Files without a row: what a crash may leave. */
  readonly orphans: number;
}

/** Opens a store as the service does at its start, and reads all of it. */
export async function observe(settings: StoreSettings): Promise<Observed> {
  const store = await openStore(settings);
  const database = await openDatabase(settings);
  try {
    await store.ownership.claim();
    const blobs = await openBlobs(toBlobSettings(settings));
    const options = { database, blobs, storeId: store.id, before: undefined, onProgress: () => undefined };
    const { differences, left } = await checkStore(options);
    const decks = await database
      .selectFrom("presentations")
      .leftJoin("outlines", (join) =>
        join
          .onRef("outlines.presentation_id", "=", "presentations.id")
          .onRef("outlines.version", "=", "presentations.version"),
      )
      .select(["presentations.id", "presentations.title", "outlines.outline"])
      .where("presentations.deleted_at", "is", null)
      .execute();
    const templates = await database
      .selectFrom("templates")
      .select(["id", "name"])
      .where("deleted_at", "is", null)
      .execute();
    const things = [
      ...decks.map(({ id, title, outline }) => ({ id, title: toPlain(title), said: readTitle(outline) })),
      ...templates.map(({ id, name }) => ({ id, title: name ?? "" })),
    ];
    return { things, differences, orphans: left };
  } finally {
    await database.destroy();
    await store.close();
  }
}

function readTitle(outline: string | null): string {
  return outline === null ? "" : toPlain((JSON.parse(outline) as { title: string }).title);
}

/** The stand-in for the engine takes the first line of a prompt as it is. */
function toPlain(title: string): string {
  return title.replace(/^# /, "");
}
