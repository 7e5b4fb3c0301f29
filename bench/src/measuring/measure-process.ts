import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** A program with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** Runs a command and returns how long the whole process took, in milliseconds; throws where it fails. */
export async function measureProcess(command: Command): Promise<number> {
  const start = performance.now();
  await runProcess(command);
  return performance.now() - start;
}

/** Runs a command and returns the most memory it had, in MiB; undefined where there is no /proc to read it from. */
export async function measurePeakMemory(command: Command): Promise<number | undefined> {
  let peak: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    await runProcess(command, (pid) => {
      timer = setInterval(() => {
        peak = readPeakMemory(pid) ?? peak;
      }, 1);
    });
  } finally {
    clearInterval(timer);
  }
  return peak;
}

/** Returns what a command prints; throws where it fails. */
export function runProcess([program, ...args]: Command, onStart?: (pid: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`Expected ${program} ${args.join(" ")} to end with 0, got ${code}.`));
    });
    if (child.pid !== undefined) onStart?.(child.pid);
  });
}

/** Returns the most memory that a running process had, in MiB; undefined where there is no /proc to read it from. */
// The kernel keeps the peak itself (VmHWM), so reading it late misses only what the last millisecond adds.
export function readPeakMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
