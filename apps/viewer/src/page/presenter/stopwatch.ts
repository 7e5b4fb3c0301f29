/** Time that passes while it is not stopped. */
export interface Stopwatch {
  /** Milliseconds. */
  elapsed(): number;
  isRunning(): boolean;
  toggle(): void;
  reset(): void;
}

/** Creates a stopwatch that runs from now on; `now` tells the time in milliseconds. */
export function createStopwatch(now: () => number): Stopwatch {
  let before = 0;
  let startedAt: number | undefined = now();
  const elapsed = () => before + (startedAt === undefined ? 0 : now() - startedAt);
  return {
    elapsed,
    isRunning: () => startedAt !== undefined,
    toggle() {
      before = elapsed();
      startedAt = startedAt === undefined ? now() : undefined;
    },
    reset() {
      before = 0;
      if (startedAt !== undefined) startedAt = now();
    },
  };
}

/** Returns a time as people write it: 0:05, 12:30, 1:02:03. */
export function toElapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const minutesText = hours === 0 ? String(minutes) : `${hours}:${twoDigits(minutes)}`;
  return `${minutesText}:${twoDigits(seconds % 60)}`;
}
