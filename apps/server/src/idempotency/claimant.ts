import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { randomId } from "../random.ts";
import { readProcess } from "../starting/processes.ts";

/** Returns what names each attempt of this process anew, so that others on the same machine can tell when it is gone. */
export function createClaimants(): () => string {
  const own = readProcess(process.pid);
  const prefix = own ? [readMachine(), own.pid, own.startedAt] : [];
  return () => [...prefix, randomId()].join(" ");
}

/** Tells whether the process that named itself so has certainly ended; false for one of another machine. */
export function isGone(claimant: string): boolean {
  const [machine, pid, startedAt, ...others] = claimant.split(" ");
  if (others.length !== 1 || machine !== readMachine()) return false;
  return readProcess(Number(pid))?.startedAt !== startedAt;
}

/** Containers on one machine see other processes each: their names differ, as do their namespaces. */
function readMachine(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${hostname()}/${boot}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}
