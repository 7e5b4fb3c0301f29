import { monitorEventLoopDelay } from "node:perf_hooks";
import { StoreUnavailableError } from "../store/store-errors.ts";
import type { RenderedDeck, Work, WorkOptions, WorkProgress } from "../work/work.ts";
import { createRegistry, type Labels, type Registry } from "./exposition.ts";
import { createStageClock } from "./stage-clock.ts";

/** A request that was answered, or whose client hung up. */
export interface ObservedRequest {
  /** The contract's operation, or the pattern of another address. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

/** What an operator watches. Nothing in it is of a prompt, a title, an id or a key. */
export interface Metrics {
  observeRequest(request: ObservedRequest): void;
  /** Counts the error where the database or the files did not answer. */
  observeError(error: unknown): void;
  /** Returns the same work, watched. */
  observeWork(work: Work): Work;
  /** Returns all of it as a scraper reads it. */
  write(): string;
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const stageBounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];
const byteBounds = [50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000, 25_000_000, 100_000_000];
const slideBounds = [1, 3, 5, 8, 12, 16, 24, 40, 60, 100];

/** Returns metrics of a process of this version, counted from now on. */
export function createMetrics(version: string): Metrics {
  const registry = createRegistry();
  const requests = registry.counter("lectern_requests_total", "Requests, by operation and status.");
  const requestSeconds = registry.histogram(
    "lectern_request_seconds",
    "How long requests took, by operation.",
    requestBounds,
  );
  const stageSeconds = registry.histogram(
    "lectern_stage_seconds",
    "How long the stages of making decks took.",
    stageBounds,
  );
  const decks = registry.counter("lectern_decks_total", "Decks that were made, by who wrote them.");
  const bytes = registry.histogram("lectern_deck_bytes", "How large the files of decks are.", byteBounds);
  const slides = registry.histogram("lectern_deck_slides", "How many slides decks have.", slideBounds);
  const errors = registry.counter(
    "lectern_store_errors_total",
    "Times that database or files did not answer.",
  );
  const tasks = { waiting: 0, running: 0 };
  registry.reading("lectern_tasks", "Work for the threads: what waits for one, and what runs.", "gauge", () =>
    Object.entries(tasks).map(([state, count]) => [{ state }, count] as const),
  );
  addProcessMetrics(registry, version);

  const countDeck = (author: string, deck: RenderedDeck | Omit<RenderedDeck, "kind">, slideCount: number) => {
    decks.add({ author });
    bytes.observe(
      {},
      deck.chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0),
    );
    slides.observe({}, slideCount);
  };
  const watch = async <Value>(
    options: WorkOptions,
    run: (options: WorkOptions) => Promise<Value>,
  ): Promise<Value> => {
    const clock = createStageClock((stage, seconds) => stageSeconds.observe({ stage }, seconds));
    let state: keyof typeof tasks = "running";
    const enter = (next: keyof typeof tasks) => {
      tasks[state]--;
      tasks[next]++;
      state = next;
    };
    tasks[state]++;
    const onProgress = (progress: WorkProgress) => {
      enter(progress.kind === "queued" ? "waiting" : "running");
      clock.tell(progress);
      options.onProgress?.(progress);
    };
    try {
      return await run({ ...options, onProgress });
    } finally {
      clock.end();
      tasks[state]--;
    }
  };
  return {
    observeRequest({ operation, status, seconds }) {
      requests.add({ operation, status: String(status) });
      requestSeconds.observe({ operation }, seconds);
    },
    observeError(error) {
      if (error instanceof StoreUnavailableError) errors.add({ part: error.part });
    },
    observeWork: (work) => ({
      ...work,
      async generate(task, options = {}) {
        const deck = await watch(options, (watched) => work.generate(task, watched));
        countDeck(deck.report.writer?.name ?? "embedded", deck, deck.outline.slides.length);
        return deck;
      },
      async render(task, options = {}) {
        const deck = await watch(options, (watched) => work.render(task, watched));
        countDeck("none", deck, task.outline.slides.length);
        return deck;
      },
    }),
    write: () => registry.write(),
  };
}

function addProcessMetrics(registry: Registry, version: string): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const started = Date.now() / 1000;
  const gauge = (name: string, help: string, read: () => number, labels: Labels = {}) =>
    registry.reading(name, help, "gauge", () => [[labels, read()]]);
  gauge("lectern_info", "The version that runs.", () => 1, { version, node: process.version });
  gauge("process_start_time_seconds", "When the process started.", () => started);
  gauge("process_resident_memory_bytes", "Memory of the process, its threads' too.", process.memoryUsage.rss);
  gauge("lectern_event_loop_delay_seconds", "The longest delay since the last scrape.", () => {
    const longest = delay.max / 1e9;
    delay.reset();
    return longest;
  });
  registry.reading("process_cpu_seconds_total", "Processor time, the threads' too.", "counter", () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
}
