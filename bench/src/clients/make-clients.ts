import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

/** The same six operations of a client of ours or of others; each rejects where the client would throw. */
export interface Contestant {
  get(id: string): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  download(id: string): Promise<unknown>;
  embed(id: string): Promise<unknown>;
  generate(prompt: string): Promise<unknown>;
}

/** A client that is made and bundled. */
export interface MadeClient {
  readonly name: string;
  /** Minified and gzipped, with all that the file of `bench/clients` uses. */
  readonly bytes: number;
  /** With a time limit in milliseconds instead of the client's own ways with repetition. */
  create(baseUrl: string, timeout?: number): Contestant;
}

const folder = fileURLToPath(new URL("../../clients/", import.meta.url));
const contract = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));

/** The clients that are compared, ours first. */
const names = ["lectern", "openai", "hey-api", "orval", "redocly"];

/** Installs the generators the first time, makes all clients of the contract and bundles them. */
export async function makeClients(): Promise<readonly MadeClient[]> {
  if (!existsSync(join(folder, "node_modules"))) install();
  run("openapi-ts", "-i", contract, "-o", "made/hey-api", "-s");
  run("orval", "--input", contract, "--output", "made/orval/client.ts", "--client", "fetch");
  run("redocly", "generate-client", contract, "-o", "made/redocly/client.ts");
  return await Promise.all(names.map(bundle));
}

function install(): void {
  const words = ["-y", "pnpm@12", "install", "--frozen-lockfile"];
  const { status } = spawnSync("npx", words, { cwd: folder, stdio: "inherit" });
  if (status !== 0)
    throw new Error("Expected the clients to install; see above, or install them in bench/clients by hand.");
}

function run(command: string, ...words: readonly string[]): Buffer {
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const path = join(folder, "node_modules/.bin", command);
  return execFileSync(path, words, { cwd: folder, stdio: "pipe", env: environment });
}

async function bundle(name: string): Promise<MadeClient> {
  const words = [
    `${name}.js`,
    "--bundle",
    "--minify",
    "--format=esm",
    "--platform=browser",
    "--log-level=error",
  ];
  const code = run("esbuild", ...words);
  run("esbuild", ...words, `--outfile=made/${name}.mjs`);
  const module = (await import(pathToFileURL(join(folder, `made/${name}.mjs`)).href)) as Pick<
    MadeClient,
    "create"
  >;
  return { name, bytes: gzipSync(code).length, create: module.create };
}
