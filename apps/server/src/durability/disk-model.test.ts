import { expect, it } from "vitest";
import { createDiskModel, type Image } from "./disk-model.ts";
import type { RecordedCall } from "./recorded-calls.ts";

const write = (path: string, text: string): RecordedCall[] => [
  { kind: "create", path, truncates: false },
  { kind: "write", path, bytes: Buffer.from(text), offset: undefined },
];
const sync = (path: string): RecordedCall => ({ kind: "sync", path, begun: Number.POSITIVE_INFINITY });

function cutAfter(calls: readonly RecordedCall[], share: number): Record<string, string> {
  const disk = createDiskModel("/d");
  for (const [index, call] of calls.entries()) disk.apply(call, index);
  const image: Image = disk.cut({ share, random: () => 0.5 });
  return Object.fromEntries([...image].map(([path, content]) => [path, content.toString()]));
}

const directory: RecordedCall[] = [{ kind: "mkdir", path: "/d/a" }, sync("/d")];

it.each([
  { name: "a file without a sync may be gone", calls: write("/d/x", "1"), share: 0, want: {} },
  { name: "a file without a sync may be there", calls: write("/d/x", "1"), share: 1, want: { "/d/x": "1" } },
  {
    name: "a synced file has no name while its directory is not synced",
    calls: [...write("/d/x", "1"), sync("/d/x")],
    share: 0,
    want: {},
  },
  {
    name: "a name whose file is not synced leads to nothing",
    calls: [...write("/d/x", "1"), sync("/d")],
    share: 0,
    want: { "/d/x": "" },
  },
  {
    name: "what is synced with its name stays",
    calls: [...write("/d/x", "1"), sync("/d/x"), sync("/d")],
    share: 0,
    want: { "/d/x": "1" },
  },
  {
    name: "what is in a directory that is not synced is gone with it",
    calls: [{ kind: "mkdir", path: "/d/a" } as const, ...write("/d/a/x", "1"), sync("/d/a/x"), sync("/d/a")],
    share: 0,
    want: {},
  },
  {
    name: "a rename is there when its new directory is synced",
    calls: [
      ...directory,
      ...write("/d/x", "1"),
      sync("/d/x"),
      { kind: "rename", from: "/d/x", to: "/d/a/y" } as const,
      sync("/d/a"),
    ],
    share: 0,
    want: { "/d/a/y": "1" },
  },
  {
    name: "writes that began after a sync are not in it",
    calls: [...write("/d/x", "1"), { kind: "sync", path: "/d/x", begun: 1 } as const, sync("/d")],
    share: 0,
    want: { "/d/x": "" },
  },
  {
    name: "a file that was cut has no more than its new size",
    calls: [
      ...write("/d/x", "1234"),
      { kind: "truncate", path: "/d/x", size: 2 } as const,
      sync("/d/x"),
      sync("/d"),
    ],
    share: 0,
    want: { "/d/x": "12" },
  },
])("$name", ({ calls, share, want }) => {
  expect(cutAfter(calls, share)).toEqual(want);
});
