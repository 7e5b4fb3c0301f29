// One suite for every server of the contract: every documented status of every operation, then requests made from
// the contract's own schemas, every answer held against the contract.

import { createHash } from "node:crypto";
import { lintPackage } from "@lectern/ooxml";
import { type ContractOperation, readContract } from "@lectern/spec";
import {
  type Answer,
  findAnswerFaults,
  findProblemFaults,
  parseEvents,
  readJson,
} from "@lectern/spec/testing";
import validate from "@ooxml-tools/validate";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchange, type Outgoing } from "./exchange.ts";
import { hostilePaths, requestsTo, withFirst } from "./generated-requests.ts";

/** A server to hold against the contract. */
export interface Subject {
  readonly baseUrl: string;
  readonly token: string;
  /** A .pptx file that can serve as a template. */
  readonly template: Uint8Array;
  /** Changes a good request so that the server fails at it with a 500. */
  readonly provokeFailure: (request: Outgoing) => { readonly baseUrl: string; readonly request: Outgoing };
  /** Changes a good upload so that the server refuses the file. */
  readonly provokeRefusal: (request: Outgoing) => Outgoing;
  /** Changes a good request so that it would replace something else than there is. */
  readonly provokeStale: (request: Outgoing) => { readonly request: Outgoing };
  /** Changes a good request so that it does not say what it would replace. */
  readonly provokeUnconditional: (request: Outgoing) => { readonly request: Outgoing };
  close(): Promise<void>;
}

const contract = readContract();
const requestsPerOperation = process.env["THOROUGH_TESTS"] ? 300 : 60;
// The Open XML SDK takes about half a second for each, and says the same of the same bytes.
const validatedDecks = process.env["THOROUGH_TESTS"] ? 24 : 4;
const eventStream = "text/event-stream";
/** The operations that make presentations, or make them anew. */
const makers = ["generatePresentation", "createPresentation", "putPresentationOutline"];
const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** Defines the conformance tests of one server. */
export function describeConformance(name: string, start: () => Promise<Subject>): void {
  describe(`the ${name} is as the contract says`, () => {
    let subject: Subject;
    let sent = 0;
    const made = new Set<string>();
    beforeAll(async () => {
      subject = await start();
    });
    afterAll(async () => {
      await subject?.close();
      console.log(`conformance of the ${name}: ${sent} requests sent`);
    });

    async function send(
      operation: ContractOperation,
      request: Outgoing,
      baseUrl = subject.baseUrl,
    ): Promise<Answer> {
      sent += 1;
      const answer = await exchange(baseUrl, request);
      expect(
        findAnswerFaults(operation, answer, request.method),
        JSON.stringify(request).slice(0, 500),
      ).toEqual([]);
      if (makers.includes(operation.operationId) && answer.status === 200) {
        for (const id of readMadeIds(answer)) made.add(id);
      }
      return answer;
    }

    async function make(operationId: string): Promise<{ id: string }> {
      return readJson(await send(find(operationId), goodRequest(find(operationId), "", subject))) as {
        id: string;
      };
    }

    /** Returns the id of something that the operation's path can name: a template or a presentation. */
    async function makeFor(operation: ContractOperation): Promise<string> {
      if (!operation.path.includes("{")) return "";
      return (
        await make(operation.path.startsWith("/v1/templates") ? "uploadTemplate" : "generatePresentation")
      ).id;
    }

    async function makeGone(operation: ContractOperation): Promise<string> {
      const id = await makeFor(operation);
      const remove = find(
        operation.path.startsWith("/v1/templates") ? "deleteTemplate" : "deletePresentation",
      );
      await send(remove, goodRequest(remove, id, subject));
      return id;
    }

    for (const operation of contract.operations) {
      for (const status of Object.keys(operation.responses).filter((one) => one !== "default")) {
        test(`${operation.operationId} answers ${status}`, async () => {
          const { baseUrl, request } = await requestFor(operation, Number(status));
          expect((await send(operation, request, baseUrl)).status).toBe(Number(status));
        });
      }

      if (tellsEvents(operation)) {
        test(`${operation.operationId} tells how far it is, to those who ask`, async () => {
          const { headers, ...request } = goodRequest(operation, "", subject);
          const answer = await send(operation, { ...request, headers: { ...headers, accept: eventStream } });
          expect([answer.status, answer.headers.get("content-type")]).toEqual([200, eventStream]);
          const events = parseEvents(answer.body);
          const fractions = events.slice(0, -1).map(({ data }) => (data as { fraction: number }).fraction);
          expect(fractions.length).toBeGreaterThan(2);
          expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
          const made = events.at(-1)?.data;
          const { id = "" } = (made ?? {}) as { id?: string };
          const get = find("getPresentation");
          const got = await send(get, goodRequest(get, id, subject));
          expect(readJson(got)).toEqual(made);
        });

        test(`${operation.operationId} answers those who ask for events as others until the work begins`, async () => {
          for (const status of [400, 401, 500]) {
            const { baseUrl, request } = await requestFor(operation, status);
            const headers = { ...request.headers, accept: eventStream };
            const answer = await send(operation, { ...request, headers }, baseUrl);
            if (status < 500) expect(answer.status).toBe(status);
          }
        });
      }

      test(`${operation.operationId} answers a HEAD, a wrong method and OPTIONS without surprise`, async () => {
        const request = goodRequest(operation, await makeFor(operation), subject);
        const answer = await exchange(subject.baseUrl, { ...request, method: "TRACE" });
        expect(answer.status).toBe(405);
        expect(answer.headers.get("allow")).toContain(operation.method.toUpperCase());
        if (operation.method === "get") {
          const head = await send(operation, { ...request, method: "HEAD" });
          expect(head.status).toBe(Number(Object.keys(operation.responses)[0]));
          expect(head.body).toHaveLength(0);
        }
      });

      test(`${operation.operationId} answers ${requestsPerOperation} generated requests as documented`, async () => {
        const ids = [await makeFor(operation), "never-seen", "generate"].filter((id) => id !== "");
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, { token: subject.token, ids }), async (request) => {
            const { status } = await send(operation, request);
            expect(status).toBeLessThan(500);
          }),
          { numRuns: requestsPerOperation },
        );
      });

      test(`${operation.operationId} answers hostile paths with a problem`, async () => {
        await fc.assert(
          fc.asyncProperty(hostilePaths(operation), async (path) => {
            if (!operation.path.includes("{")) return;
            sent += 1;
            const { method, headers } = goodRequest(operation, "x", subject);
            const answer = await exchange(subject.baseUrl, { method, path, headers });
            expect(answer.status, path).toBeLessThan(500);
            if (answer.status >= 400)
              expect(findProblemFaults(contract.schemas["Problem"] ?? {}, answer), path).toEqual([]);
          }),
          { numRuns: 30 },
        );
      });
    }

    test("every presentation that it made along the way is a valid file", async () => {
      const download = find("downloadPresentation");
      const decks: Uint8Array[] = [];
      for (const id of made) {
        const answer = await exchange(subject.baseUrl, goodRequest(download, id, subject));
        if (answer.status === 200) decks.push(answer.body);
      }
      expect(decks.length).toBeGreaterThan(5);
      const distinct = withoutCopies(decks);
      for (const deck of distinct) expect(lintPackage(deck)).toEqual([]);
      const validated = distinct.slice(-validatedDecks);
      for (const deck of validated) expect(await validate(deck, "pptx", "Microsoft365")).toEqual([]);
      console.log(
        `conformance of the ${name}: ${decks.length} presentations, ${distinct.length} of them different and linted, ${validated.length} validated`,
      );
    });

    test("an unknown path answers a 404 problem", async () => {
      const answer = await exchange(subject.baseUrl, { method: "GET", path: "/v1/nothing", headers: {} });
      expect(answer.status).toBe(404);
      expect(readJson(answer)).toMatchObject({ code: "route_not_found" });
    });

    async function requestFor(
      operation: ContractOperation,
      status: number,
    ): Promise<{ baseUrl?: string; request: Outgoing }> {
      const good = async () => goodRequest(operation, await makeFor(operation), subject);
      if (status < 400) return { request: await good() };
      if (status === 401) return { request: withoutToken(await good()) };
      if (status === 500) return subject.provokeFailure(await good());
      if (status === 412) return subject.provokeStale(await good());
      if (status === 428) return subject.provokeUnconditional(await good());
      if (status === 400 && operation.requestBody?.content["application/json"])
        return { request: { ...(await good()), body: '{"prompt":"abc"}' } };
      if (status === 404 || operation.path.includes("{")) {
        return { request: goodRequest(operation, await makeGone(operation), subject) };
      }
      if (operation.requestBody === undefined) {
        const { path, ...request } = await good();
        return { request: { ...request, path: `${path}?limit=0` } };
      }
      return { request: subject.provokeRefusal(await good()) };
    }
  });
}

