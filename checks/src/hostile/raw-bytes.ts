import { openConnection } from "./connection.ts";
import { findRefusalFaults } from "./judge-answer.ts";
import { parseAnswers } from "./parse-answers.ts";
import { type Attack, pick, type Siege } from "./siege.ts";

/** What is no request, or a request that two programs may read in two ways. */
export const rawBytes: Attack = {
  name: "raw sockets",
  together: 2,
  pause: 60,
  once: (siege) => sendRaw(siege, rawBytes.name, pick(siege.random, broken)),
};

/** Requests with some of their bytes changed, doubled or left out. */
export const mutatedRequests: Attack = {
  name: "mutated requests",
  together: 2,
  pause: 60,
  once: (siege) =>
    sendRaw(siege, mutatedRequests.name, mutate(siege.random, pick(siege.random, sound(siege.token)))),
};

/** How long the service may take to answer or to hang up; half a request it may keep for longer. */
const patience = 1_500;

async function sendRaw({ url, tally, contract }: Siege, attack: string, bytes: Buffer): Promise<void> {
  const connection = await openConnection(url);
  tally.sent(attack);
  connection.socket.write(bytes);
  const isHead = bytes.subarray(0, 5).toString("latin1") === "HEAD ";
  const heads = isHead ? [true] : [];
  await connection.until((received) => parseAnswers(received, heads).answers.length > 0, patience);
  const { answers, rest } = parseAnswers(connection.received(), heads);
  const example = bytes.subarray(0, 300).toString("latin1");
  if (answers.length === 0) tally.answered(attack, 0);
  if (answers.length === 0 && rest.length > 0)
    tally.fault(attack, "what came is no answer", rest.toString("latin1"));
  for (const answer of answers) {
    tally.answered(attack, answer.status);
    for (const fault of findRefusalFaults(contract, answer, isHead)) tally.fault(attack, fault, example);
  }
  connection.socket.destroy();
}

const host = "Host: localhost\r\n";
const toBytes = (text: string) => Buffer.from(text, "latin1");

const broken: readonly Buffer[] = [
  "\r\n\r\n\r\n",
  "\0\0\0\0\0\0\0\0",
  "GET\r\n\r\n",
  "GET /healthz\r\n\r\n",
  "GET /healthz HTTP/0.9\r\n\r\n",
  "GET /healthz HTTP/1.0\r\n\r\n",
  "GET /healthz HTTP/1.1\r\n\r\n",
  "GET /healthz HTTP/3.7\r\n\r\n",
  "GET /healthz HTTP/1.1\nHost: localhost\n\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  `GET /healthz HTTP/1.1\r\n${host}${host}\r\n`,
  `GET http://elsewhere.example/healthz HTTP/1.1\r\n${host}\r\n`,
  `GET //elsewhere.example/ HTTP/1.1\r\n${host}\r\n`,
  `GET * HTTP/1.1\r\n${host}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  `CONNECT localhost:22 HTTP/1.1\r\n${host}\r\n`,
  `TRACE / HTTP/1.1\r\n${host}\r\n`,
  `BREW /pot HTTP/1.1\r\n${host}\r\n`,
  `GET /\u0000 HTTP/1.1\r\n${host}\r\n`,
  `GET /\u00ff\u00fe HTTP/1.1\r\n${host}\r\n`,
  `GET /${"a".repeat(15_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET /${"../".repeat(2_000)}etc/passwd HTTP/1.1\r\n${host}\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}X: ${"b".repeat(20_000)}\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}${"X: y\r\n".repeat(3_000)}\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}${"X: y\r\n".repeat(1_500)}\r\n`,
  `HEAD /healthz HTTP/1.1\r\n${host}X: ${"b".repeat(20_000)}\r\n\r\n`,
  `HEAD /nothing HTTP/1.1\r\n${host}\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}X : y\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host} folded: y\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}: y\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}X: y\u0000z\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}Connection: upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}Expect: nonsense\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Content-Length: 99999999999999999999\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Content-Length: 0x10\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n${host}\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${"e".repeat(20_000)}\r\na\r\n0\r\n\r\n`,
  `POST /v1/presentations/generate HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n${"T: r\r\n".repeat(4_000)}\r\n`,
  `POST /v1/templates HTTP/1.1\r\n${host}Content-Length: 1000000000000\r\n\r\nPK`,
].map(toBytes);

function sound(token: string): readonly Buffer[] {
  const headers = `${host}Authorization: Bearer ${token}\r\n`;
  const prompt = '{"prompt":"# Bridges\\n\\n- Stone lasts\\n- Steel spans"}';
  const sized = (body: string) =>
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  return [
    `GET /v1/presentations?limit=2 HTTP/1.1\r\n${headers}\r\n`,
    `GET /v1/templates HTTP/1.1\r\n${headers}\r\n`,
    `HEAD /docs HTTP/1.1\r\n${headers}\r\n`,
    `POST /v1/presentations/generate HTTP/1.1\r\n${headers}${sized(prompt)}`,
    `POST /v1/outlines HTTP/1.1\r\n${headers}${sized(prompt)}`,
    `POST /v1/outlines HTTP/1.1\r\n${headers}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${prompt.length.toString(16)}\r\n${prompt}\r\n0\r\n\r\n`,
    `DELETE /v1/presentations/none HTTP/1.1\r\n${headers}\r\n`,
    `GET /oembed?url=http%3A%2F%2Flocalhost%2Fview HTTP/1.1\r\n${headers}\r\n`,
  ].map(toBytes);
}

function mutate(random: () => number, bytes: Buffer): Buffer {
  let changed = Buffer.from(bytes);
  const times = 1 + Math.floor(random() * 4);
  for (let time = 0; time < times && changed.length > 1; time++) {
    const place = Math.floor(random() * changed.length);
    const length = 1 + Math.floor(random() * Math.min(20, changed.length - place));
    const [before, part, after] = [
      changed.subarray(0, place),
      changed.subarray(place, place + length),
      changed.subarray(place + length),
    ];
    const other = Buffer.from(part.map(() => Math.floor(random() * 256)));
    const replaced = pick(random, [other, Buffer.concat([part, part]), Buffer.alloc(0), toBytes("\r\n")]);
    changed = Buffer.concat([before, replaced, after]);
  }
  return changed;
}
