// The contract's clients by us and by others: size, what they do where things go wrong, and time. Prints the table of README.md.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Behaviour, behaviours, type Outcome } from "./clients/behaviours.ts";
import { type MadeClient, makeClients } from "./clients/make-clients.ts";
import { measureInTurn, timesOf } from "./measuring/measure.ts";
import { median } from "./measuring/statistics.ts";

const clients = await makeClients();
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

row("", ...clients.map(({ name }) => name));
row("---", ...clients.map(() => "---"));
row("bytes after gzip", ...clients.map(({ bytes }) => String(bytes)));
for (const behaviour of behaviours) {
  const outcomes = [];
  for (const client of clients) outcomes.push(await meet(client, behaviour));
  row(behaviour.name, ...outcomes.map((outcome) => (behaviour.isGood(outcome) ? "yes" : describe(outcome))));
}
row("ms for a GET, median", ...(await measureGets()));
process.exit();

/** Lets a client meet a service that behaves so; a call that does not end in ten seconds is taken as hanging. */
async function meet({ create }: MadeClient, behaviour: Behaviour): Promise<Outcome> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    behaviour.answer(response, requests.length - 1, request);
  });
  const startedAt = performance.now();
  const url = await listen(server);
  const hanging = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("hangs")), 10_000).unref(),
  );
  const client = create(url, behaviour.timeout);
  const result = await Promise.race([Promise.resolve().then(() => behaviour.call(client)), hanging]).then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  );
  server.closeAllConnections();
  server.close();
  return { ...result, requests, milliseconds: performance.now() - startedAt };
}

/** A few words on what is not as wished. */
function describe({ error, value, requests }: Outcome): string {
  const asked = requests.map(({ method, url }) => `${method} ${url}`);
  const words = error
    ? `${error.name ?? "throws"}: ${String(error.message ?? JSON.stringify(error)).slice(0, 40)}`
    : toWords(value);
  return `no (${words.replaceAll(/[|\n]/g, " ")}; ${asked.length === 1 ? asked[0] : `${asked.length} requests`})`;
}

function toWords(value: unknown): string {
  if (value instanceof Blob) return `Blob of ${value.size}`;
  return (JSON.stringify(value) ?? "undefined").slice(0, 40);
}

async function measureGets(): Promise<readonly string[]> {
  const body = JSON.stringify({ id: "a", embed: "https://a.example/e", download: "https://a.example/d" });
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(body);
  });
  const url = await listen(server);
  const contestants = clients.map(({ name, create }) => {
    const client = create(url);
    return { name, run: () => client.get("a") };
  });
  const times = await measureInTurn(contestants, { warmUp: 100, measured: 300 });
  server.close();
  return clients.map(({ name }) => median(timesOf(times, name)).toFixed(2));
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
