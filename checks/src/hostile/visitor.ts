import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { findRefusalFaults } from "./judge-answer.ts";
import { type Attack, pick, type Siege } from "./siege.ts";

/** How the service was for somebody who meant no harm. */
export interface Visits {
  /** In milliseconds, of decks that were made, downloaded and deleted. */
  readonly deckTimes: number[];
  /** Of `GET /healthz`. */
  readonly healthTimes: number[];
  /** Requests for a deck that were told to come again. */
  refused: number;
}

/** Returns somebody with a key of his own who makes decks, and looks whether the service lives. */
export function createVisitor(visits: Visits): readonly Attack[] {
  return [
    { name: "visitor", together: 1, pause: 2_000, once: (siege) => visit(siege, visits) },
    { name: "health", together: 1, pause: 500, once: (siege) => lookAtHealth(siege, visits) },
  ];
}

async function visit({ url, visitorToken, tally, contract }: Siege, visits: Visits): Promise<void> {
  const headers = { authorization: `Bearer ${visitorToken}`, "content-type": "application/json" };
  const body = JSON.stringify({ prompt: "# Bridges\n\n- Stone lasts\n- Steel spans\n- Wood is light" });
  const begun = performance.now();
  tally.sent("visitor");
  const answer = await fetch(`${url}/v1/presentations/generate`, { method: "POST", headers, body });
  tally.answered("visitor", answer.status);
  if (answer.status === 503) {
    visits.refused++;
    const refusal = {
      status: 503,
      headers: answer.headers,
      body: new Uint8Array(await answer.arrayBuffer()),
    };
    for (const fault of findRefusalFaults(contract, refusal)) tally.fault("visitor", fault);
    await sleep(1_000 * Number(answer.headers.get("retry-after")));
    return;
  }
  if (answer.status !== 200) {
    tally.fault("visitor", `a deck is ${answer.status}`, await answer.text());
    return;
  }
  const made = (await answer.json()) as { id: string; download: string };
  const file = await fetch(made.download);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (file.status !== 200 || bytes.subarray(0, 2).toString() !== "PK" || bytes.length < 10_000)
    tally.fault("visitor", `the file is ${file.status}, ${bytes.length} bytes`);
  visits.deckTimes.push(performance.now() - begun);
  const gone = await fetch(`${url}/v1/presentations/${made.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${visitorToken}` },
  });
  if (gone.status !== 200) tally.fault("visitor", `the deletion is ${gone.status}`);
}

async function lookAtHealth({ url, tally }: Siege, visits: Visits): Promise<void> {
  const begun = performance.now();
  const answer = await fetch(`${url}/healthz`);
  await answer.arrayBuffer();
  visits.healthTimes.push(performance.now() - begun);
  if (answer.status !== 200) tally.fault("health", `answered ${answer.status}`);
}

/** Keys and signatures that do not hold, in bursts, on operations and links. */
export const wrongKeys: Attack = {
  name: "wrong keys",
  together: 1,
  pause: 1_000,
  async once({ url, random, tally, contract, ids }) {
    const id = ids.length > 0 ? pick(random, ids) : "none";
    for (let time = 0; time < 10; time++) {
      const wrong = Math.floor(random() * 1e9).toString(36);
      const [path, headers] = pick<readonly [string, Record<string, string>]>(random, [
        ["/v1/presentations", { authorization: `Bearer lk_${wrong}` }],
        ["/v1/templates", { authorization: `Basic ${wrong}` }],
        [`/v1/presentations/${id}/download?token=${wrong}`, {}],
        [`/v1/presentations/${id}/download?token=${wrong}&token=x`, {}],
        ["/v1/presentations", {}],
      ]);
      tally.sent(wrongKeys.name);
      const answer = await fetch(url + path, { headers, redirect: "manual" });
      tally.answered(wrongKeys.name, answer.status);
      const body = new Uint8Array(await answer.arrayBuffer());
      if (answer.status < 400) tally.fault(wrongKeys.name, `answered ${answer.status}`, path);
      for (const fault of findRefusalFaults(contract, {
        status: answer.status,
        headers: answer.headers,
        body,
      }))
        tally.fault(wrongKeys.name, fault, path);
    }
  },
};
