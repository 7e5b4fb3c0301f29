/** One thing to open or to know, and where. */
export interface SummaryLine {
  readonly name: string;
  readonly address: string;
  readonly note?: string;
}

/** Returns the block that is printed when everything is up. */
export function toSummary(lines: readonly SummaryLine[], seconds: number): string {
  const names = Math.max(...lines.map(({ name }) => name.length));
  const addresses = Math.max(...lines.map(({ address }) => address.length));
  const rows = lines.map(({ name, address, note = "" }) =>
    `  ${name.padEnd(names)}  ${address.padEnd(addresses)}  ${note}`.trimEnd(),
  );
  return [
    "",
    ...rows,
    "",
    "Edit spec/openapi.yaml: types, client and all of these follow. Ctrl-C ends them.",
    `Up in ${seconds.toFixed(1)} s.`,
    "",
  ].join("\n");
}
