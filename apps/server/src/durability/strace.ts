import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

/** System calls by which the service writes: files and directories of its own, and SQLite's. */
export const writingCalls = [
  "pwrite64",
  "fsync",
  "fdatasync",
  "rename",
  "mkdir",
  "unlink",
  "ftruncate",
] as const;

/** One of them. */
export type WritingCall = (typeof writingCalls)[number];

const run = promisify(execFile);

/** Throws where strace is not installed, or may not trace. */
export async function assertStrace(): Promise<void> {
  await run("strace", ["-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "true"]).catch((error: unknown) => {
    throw new Error("Expected strace, which may trace: apt-get install strace.", { cause: error });
  });
}

// Detached, so that the program is the child, and its end is told as it is.
const quiet = ["strace", "-D", "-f", "-qq"];

/** Returns the words before a command that is killed as one of its threads is about to make this call for the n-th time. */
export function killingAt(call: WritingCall, count: number): readonly string[] {
  // Not --seccomp-bpf, with which strace 6.1 sends the main thread no signal.
  return [
    ...quiet,
    "-o",
    "/dev/null",
    "-e",
    `trace=${call}`,
    "-e",
    `inject=${call}:signal=SIGKILL:when=${count}`,
  ];
}

/** Has a process that runs killed so, counted from now on; returns when it is watched. */
export async function killAt(pid: number, call: WritingCall, count: number): Promise<void> {
  const [program = "", ...words] = killingAt(call, count).filter((word) => word !== "-D" && word !== "-qq");
  const tracer = spawn(program, [...words, "-p", String(pid)], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    tracer.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.includes("attached")) resolve();
    });
    tracer.once("close", () => reject(new Error(`strace ended: ${said}`)));
  });
}

/** Returns the words before a command whose writes and what it sends are recorded, whole, in this file. */
export function recordingTo(file: string): readonly string[] {
  const calls = [...writingCalls, "openat", "write", "writev", "pwritev", "close"].join();
  return [...quiet, "--seccomp-bpf", "-yy", "-xx", "-s", "4000000", "-o", file, "-e", `trace=${calls}`];
}