function withoutCopies(files: readonly Uint8Array[]): readonly Uint8Array[] {
  const digest = (file: Uint8Array) => createHash("sha256").update(file).digest("hex");
  return [...new Map(files.map((file) => [digest(file), file])).values()];
}

function find(operationId: string): ContractOperation {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}

function tellsEvents({ responses }: ContractOperation): boolean {
  return eventStream in (responses["200"]?.content ?? {});
}

/** Returns the id of the presentation in an answer, in events or without; none where the work failed on the way. */
function readMadeIds(answer: Answer): string[] {
  const isTold = answer.headers.get("content-type") === eventStream;
  const body = isTold ? parseEvents(answer.body).at(-1)?.data : readJson(answer);
  const { id } = body as { id?: string };
  return id === undefined ? [] : [id];
}

function goodRequest(operation: ContractOperation, id: string, { token, template }: Subject): Outgoing {
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isFile = mediaType === pptx;
  return {
    method: operation.method.toUpperCase(),
    path: withFirst(operation.path).replace(/\{[^}]+\}/, () => encodeURIComponent(id)),
    headers: {
      authorization: `Bearer ${token}`,
      ...(mediaType && { "content-type": mediaType }),
      ...(operation.parameters.some(({ name }) => name === "If-Match") && { "if-match": "*" }),
    },
    ...(media && { body: isFile ? template : JSON.stringify(media.examples[0]) }),
  };
}

function withoutToken({ method, path, headers, body }: Outgoing): Outgoing {
  const { authorization: _, ...rest } = headers;
  return { method, path, headers: rest, ...(body !== undefined && { body }) };
}
