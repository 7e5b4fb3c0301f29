/** One fault of an outline: a JSON pointer (RFC 6901) to where it is, and what is wrong there. */
export interface OutlineFinding {
  readonly pointer: string;
  readonly message: string;
}

/** Says that an outline breaks an invariant; `findings` lists every fault, in the order in which it was read. */
export class OutlineError extends Error {
  readonly code = "outline_invalid";
  readonly findings: readonly OutlineFinding[];

  constructor(findings: readonly OutlineFinding[]) {
    const lines = findings.map(({ pointer, message }) => `${pointer || "/"}: ${message}`);
    super(`Expected a valid outline, got ${findings.length} fault(s):\n${lines.join("\n")}`);
    this.name = "OutlineError";
    this.findings = findings;
  }
}
