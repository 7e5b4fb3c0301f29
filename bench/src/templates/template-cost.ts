import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEngine } from "@lectern/engine";
import { readTemplate, type TemplatePackage } from "@lectern/pptx";
import { openStore } from "@lectern/server";
import { type MeasuredService, startService } from "../service/start-service.ts";
import { createLargeTemplate, withComment } from "./large-template.ts";

/** What is measured, in the words of the table. */
export const stages = {
  copying: "copying: the store reads and keeps it",
  reading: "reading it as a template",
  rendering: "a deck with it, in memory",
  upload: "the service: upload",
  first: "the service: first deck",
  later: "the service: later deck",
} as const;

/** A row of the table. */
export type Stage = keyof typeof stages;

const prompt = "Urban gardening on small balconies";

type Store = Awaited<ReturnType<typeof openStore>>;

/** The most memory that services had, in MiB: one that took an upload, and another one that made decks with it. */
export interface Peaks {
  readonly upload: number;
  readonly first: number;
  readonly later: number;
}

interface Services {
  /** Takes the uploads. */
  readonly uploads: MeasuredService;
  /** Makes the decks, with one worker, which has not seen the upload. */
  readonly decks: MeasuredService;
  readonly directory: string;
}

/** Returns the milliseconds of each stage in each round, for each size; the sizes take turns. */
export async function measureStages(
  sizes: readonly number[],
  rounds: number,
): Promise<Record<Stage, number[]>[]> {
  const templates = sizes.map(createLargeTemplate);
  const measured = sizes.map(() => createRows());
  return withServices(async (services) => {
    const store = await openStore({ dataDirectory: join(services.directory, "copies") });
    for (let round = -2; round < rounds; round += 1) {
      for (const [index, template] of templates.entries()) {
        const times = await measureRound(services, store, withComment(template, `round ${round}`));
        if (round < 0) continue;
        for (const stage of Object.keys(stages) as Stage[]) measured[index]?.[stage].push(times[stage]);
      }
    }
    await store.close();
    return measured;
  });
}

function createRows(): Record<Stage, number[]> {
  return { copying: [], reading: [], rendering: [], upload: [], first: [], later: [] };
}

async function measureRound(
  services: Services,
  store: Store,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<Stage, number>> {
  let [template, id]: [TemplatePackage | undefined, string] = [undefined, ""];
  const copying = await measureCopying(store, bytes);
  const reading = await measure(() => {
    template = readTemplate(bytes);
  });
  const rendering = await measure(() => template && render(template));
  const upload = await measure(async () => {
    id = await uploadTemplate(services.uploads, bytes);
  });
  const made: string[] = [];
  const makeDeck = async () => void made.push(await generate(services.decks, id));
  const first = await measure(makeDeck);
  const later = await measure(makeDeck);
  for (const deck of made) await services.decks.send("DELETE", `/v1/presentations/${deck}`);
  await services.uploads.send("DELETE", `/v1/templates/${id}`);
  return { copying, reading, rendering, upload, first, later };
}

async function measureCopying({ blobs }: Store, bytes: Uint8Array): Promise<number> {
  const { key } = await blobs.put([bytes]);
  let copy = "";
  const milliseconds = await measure(async () => {
    const read = await blobs.read(key);
    if (read) copy = (await blobs.put([read])).key;
  });
  await blobs.delete(key);
  await blobs.delete(copy);
  return milliseconds;
}

async function render(template: TemplatePackage): Promise<void> {
  await createEngine().generateDeck({ prompt, template });
}

/** Returns the most memory that a service needs for a template of this size. */
export async function measurePeaks(size: number): Promise<Peaks> {
  const bytes = createLargeTemplate(size);
  return withServices(async ({ uploads, decks }) => {
    const id = await uploadTemplate(uploads, bytes);
    const upload = uploads.readPeakMemory() ?? Number.NaN;
    await generate(decks, id);
    const first = decks.readPeakMemory() ?? Number.NaN;
    for (let index = 1; index < 10; index += 1) await generate(decks, id);
    return { upload, first, later: decks.readPeakMemory() ?? Number.NaN };
  });
}

async function withServices<Value>(use: (services: Services) => Promise<Value>): Promise<Value> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-templates-"));
  const started: MeasuredService[] = [];
  try {
    for (let index = 0; index < 2; index += 1)
      started.push(await startService(join(directory, "data"), { LECTERN_WORKERS: "1" }));
    const [uploads, decks] = started;
    if (!uploads || !decks) throw new RangeError("Expected two services.");
    return await use({ uploads, decks, directory });
  } finally {
    for (const service of started) await service.close();
    rmSync(directory, { recursive: true });
  }
}

async function uploadTemplate(service: MeasuredService, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
  const answer = await service.send("POST", "/v1/templates", { type, body });
  return ((await answer.json()) as { id: string }).id;
}

async function generate(service: MeasuredService, templateId: string): Promise<string> {
  const body = JSON.stringify({ prompt, templateId });
  const answer = await service.send("POST", "/v1/presentations/generate", { type: "application/json", body });
  return ((await answer.json()) as { id: string }).id;
}

async function measure(run: () => Promise<void> | undefined | void): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
