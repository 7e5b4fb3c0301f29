import { readFileSync } from "node:fs";
import { basename } from "node:path";

const programs: readonly string[] = ["npm", "npx", "pnpm"];
const interpreters: readonly string[] = ["sh", "bash", "dash", "node"];

/** In milliseconds. */
const lookEvery = 500;

/**
 * Calls back once when one of the programs that started this process as a script ("npx pnpm start") has ended. Whoever ends
 * such a program means the service, but the signal does not come this far: npx tells only the shell below it, and pnpm
 * goes on. Does nothing where the process was started otherwise, or the system tells nothing of others in /proc.
 */
export function watchLaunchers(onGone: () => void): void {
  const launchers = process.env["npm_lifecycle_event"] === undefined ? [] : findLaunchers(process.ppid);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(({ pid, startedAt }) => readProcess(pid)?.startedAt === startedAt)) return;
    clearInterval(timer);
    onGone();
  }, lookEvery);
  timer.unref();
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Tells it from another one that has its number later. */
  readonly startedAt: string;
  readonly words: readonly string[];
}

/** Returns such programs from this process upwards, and the shells between them. */
function findLaunchers(pid: number): readonly Process[] {
  const found: Process[] = [];
  let count = 0;
  for (let one = readProcess(pid); one && one.pid > 1; one = readProcess(one.parent)) {
    found.push(one);
    if (isProgram(one)) count = found.length;
    else if (!isShell(one)) break;
  }
  return found.slice(0, count);
}

/** Programs that name themselves have all in one word: "npm exec pnpm start". */
function isProgram({ words: [first = "", second = ""] }: Process): boolean {
  const [name = ""] = first.split(" ");
  const script = interpreters.includes(basename(name)) ? second : name;
  return programs.includes(basename(script).replace(/(-cli)?\.[cm]?js$/, ""));
}

function isShell({ words: [name = "", option] }: Process): boolean {
  return interpreters.includes(basename(name)) && option === "-c";
}

/** Returns what proc(5) says of a process; undefined where it has ended, reaped or not. */
function readProcess(pid: number): Process | undefined {
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
