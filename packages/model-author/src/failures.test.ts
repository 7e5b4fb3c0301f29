import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ModelError } from "./asking/model-error.ts";
import type { ModelFallback, ModelSettings } from "./asking/model-settings.ts";
import { createModelAuthor } from "./model-author.ts";
import { createTestSettings, type ModelReply, startModelServer } from "./testing.ts";
import { goodDeck, prompt, slide } from "./testing-deck.fixture.ts";

/** What goes wrong, as docs/models.md calls it, and how the model's server does it. */
interface Failure {
  readonly words: string;
  readonly replies: readonly ModelReply[];
  readonly settings?: Partial<ModelSettings>;
}

const good = JSON.stringify(goodDeck);
const mostOfIt = good.slice(0, good.indexOf("Ride with us"));
const beginning = good.slice(0, 60);
const busy = (retryAfter: string): ModelReply => ({
  kind: "status",
  status: 429,
  headers: { "retry-after": retryAfter },
});

const failures: readonly Failure[] = [
  { words: "Thinks aloud, in tags", replies: [text(`<think>Hm {"slides": …</think>${good}`)] },
  {
    words: "Prose and a code fence around the JSON",
    replies: [text(`Sure!\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!`)],
  },
  { words: "Broken JSON", replies: [text(good.replace('","', '" "').slice(0, -2))] },
  {
    words: "A slide of a kind that does not exist",
    replies: [text(good.replace('"bullets"', '"wall of text"'))],
  },
  { words: "A list without slides, then a good answer", replies: [text('{"slides": []}'), text(good)] },
  {
    words: "Two of five slides empty, twice",
    replies: [text(deckWith(slide({ title: "Boats" }), slide({ title: "Fares" })))],
  },
  {
    words: "Two slides of the five asked for, twice",
    replies: [text(JSON.stringify({ slides: goodDeck.slides.slice(0, 2) }))],
  },
  {
    words: "Fourteen slides of the five asked for, twice",
    replies: [text(JSON.stringify({ slides: manySlides(14) }))],
  },
  { words: "Endless repetition, twice", replies: [{ kind: "endless", text: '"Boats and piers", ' }] },
  {
    words: "Reaches its cap on tokens after four of five slides",
    replies: [{ kind: "text", text: mostOfIt, finishReason: "length" }],
  },
  { words: "Never ends to think", replies: [text("<think>Let me see. ")] },
  { words: "Refuses in prose", replies: [text("I'm sorry, I cannot help with that.")] },
  {
    words: "Is stopped by its provider's filter",
    replies: [{ kind: "text", text: "{", finishReason: "content_filter" }],
  },
  { words: "Empty answer, then a good one", replies: [text(""), text(good)] },
  { words: "Empty answer each time", replies: [text("")] },
  {
    words: "A web page instead of an answer",
    replies: [
      { kind: "status", status: 200, body: "<html>Welcome</html>", headers: { "content-type": "text/html" } },
    ],
  },
  { words: "Key not accepted (401)", replies: [{ kind: "status", status: 401 }] },
  { words: "Takes no schemas (400), nor a request without one", replies: [{ kind: "status", status: 400 }] },
  {
    words: "Model not known (404)",
    replies: [{ kind: "status", status: 404 }],
  },
  {
    words: "Too many requests (429), `Retry-After: 1`, then a good answer",
    replies: [busy("1"), text(good)],
  },
  { words: "Too many requests (429), `Retry-After: 86400`", replies: [busy("86400")] },
  { words: "Fails (500), then a good answer", replies: [{ kind: "status", status: 500 }, text(good)] },
  { words: "Fails (500) each time", replies: [{ kind: "status", status: 500 }] },
  {
    words: "Connection cut in the middle, then a good answer",
    replies: [{ kind: "cut", text: beginning }, text(good)],
  },
  {
    words: "Connection cut each time, after four of five slides",
    replies: [{ kind: "cut", text: mostOfIt }],
  },
  { words: "Connection cut each time, at the beginning", replies: [{ kind: "cut", text: beginning }] },
  {
    words: "Hangs before its first word, then a good answer",
    replies: [{ kind: "hang" }, text(good)],
    settings: { firstWordSeconds: 2 },
  },
  {
    words: "Falls silent after its first words",
    replies: [{ kind: "hang", text: beginning }, text(good)],
    settings: { silenceSeconds: 2 },
  },
  {
    words: "Hangs before its first word each time",
    replies: [{ kind: "hang" }],
    settings: { totalSeconds: 4 },
  },
  {
    words: "Hangs after four of five slides",
    replies: [{ kind: "hang", text: mostOfIt }],
    settings: { totalSeconds: 6 },
  },
  {
    words: "So slow that the time is up at the beginning",
    replies: [{ kind: "text", text: good, pieceLength: 1, pause: 20 }],
    settings: { totalSeconds: 4 },
  },
];

// The author's limits run by a clock that goes on by 10 ms whenever the event loop has been round, and has thus handed
// over what came meanwhile: work that holds up the loop, or a machine that is busy, makes nobody's patience end.
const tick = 10;
let isTicking = false;
let clock: Promise<void>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  isTicking = true;
  clock = runClock();
});
afterEach(async () => {
  isTicking = false;
  await clock;
  vi.useRealTimers();
});

async function runClock(): Promise<void> {
  while (isTicking) {
    await wait(1);
    vi.advanceTimersByTime(tick);
  }
}

it("docs/models.md says what a caller gets for every failure, and how often the model is asked", async () => {
  const rows = await Promise.all(failures.map(toRow));
  const head = ["The model's server", "Asked", "The caller gets", "With `LECTERN_MODEL_FALLBACK=embedded`"];
  const docs = readFileSync(new URL("../../../docs/models.md", import.meta.url), "utf8");
  const written = docs.split("\n").filter((line) => line.startsWith("| "));
  const table = written.slice(written.findIndex((line) => line.includes("The model's server")));
  expect(table.map(toCells).filter(([first]) => !/^-+$/u.test(first ?? ""))).toEqual([head, ...rows]);
});

async function toRow(failure: Failure): Promise<readonly string[]> {
  const [none, embedded] = await Promise.all([ask(failure, "none"), ask(failure, "embedded")]);
  const other = embedded.gets === none.gets ? "the same" : embedded.gets;
  return [failure.words, `${none.asked} ×`, none.gets, other];
}

async function ask({ replies, settings }: Failure, fallback: ModelFallback) {
  await using server = await startModelServer(replies);
  const author = createModelAuthor(
    createTestSettings(server.url, { totalSeconds: 100, ...settings, fallback }),
  );
  const gets = await author.compose({ prompt }).then(
    ({ outline, report }) => {
      const { name, reason, replaced } = report.writer ?? { name: "nobody" };
      const parameters = [
        ...(reason ? [`reason=${reason}`] : []),
        ...(replaced ? [`replaced=${replaced}`] : []),
      ];
      return `${outline.slides.length} slides, \`${[name, ...parameters].join("; ")}\``;
    },
    (error: unknown) => (error instanceof ModelError ? `400 \`${error.code}\`` : String(error)),
  );
  return { gets, asked: server.requests.length };
}

function toCells(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

function text(content: string): ModelReply {
  return { kind: "text", text: content };
}

function deckWith(...slides: readonly object[]): string {
  return JSON.stringify({ ...goodDeck, slides: goodDeck.slides.toSpliced(1, slides.length, ...slides) });
}

function manySlides(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) =>
    slide({ title: `Point ${String.fromCharCode(97 + index)}`, text: `because of ${index}` }),
  );
}
