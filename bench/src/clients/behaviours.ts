import type { IncomingMessage, ServerResponse } from "node:http";
import type { Contestant } from "./make-clients.ts";

/** One question to every client: what the service answers, what is called, and whether it went as a caller would wish. */
export interface Behaviour {
  readonly name: string;
  /** Answers the requests of one call, by their number from 0. */
  readonly answer: (response: ServerResponse, index: number, request: IncomingMessage) => void;
  readonly call: (client: Contestant) => Promise<unknown>;
  readonly isGood: (outcome: Outcome) => boolean;
  /** Gives the client so many milliseconds for an attempt. */
  readonly timeout?: number;
}

/** What became of one call. */
export interface Outcome {
  readonly value?: unknown;
  readonly error?: Error & {
    readonly status?: number;
    readonly code?: string;
    readonly body?: { readonly code?: string };
  };
  readonly requests: readonly IncomingMessage[];
  readonly milliseconds: number;
}

const presentation = { id: "a", embed: "https://a.example/e", download: "https://a.example/d" };
const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

const send =
  (
    status: number,
    type: string,
    body: string | Uint8Array,
    headers: Record<string, string> = {},
  ): Behaviour["answer"] =>
  (response) => {
    response.writeHead(status, { "Content-Type": type, ...headers }).end(body);
  };
const json = (status: number, value: unknown, headers?: Record<string, string>) =>
  send(
    status,
    status < 400 ? "application/json" : "application/problem+json",
    JSON.stringify(value),
    headers,
  );
const problem = (status: number, code: string) =>
  json(status, { type: "about:blank", title: "No.", status, detail: "No.", instance: "urn:x", code });
const well = json(200, presentation);
/** An error status, told or in the error's response. */
const hasStatus = ({ error }: Outcome, status: number) =>
  error !== undefined &&
  [error.status, (error as { cause?: { status?: number } }).cause?.status].includes(status);
const isRefused = ({ error, requests }: Outcome) => error !== undefined && requests.length === 0;

/** What a caller of an interface such as ours meets sooner or later. */
export const behaviours: readonly Behaviour[] = [
  {
    name: 'id ".." reaches nothing else',
    answer: well,
    call: (client) => client.get(".."),
    isGood: isRefused,
  },
  { name: "an empty id is refused", answer: well, call: (client) => client.remove(""), isGood: isRefused },
  {
    name: 'id "a/b" is one id',
    answer: well,
    call: (client) => client.get("a/b"),
    isGood: ({ requests }) => requests[0]?.url === "/v1/presentations/a%2Fb",
  },
  {
    name: "a .pptx is its bytes",
    answer: send(200, pptx, new Uint8Array([0x50, 0x4b, 0xff, 0xfe])),
    call: (client) => client.download("a"),
    isGood: ({ value }) => value instanceof Blob && value.size === 4,
  },
  {
    name: "an empty 200 is no fault",
    answer: (response) => void response.writeHead(200, { "Content-Length": 0 }).end(),
    call: (client) => client.remove("a"),
    isGood: ({ error }) => error === undefined,
  },
  {
    name: "a redirect's address is told",
    answer: json(307, { location: "https://v.example/" }, { Location: "https://v.example/" }),
    call: (client) => client.embed("a"),
    isGood: ({ value }) => value === "https://v.example/",
  },
  {
    name: "404: an error with status and code",
    answer: problem(404, "presentation_not_found"),
    call: (client) => client.get("a"),
    isGood: (outcome) =>
      hasStatus(outcome, 404) &&
      [outcome.error?.code, outcome.error?.body?.code].includes("presentation_not_found"),
  },
  {
    name: "an empty 500: an error with status",
    answer: (response) =>
      void response.writeHead(500, { "Content-Length": 0, "X-Should-Retry": "false" }).end(),
    call: (client) => client.get("a"),
    timeout: 2000,
    isGood: (outcome) => hasStatus(outcome, 500),
  },
  {
    name: "502 with HTML: an error with status",
    answer: send(502, "text/html", "<h1>Bad gateway</h1>"),
    call: (client) => client.get("a"),
    timeout: 2000,
    isGood: (outcome) => hasStatus(outcome, 502),
  },
  {
    name: "503, then 200: asked again when told",
    answer: (response, index, request) =>
      index > 0
        ? well(response, index, request)
        : json(503, {}, { "Retry-After": "1" })(response, index, request),
    call: (client) => client.get("a"),
    isGood: ({ value, milliseconds }) => value !== undefined && milliseconds > 900 && milliseconds < 5000,
  },
  {
    name: "POST again with the same key",
    answer: (response, index, request) =>
      index > 0
        ? well(response, index, request)
        : json(503, {}, { "Retry-After": "0" })(response, index, request),
    call: (client) => client.generate("City bees"),
    isGood: ({ requests }) => {
      const keys = requests.map(({ headers }) => headers["idempotency-key"]);
      return keys.length === 2 && keys[0] !== undefined && keys[0] === keys[1];
    },
  },
  {
    name: "no answer: an error in time",
    answer: () => {},
    call: (client) => client.get("a"),
    timeout: 300,
    isGood: ({ error, milliseconds }) => error !== undefined && milliseconds < 2000,
  },
  {
    name: "a success that is none is noticed",
    answer: send(200, "text/plain", "OK"),
    call: (client) => client.get("a"),
    isGood: ({ error }) => error !== undefined && !(error instanceof SyntaxError),
  },
];
