// Ports -> mock or server -> the apps' development servers -> one block of addresses; then the contract is followed.
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Api, startMockApi, startRealApi } from "./api.ts";
import { followContract } from "./follow-contract.ts";
import { type Options, parseOptions, usage } from "./options.ts";
import { claimPort, host } from "./ports.ts";
import { createProcesses, type Processes } from "./processes.ts";
import { type SummaryLine, toSummary } from "./summary.ts";
import { findViteApp, toViteCommand, type ViteApp } from "./vite-apps.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) print(usage);
  else await develop(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function develop(options: Options): Promise<void> {
  const startedAt = performance.now();
  const apps = await placeApps(options);
  const apiPort = await claimPort(options.ports.api, "--api-port");
  const ending = Promise.withResolvers<number>();
  const processes = createProcesses(print, (message) => {
    process.stderr.write(`${message}\n`);
    ending.resolve(1);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.resolve(0));
  const api = options.real ? startRealApi(root, apiPort, processes) : await startMockApi(apiPort, print);
  startApps(apps, api, processes);
  const stopFollowing = followContract({ root, print, onFollowed: api.followContract });
  const addresses = [api.url, ...apps.map(({ url }) => url)];
  const up = Promise.all(addresses.map((url) => untilUp(url, ending.promise)));
  if (await Promise.race([up, ending.promise.then(() => undefined)])) {
    print(toSummary(toLines(apps, api), (performance.now() - startedAt) / 1000));
  }
  process.exitCode = await ending.promise;
  await stopFollowing();
  await Promise.all([processes.stopAll(), api.close()]);
}

interface PlacedApp extends ViteApp {
  readonly port: number;
  readonly url: string;
}

/** The apps that have a development server, each with its port; throws where one is taken. */
async function placeApps({ ports }: Options): Promise<PlacedApp[]> {
  const placed: PlacedApp[] = [];
  for (const name of ["studio", "viewer"] as const) {
    const app = findViteApp(root, name);
    if (app === undefined) continue;
    const port = await claimPort(ports[name], `--${name}-port`);
    placed.push({ ...app, port, url: `http://${host}:${port}` });
  }
  return placed;
}

function startApps(apps: readonly PlacedApp[], api: Api, processes: Processes): void {
  const viewer = apps.find(({ name }) => name === "viewer");
  const environment = { LECTERN_DEV_TARGET: api.url, LECTERN_DEV_VIEWER: viewer?.url };
  for (const app of apps) processes.start(toViteCommand(app, app.port, environment));
}

/** Resolves when something answers there, or when everything ends. */
async function untilUp(url: string, ending: Promise<unknown>): Promise<void> {
  let isEnding = false;
  void ending.then(() => {
    isEnding = true;
  });
  while (!isEnding) {
    const answered = await fetch(url).catch(() => undefined);
    await answered?.body?.cancel();
    if (answered) return;
    await wait(100);
  }
}

function toLines(apps: readonly PlacedApp[], api: Api): SummaryLine[] {
  const pages: Readonly<Record<string, string>> = { studio: "/", viewer: "/view/sample?token=any" };
  const isReal = api.name === "Server";
  return [
    ...apps.map(({ name, url }) => ({
      name: name.charAt(0).toUpperCase() + name.slice(1),
      address: name === "viewer" && isReal ? `${url}/view/` : `${url}${pages[name] ?? ""}`,
      ...(name === "viewer" && isReal && { note: "with the id and token of an embed link" }),
    })),
    { name: api.name, address: api.url, note: api.key },
    { name: "Reference", address: `${api.url}/docs` },
  ];
}
