import { randomUUID } from "node:crypto";
import { builtInTemplate } from "@lectern/theme";
import { pptxType } from "../testing/test-server.ts";
import type { Effect, Ledger, Thing } from "./ledger.ts";

/** Requests of all sorts that write, sent until the service is gone or enough were sent. */
export interface WorkloadOptions {
  readonly url: string;
  readonly token: string;
  readonly ledger: Ledger;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Requests at a time. */
  readonly together: number;
  readonly limit: number;
  /** Numbers that no thing was named after yet. */
  readonly nextNumber: () => number;
  /** How many presentations are kept before more of them are deleted; left out: few. */
  readonly presentations?: number;
}

/** What came of a workload. */
export interface Worked {
  readonly sent: number;
  readonly acknowledged: number;
  /** Answers that were no success although nothing was wrong with the request. */
  readonly refusals: readonly string[];
}

/** How many presentations and templates are kept before more of them are deleted, where nothing else is said. */
const [fewPresentations, fewTemplates] = [12, 3];

/** Sends requests, each lane one after the other, and writes down what was asked for and what was answered. */
export async function work(options: WorkloadOptions): Promise<Worked> {
  const { together, limit, ledger } = options;
  const busy = new Set<Thing>();
  const refusals: string[] = [];
  let [sent, acknowledged, isGone] = [0, 0, false];
  const retries = [...ledger.values()].filter(({ retry, id }) => retry !== undefined && id === undefined);
  const lane = async () => {
    while (!isGone && sent < limit) {
      sent++;
      const task = chooseTask(options, busy, retries);
      busy.add(task.thing);
      const outcome = await carryOut(options, task);
      if (outcome === "gone") isGone = true;
      else if (outcome === "done") acknowledged++;
      else refusals.push(outcome);
      if (outcome !== "gone") busy.delete(task.thing);
    }
  };
  await Promise.all(Array.from({ length: together }, lane));
  return { sent, acknowledged, refusals };
}

interface Task {
  readonly thing: Thing;
  readonly effect: Effect;
}

function chooseTask(
  { ledger, random, nextNumber, presentations = fewPresentations }: WorkloadOptions,
  busy: Set<Thing>,
  retries: Thing[],
): Task {
  const retried = retries.pop();
  if (retried) return { thing: retried, effect: retried.effects[0] as Effect };
  const table = random() < 0.85 ? "presentations" : "templates";
  const idle = [...ledger.values()].filter(
    (thing) =>
      thing.table === table && !busy.has(thing) && thing.effects.at(-1)?.kind !== "delete" && thing.id,
  );
  const chosen = idle[Math.floor(random() * idle.length)];
  const share = random();
  if (chosen === undefined || share < 0.4) return makeThing(ledger, table, nextNumber(), random());
  const enough = table === "templates" ? fewTemplates : presentations;
  if (idle.length > enough || share < 0.5) return addEffect(chosen, { kind: "delete", title: "" });
  if (table === "templates") return makeThing(ledger, table, nextNumber(), random());
  return addEffect(chosen, { kind: "change", title: `${chosen.name} as ${chosen.effects.length}` });
}

function addEffect(thing: Thing, effect: Effect): Task {
  thing.effects.push(effect);
  return { thing, effect };
}

function makeThing(ledger: Ledger, table: Thing["table"], number: number, share: number): Task {
  const name = `${table === "templates" ? "Template" : "Deck"} ${number}`;
  const path = share < 0.5 ? "/v1/presentations/generate" : "/v1/presentations";
  const body = JSON.stringify(share < 0.5 ? { prompt: toPrompt(name) } : { outline: toOutline(name) });
  const thing: Thing = {
    table,
    name,
    effects: [{ kind: "make", title: name }],
    ...(table === "presentations" && { retry: { path, idempotencyKey: randomUUID(), body } }),
  };
  ledger.set(name, thing);
  return { thing, effect: thing.effects[0] as Effect };
}

function toPrompt(title: string): string {
  return `# ${title}\n\n- Stone lasts for two thousand years\n- Steel spans two kilometres\n- Wood is light`;
}

function toOutline(title: string) {
  return { title, language: "en", direction: "ltr", slides: [{ kind: "title", title }] };
}

const template = Uint8Array.from(builtInTemplate("harbor"));

/** Returns "done", "gone" where no whole answer came, or in words what was answered instead. */
async function carryOut(options: WorkloadOptions, { thing, effect }: Task): Promise<string> {
  try {
    const answer = await send(options, thing, effect);
    const text = await answer.text();
    if (!answer.ok) return `${effect.kind} of ${thing.table}: ${answer.status} ${text.slice(0, 300)}`;
    if (effect.kind === "make") thing.id = (JSON.parse(text) as { id: string }).id;
    effect.requestId = answer.headers.get("x-request-id") ?? "";
    return "done";
  } catch (error) {
    // So fetch says that the connection ended, before the answer or within it.
    if (!["fetch failed", "terminated"].includes((error as Error).message)) throw error;
    return "gone";
  }
}

function send({ url, token }: WorkloadOptions, thing: Thing, { kind, title }: Effect): Promise<Response> {
  const authorization = `Bearer ${token}`;
  const json = { authorization, "content-type": "application/json" };
  const address = `${url}/v1/${thing.table}`;
  if (kind === "delete")
    return fetch(`${address}/${thing.id}`, { method: "DELETE", headers: { authorization } });
  if (kind === "change") {
    const headers = { ...json, "if-match": "*" };
    return fetch(`${address}/${thing.id}/outline`, {
      method: "PUT",
      headers,
      body: JSON.stringify(toOutline(title)),
    });
  }
  if (thing.retry === undefined) {
    const headers = { authorization, "content-type": pptxType };
    return fetch(`${address}?name=${encodeURIComponent(title)}`, { method: "POST", headers, body: template });
  }
  const { path, idempotencyKey, body } = thing.retry;
  return fetch(url + path, { method: "POST", headers: { ...json, "idempotency-key": idempotencyKey }, body });
}
