/** In milliseconds: on a terminal a line that is written over, elsewhere lines that stay. */
const [terminalEvery, logEvery] = [200, 10_000];

/** Returns what tells on stderr how far something is, not more often than is of use. */
export function createProgressLine(): { tell(text: string): void; end(): void } {
  const { isTTY } = process.stderr;
  let last = Date.now();
  let isOpen = false;
  return {
    tell(text) {
      if (Date.now() - last < (isTTY ? terminalEvery : logEvery)) return;
      last = Date.now();
      process.stderr.write(isTTY ? `\r\u001b[K${text}` : `${text}\n`);
      isOpen = isTTY;
    },
    end() {
      if (isOpen) process.stderr.write("\r\u001b[K");
    },
  };
}

/** Returns bytes in the unit that people would take. */
export function toSize(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
