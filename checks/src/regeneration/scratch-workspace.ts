import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A copy of this workspace that a test may change. */
export interface ScratchWorkspace {
  readonly root: string;
  /** Runs a command of the workspace; the output has no colours. */
  run(
    command: string,
    ...parameters: readonly string[]
  ): { readonly status: number; readonly output: string };
  /** Starts a process, resolves with the first match of `ready` in its output; rejects when it ends before. */
  start(
    script: string,
    environment: Readonly<Record<string, string>>,
    ready: RegExp,
  ): Promise<RunningProcess>;
  change(file: string, from: string, to: string): void;
  read(file: string): string;
  remove(): void;
}

/** A process that runs until it is stopped. */
export interface RunningProcess {
  readonly match: RegExpExecArray;
  stop(): Promise<void>;
}

const workspace = join(import.meta.dirname, "../../..");
const pnpm = process.env["npm_execpath"] ?? "pnpm";

/** Copies what git knows or would add into a checkout of its own, and installs from the local store. */
export function createScratchWorkspace(): ScratchWorkspace {
  const root = mkdtempSync(join(tmpdir(), "lectern-scratch-"));
  for (const file of listFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(workspace, file), join(root, file));
  }
  const environment = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
  };
  const run = (command: string, ...parameters: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, parameters, {
      cwd: root,
      encoding: "utf8",
      env: environment,
    });
    return { status: status ?? -1, output: stripVTControlCharacters(`${stdout}${stderr}`) };
  };
  // As in a real checkout, turbo asks git which files there are.
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  const installed = run(pnpm, "install", "--offline", "--frozen-lockfile");
  if (installed.status !== 0) throw new Error(`The scratch copy cannot be installed: ${installed.output}`);
  return {
    root,
    run: (command, ...parameters) => run(command === "pnpm" ? pnpm : command, ...parameters),
    start: (script, variables, ready) => start(root, script, { ...environment, ...variables }, ready),
    change: (file, from, to) => {
      const text = readFileSync(join(root, file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} to change.`);
      writeFileSync(
        join(root, file),
        text.replace(from, () => to),
      );
    },
    read: (file) => readFileSync(join(root, file), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function listFiles(): string[] {
  // Deleted files are listed until the deletion is committed.
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: workspace,
    encoding: "utf8",
  });
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(workspace, file)));
}

function start(
  root: string,
  script: string,
  environment: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, script.split(" "), { cwd: root, env: environment });
  let output = "";
  return new Promise((resolve, reject) => {
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    const stop = () => {
      child.kill();
      return ended;
    };
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
      const match = ready.exec(output);
      if (match) resolve({ match, stop });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then(() => reject(new Error(`${script} ended before it was ready: ${output}`)));
  });
}
