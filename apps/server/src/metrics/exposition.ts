/** Values of labels, by their names. */
export type Labels = Readonly<Record<string, string>>;

/** What is counted up. */
export interface Counter {
  add(labels: Labels, amount?: number): void;
}

/** What is measured again and again; kept as counts of what was not more than each bound. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** Metrics that a scraper reads. */
export interface Registry {
  counter(name: string, help: string): Counter;
  /** The bounds rise; what is more than the last one counts, too. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Asked for its values at each scrape; a counter's never fall. */
  reading(
    name: string,
    help: string,
    type: "gauge" | "counter",
    read: () => Iterable<readonly [Labels, number]>,
  ): void;
  /** Returns all of it in Prometheus's text format, version 0.0.4. */
  write(): string;
}

/** The media type of what a registry writes. */
export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

/** Returns a registry without metrics. */
export function createRegistry(): Registry {
  const writers: (() => string)[] = [];
  const add = (name: string, help: string, type: string, samples: () => Iterable<string>) =>
    writers.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples(), ""].join("\n"));
  return {
    counter(name, help) {
      const totals = new Map<string, number>();
      add(name, help, "counter", () => [...totals].map(([labels, total]) => `${name}${labels} ${total}`));
      return {
        add(labels, amount = 1) {
          const key = writeLabels(labels);
          totals.set(key, (totals.get(key) ?? 0) + amount);
        },
      };
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Series>();
      add(name, help, "histogram", () =>
        [...series.values()].flatMap((one) => writeSeries(name, one, bounds)),
      );
      return {
        observe(labels, value) {
          const key = writeLabels(labels);
          const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
          series.set(key, one);
          const place = bounds.findIndex((bound) => value <= bound);
          if (place >= 0) one.counts[place] = (one.counts[place] ?? 0) + 1;
          one.count++;
          one.sum += value;
        },
      };
    },
    reading(name, help, type, read) {
      add(name, help, type, () =>
        [...read()].map(([labels, value]) => `${name}${writeLabels(labels)} ${value}`),
      );
    },
    write: () => writers.map((write) => write()).join(""),
  };
}

interface Series {
  readonly labels: Labels;
  /** What lies between each bound and the one before it. */
  readonly counts: number[];
  count: number;
  sum: number;
}

function writeSeries(
  name: string,
  { labels, counts, count, sum }: Series,
  bounds: readonly number[],
): string[] {
  let below = 0;
  const buckets = bounds.map((bound, place) => {
    below += counts[place] ?? 0;
    return `${name}_bucket${writeLabels({ ...labels, le: String(bound) })} ${below}`;
  });
  return [
    ...buckets,
    `${name}_bucket${writeLabels({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${writeLabels(labels)} ${sum}`,
    `${name}_count${writeLabels(labels)} ${count}`,
  ];
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeValue(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
