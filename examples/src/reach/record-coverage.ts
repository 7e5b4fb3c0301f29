import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";

/** What V8 tells of a function: its ranges in the file, outer ones first, and how often each ran. */
export interface FunctionCoverage {
  /** "" for the file itself and for functions without a name. */
  readonly functionName: string;
  readonly ranges: readonly CountedRange[];
}

/** From one offset of a file up to another, and how often it ran. */
export interface CountedRange {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** What ran of a file. */
export interface FileCoverage {
  readonly path: string;
  readonly functions: readonly FunctionCoverage[];
}

/** Counts what runs, from its making on. */
export interface CoverageRecorder {
  /** Returns what ran of the files below the folder since the last call, and sets all counts to zero. */
  take(): Promise<readonly FileCoverage[]>;
  stop(): void;
}

/**
 * Returns a recorder of the files below a folder, by V8's own coverage. Files that are imported after it was made are told
 * whole by the first `take`; Node strips types to blanks, so that offsets are those of the file.
 */
export async function recordCoverage(folder: string): Promise<CoverageRecorder> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return {
    take: async () => {
      const { result } = await session.post("Profiler.takePreciseCoverage");
      return result
        .filter(({ url }) => url.startsWith("file:"))
        .map(({ url, functions }) => ({ path: fileURLToPath(url), functions }))
        .filter(({ path }) => path.startsWith(folder));
    },
    stop: () => session.disconnect(),
  };
}
