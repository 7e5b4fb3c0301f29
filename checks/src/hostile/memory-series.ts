import { readFileSync } from "node:fs";

/** How much memory a process had, over time. */
export interface MemorySeries {
  /** In MiB, one each period. */
  readonly samples: readonly number[];
  stop(): void;
}

/** Looks at the resident memory of a process each so many milliseconds. */
export function watchMemory(pid: number, period: number): MemorySeries {
  const samples: number[] = [];
  const look = () => {
    const memory = readResident(pid);
    if (memory !== undefined) samples.push(memory);
  };
  look();
  const timer = setInterval(look, period);
  return { samples, stop: () => clearInterval(timer) };
}

function readResident(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Returns the middle value of the samples, in each of so many parts of the time. */
export function mediansOf(samples: readonly number[], parts: number): number[] {
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((samples.length * edge) / parts));
    const sorted = samples.slice(from, to).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}

/**
 * Tells whether memory was flat: in the last third of the time, the middle value is at most a tenth above that of the second
 * third. In the first, heaps grow to what they stay at.
 */
export function isFlat(samples: readonly number[]): boolean {
  const [, second = Number.NaN, third = Number.NaN] = mediansOf(samples, 3);
  return third <= second * 1.1;
}
