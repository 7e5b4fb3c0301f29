// Pages of the same content by today's layout and by others, shuffled into pairs, for readers who do not know which is which.
//   node src/page-pairs.ts OUTLINES --older WORKTREE --out FOLDER [--looks 3] [--older-pairs 30] [--peer-pairs 15]
// OUTLINES is a folder of outlines as JSON (`pnpm --filter @lectern/examples outlines`), WORKTREE an installed checkout of an older
// state; its pages meet today's in as many looks, 30 pairs in each; --draw today (or older, pptxgenjs, pandoc) draws only that anew. Needs soffice and pdftoppm, and pandoc for its pairs.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { parseArgs } from "node:util";
import { drawDecks } from "./page-pairs/draw-decks.ts";
import { choosePairs, type PagePair } from "./page-pairs/match-pages.ts";
import { type Contestant, contestants, toPages, writePage } from "./page-pairs/pages.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    older: { type: "string" },
    out: { type: "string" },
    draw: { type: "string", multiple: true },
    looks: { type: "string", default: "3" },
    "older-pairs": { type: "string", default: "30" },
    "peer-pairs": { type: "string", default: "15" },
  },
});
const fromCaller = (path: string | undefined, what: string) => {
  if (path === undefined) throw new TypeError(`Expected ${what}, got none.`);
  return resolve(process.env["INIT_CWD"] ?? ".", path);
};
const out = fromCaller(values.out, "--out FOLDER");
const lookCount = Number(values.looks);
const decks = await drawDecks({
  outlines: fromCaller(positionals[0], "a folder of outlines"),
  older: fromCaller(values.older, "--older WORKTREE"),
  folder: join(out, "decks"),
  looks: lookCount,
  drawn: contestants.filter((name) => values.draw === undefined || values.draw.includes(name)),
});
const pagesOf = (contestant: Contestant, look = 0) => toPages(join(out, "decks", contestant), decks, look);
const older = pagesOf("older");
const withOlder = Array.from({ length: lookCount }, (_, look) =>
  choosePairs(pagesOf("today", look), older, Number(values["older-pairs"]), look),
);
const withPeers = (["pptxgenjs", "pandoc"] as const).map((peer) =>
  choosePairs(pagesOf("today"), pagesOf(peer), Number(values["peer-pairs"])),
);
const chosen = [...withOlder, ...withPeers].flat();
const folder = join(out, "pairs");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "key.json"), `${JSON.stringify(shuffle(chosen).map(writePair), undefined, 1)}\n`);
console.log(`${chosen.length} pairs in ${folder}`);

// A fixed seed: the same decks give the same pairs.
function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, order: (Math.imul(index + 1, 2_654_435_761) >>> 0) / 2 ** 32 }))
    .toSorted((one, another) => one.order - another.order)
    .map(({ item }) => item);
}

function writePair({ today: ours, other }: PagePair, index: number) {
  const pair = String(index + 1).padStart(3, "0");
  const isOursFirst = (Math.imul(index + 7, 2_246_822_519) >>> 16) % 2 === 0;
  const [a, b] = isOursFirst ? [ours, other] : [other, ours];
  writePage(a, join(folder, `${pair}-a`));
  writePage(b, join(folder, `${pair}-b`));
  return { pair, a: toKey(a), b: toKey(b) };
}

function toKey({ contestant, deck, pdf, number }: PagePair["today"]) {
  return { contestant, deck, file: parse(pdf).name, page: number };
}
