import { readFileSync } from "node:fs";

/** A process of this machine. */
export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** Tells it from another one that has its number later. */
  readonly startedAt: string;
  /** Its command line. */
  readonly words: readonly string[];
}

/** Returns what proc(5) says of a process; undefined where it has ended, reaped or not, or there is no /proc. */
export function readProcess(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in parentheses, may hold any character.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state = "", parent = ""] = fields;
    if (state === "Z" || state === "X") return undefined;
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return { pid, parent: Number(parent), startedAt: fields[19] ?? "", words };
  } catch {
    return undefined;
  }
}
