import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Callers that each send one request after the other. */
export interface CallerOptions {
  readonly url: string;
  readonly key: string;
  /** The text to make a deck of; another one for each. */
  readonly toPrompt: (count: number) => string;
  readonly callers: number;
  /** Whether who is refused waits for as long as Retry-After says, and up to half as long again. */
  readonly backsOff: boolean;
  /** Hang up after so many milliseconds; left out: wait for the answer. */
  readonly abortAfter?: number;
}

/** What callers got, each list in milliseconds. */
export interface Outcome {
  readonly made: number[];
  readonly refused: number[];
  /** Answers that were neither, by status, and connections that broke. */
  readonly others: Map<string, number>;
}

/** Sends requests until the signal is aborted; those under way count as nothing. */
export async function runCallers(options: CallerOptions, until: AbortSignal): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const outcome: Outcome = { made: [], refused: [], others: new Map() };
  let count = 0;
  const call = async () => {
    while (!until.aborted) {
      const begin = performance.now();
      const answer = await send(options, agent, options.toPrompt(count++), until);
      if (until.aborted) return;
      const took = performance.now() - begin;
      if (answer.status === 200) outcome.made.push(took);
      else if (answer.status === 503 || answer.status === 429) outcome.refused.push(took);
      else outcome.others.set(answer.name, (outcome.others.get(answer.name) ?? 0) + 1);
      if (answer.retryAfter > 0 && options.backsOff) {
        await sleep(answer.retryAfter * 1000 * (1 + Math.random() / 2), undefined, { signal: until }).catch(
          () => 0,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: options.callers }, call));
  agent.destroy();
  return outcome;
}

interface CallerAnswer {
  readonly status: number;
  readonly name: string;
  /** In seconds. */
  readonly retryAfter: number;
}

function send(
  { url, key, abortAfter }: CallerOptions,
  agent: Agent,
  prompt: string,
  until: AbortSignal,
): Promise<CallerAnswer> {
  const body = JSON.stringify({ prompt });
  return new Promise((resolve) => {
    const own = abortAfter === undefined ? until : AbortSignal.any([until, AbortSignal.timeout(abortAfter)]);
    const sent = request(
      `${url}/v1/presentations/generate`,
      {
        agent,
        method: "POST",
        signal: own,
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        response.resume().once("close", () => {
          resolve({ status, name: String(status), retryAfter: Number(headers["retry-after"] ?? 0) });
        });
      },
    );
    sent.once("error", ({ name }) => resolve({ status: 0, name, retryAfter: 0 }));
    sent.end(body);
  });
}
