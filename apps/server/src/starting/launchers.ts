import { basename } from "node:path";
import { type ProcessFacts, readProcess } from "./processes.ts";

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

/** Returns such programs from this process upwards, and the shells between them. */
function findLaunchers(pid: number): readonly ProcessFacts[] {
  const found: ProcessFacts[] = [];
  let count = 0;
  for (let one = readProcess(pid); one && one.pid > 1; one = readProcess(one.parent)) {
    found.push(one);
    if (isProgram(one)) count = found.length;
    else if (!isShell(one)) break;
  }
  return found.slice(0, count);
}

/** Programs that name themselves have all in one word: "npm exec pnpm start". */
function isProgram({ words: [first = "", second = ""] }: ProcessFacts): boolean {
  const [name = ""] = first.split(" ");
  const script = interpreters.includes(basename(name)) ? second : name;
  return programs.includes(basename(script).replace(/(-cli)?\.[cm]?js$/, ""));
}

function isShell({ words: [name = "", option] }: ProcessFacts): boolean {
  return interpreters.includes(basename(name)) && option === "-c";
}
