import { packParts, samplePresentation } from "@lectern/ooxml/testing";
import { builtInTemplate } from "@lectern/theme";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakInManyWays } from "./break-in-many-ways.ts";
import type { Original } from "./broken-upload.ts";
import { lintDeck } from "./judge-deck.ts";
import { type ServiceProcess, startServiceProcess } from "./service-process.ts";
import { tryUploads } from "./try-uploads.ts";

const originals: readonly Original[] = [
  { name: "sample", bytes: Uint8Array.from(packParts(samplePresentation())) },
  { name: "built-in", bytes: Uint8Array.from(builtInTemplate("fern")) },
];
let service: ServiceProcess;

beforeAll(async () => {
  service = await startServiceProcess();
});
afterAll(() => service.close());

test("Whatever is wrong with an upload, it is refused with the reason, or decks made with it are whole", async () => {
  const outcomes = await tryUploads(service, breakInManyWays(originals, 12), 2, lintDeck);
  expect(outcomes.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(200);
  for (const status of [201, 400]) expect(outcomes.map((outcome) => outcome.status)).toContain(status);
  expect(service.complaints()).toBe("");
});

test("A sound template is taken, so that a refusal means something", async () => {
  const sound = originals.map(({ name, bytes }) => ({ kind: "sound", name, make: () => bytes }));
  const outcomes = await tryUploads(service, sound, 1, lintDeck);
  expect(outcomes.map(({ status, faults }) => ({ status, faults }))).toEqual(
    originals.map(() => ({ status: 201, faults: [] })),
  );
});
