import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A process to start. */
export interface Command {
  /** Stands before each line that it prints. */
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether only its complaints are printed. */
  readonly isQuiet?: boolean;
}

/** The processes of this run, which end together. */
export interface Processes {
  start(command: Command): ChildProcess;
  /** Ends one of them, without that being a failure. */
  stop(child: ChildProcess): Promise<void>;
  /** Ends all and resolves when they have ended. */
  stopAll(): Promise<void>;
}

/** Returns no processes yet; `onEnd` is told of one that ends by itself. */
export function createProcesses(print: (line: string) => void, onEnd: (message: string) => void): Processes {
  const running = new Set<ChildProcess>();
  const stop = async (child: ChildProcess) => {
    if (!running.delete(child)) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
  return {
    start({ name, command, parameters, directory, environment, isQuiet = false }) {
      const child = spawn(command, parameters, {
        cwd: directory,
        env: { ...process.env, ...environment },
        stdio: ["ignore", "pipe", "pipe"],
      });
      running.add(child);
      if (isQuiet) child.stdout.resume();
      else printLines(child.stdout, name, print);
      printLines(child.stderr, name, print);
      child.once("error", (error) => running.delete(child) && onEnd(`${name}: ${error.message}`));
      child.once("exit", (code) => running.delete(child) && onEnd(`${name} ended with code ${code}.`));
      return child;
    },
    stop,
    async stopAll() {
      await Promise.all([...running].map(stop));
    },
  };
}

function printLines(stream: Readable, name: string, print: (line: string) => void): void {
  createInterface({ input: stream }).on("line", (line) => {
    if (line.trim() !== "") print(`[${name}] ${line}`);
  });
}
