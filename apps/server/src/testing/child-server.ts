import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ownMain = new URL("../main.ts", import.meta.url);

/** The service as `pnpm start` runs it, in a process of its own. */
export interface ChildServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it printed up to now. */
  printed(): string;
  /** Sends the signal and returns the exit code, or null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** What a service in a process of its own may be given. */
export interface ChildOptions {
  /** A directory that is a disk of this size for it alone, in a namespace of its own. */
  readonly diskOf?: { readonly path: string; readonly size: string };
  /** The words of a program that runs it in its own place. */
  readonly under?: readonly string[];
  /** Another program than the service's own. */
  readonly main?: URL;
}

/** Starts the service on a free port with these variables, and returns when it listens. */
export async function startChildServer(
  environment: Readonly<Record<string, string>>,
  { diskOf, under = [], main = ownMain }: ChildOptions = {},
): Promise<ChildServer> {
  const { PATH } = process.env;
  const command = [...under, process.execPath, fileURLToPath(main)];
  const [program = "", ...words] = diskOf ? [...toMount(diskOf), ...command] : command;
  const child = spawn(program, words, {
    // No test depends on what else runs on the machine.
    env: { PATH, PORT: "0", LECTERN_MODEL_PROVIDER: "embedded", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk;
      const found = /Lectern listens on (\S+)/.exec(output)?.[1];
      if (found && output.includes("Ctrl-C")) resolve(found);
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.once("close", () => reject(new Error(`The service ended before it listened:\n${output}`)));
  });
  return {
    url: await url,
    process: child,
    printed: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function toMount({ path, size }: NonNullable<ChildOptions["diskOf"]>): readonly string[] {
  const script = 'mount -t tmpfs -o "size=$1" tmpfs "$2"; shift 2; exec "$@"';
  return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", size, path];
}
