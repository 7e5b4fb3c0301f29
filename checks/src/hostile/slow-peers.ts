import { setTimeout as sleep } from "node:timers/promises";
import { openConnection } from "./connection.ts";
import { findRefusalFaults } from "./judge-answer.ts";
import { parseAnswers } from "./parse-answers.ts";
import { type Attack, pick, type Siege } from "./siege.ts";

const toRequest = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
const largePaths = ["/docs/swagger-ui-bundle.js", "/docs", "/", "/v1/presentations?limit=100"];

/** Clients that ask for something large and take it slowly, or not at all. */
export const slowReaders: Attack = {
  name: "slow readers",
  together: 30,
  pause: 500,
  async once({ url, token, random, signal, tally }) {
    const connection = await openConnection(url, { reads: false });
    tally.sent(slowReaders.name);
    connection.socket.write(toRequest(pick(random, largePaths), token));
    const end = performance.now() + 5_000 + random() * 60_000;
    const reads = random() < 0.5;
    while (!signal.aborted && !connection.isClosed() && performance.now() < end) {
      await sleep(250, undefined, { signal }).catch(() => undefined);
      if (reads) connection.socket.read(100);
    }
    tally.answered(slowReaders.name, 0);
    connection.socket.destroy();
  },
};

/** Clients that send a request byte by byte, its header or its body. */
export const slowWriters: Attack = {
  name: "slow writers",
  together: 30,
  pause: 500,
  async once({ url, token, random, signal, tally, contract }) {
    const connection = await openConnection(url);
    tally.sent(slowWriters.name);
    const body = '{"prompt":"Urban gardening"}';
    const head =
      `POST /v1/presentations/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length + 1}\r\n\r\n`;
    const whole = head + body;
    const first = random() < 0.5 ? 0 : head.length;
    connection.socket.write(whole.slice(0, first));
    const end = performance.now() + 5_000 + random() * 60_000;
    for (let place = first; place < whole.length && performance.now() < end; place++) {
      if (signal.aborted || connection.isClosed() || connection.received().length > 0) break;
      connection.socket.write(whole.charAt(place));
      await sleep(random() * 2_000, undefined, { signal }).catch(() => undefined);
    }
    const { answers } = parseAnswers(connection.received());
    if (answers.length === 0) tally.answered(slowWriters.name, 0);
    for (const answer of answers) {
      tally.answered(slowWriters.name, answer.status);
      for (const fault of findRefusalFaults(contract, answer)) tally.fault(slowWriters.name, fault);
    }
    connection.socket.destroy();
  },
};

/** Many requests in one go; those who read get all answers, in the order of their requests. */
export const pipelines: Attack = {
  name: "pipelining",
  together: 2,
  pause: 1_000,
  once: (siege) => (siege.random() < 0.5 ? pipelineUnread(siege) : pipelineInOrder(siege)),
};

async function pipelineUnread({ url, token, random, signal, tally }: Siege): Promise<void> {
  const connection = await openConnection(url, { reads: false });
  const count = 50 + Math.floor(random() * 450);
  tally.sent(pipelines.name, count);
  connection.socket.write(toRequest(pick(random, largePaths), token).repeat(count));
  await sleep(random() * 20_000, undefined, { signal }).catch(() => undefined);
  tally.answered(pipelines.name, 0);
  connection.socket.destroy();
}

async function pipelineInOrder({ url, token, random, tally, contract }: Siege): Promise<void> {
  const connection = await openConnection(url);
  const count = 2 + Math.floor(random() * 90);
  const numbers = Array.from({ length: count }, (_, index) => index);
  tally.sent(pipelines.name, count);
  connection.socket.write(numbers.map((number) => toRequest(`/nothing/${number}`, token)).join(""));
  await connection.until((received) => parseAnswers(received).answers.length >= count, 30_000);
  const { answers } = parseAnswers(connection.received());
  if (answers.length !== count)
    tally.fault(pipelines.name, "fewer answers than requests", `${answers.length} of ${count}`);
  for (const [index, answer] of answers.entries()) {
    tally.answered(pipelines.name, answer.status);
    for (const fault of findRefusalFaults(contract, answer)) tally.fault(pipelines.name, fault);
    if (!Buffer.from(answer.body).includes(`/nothing/${index}\\"`))
      tally.fault(pipelines.name, "an answer in another's place");
  }
  connection.socket.destroy();
}

/** Clients that hang up in the middle of what they send or take. */
export const hangUps: Attack = {
  name: "hang-ups",
  together: 3,
  pause: 300,
  async once({ url, token, random, tally }) {
    const connection = await openConnection(url);
    tally.sent(hangUps.name);
    const line = `- A point about bridges, number ${Math.floor(random() * 1e6)}, and what it tells us\\n`;
    const body = JSON.stringify({ prompt: "" }).replace(
      '""',
      `"# Bridges\\n\\n${line.repeat(1 + Math.floor(random() * 900))}"`,
    );
    const events = random() < 0.3 ? "Accept: text/event-stream\r\n" : "";
    const request =
      `POST /v1/presentations/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${events}` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const part = random() < 0.5 ? request : request.slice(0, Math.floor(random() * request.length));
    connection.socket.write(part);
    await sleep(random() * 400);
    tally.answered(hangUps.name, 0);
    if (random() < 0.5) connection.socket.resetAndDestroy();
    else connection.socket.destroy();
  },
};
