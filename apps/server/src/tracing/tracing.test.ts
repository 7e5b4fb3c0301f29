import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pathOf, startTestServer } from "../testing/test-server.ts";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, "attributes">;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

let bodies: Sent[] = [];
let paths: (string | undefined)[] = [];
const collector = createServer(async (request, response) => {
  paths.push(request.url);
  bodies.push((await json(request)) as Sent);
  response.end("{}");
});
let endpoint = "";

beforeEach(async () => {
  [bodies, paths] = [[], []];
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

const spansSent = () =>
  bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)),
  );
const attribute = ({ attributes }: Pick<SentSpan, "attributes">, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentSpanId = "00f067aa0ba902b7";
const prompt = "The merger with Northwind";

describe("tracing", () => {
  it("sends a span for each request, in the caller's trace, and within it what became of its work", async () => {
    const server = await startTestServer({ workers: 1, otlpEndpoint: endpoint });
    const token = server.firstKey ?? "";
    await server.request(pathOf("generatePresentation"), {
      method: "POST",
      token,
      json: { prompt },
      headers: { traceparent: `00-${traceId}-${parentSpanId}-01` },
    });
    await server.call("getPresentation", { token, id: "unknown" });
    await server[Symbol.asyncDispose]();
    expect(new Set(paths)).toEqual(new Set(["/v1/traces"]));
    const spans = spansSent();
    const generating = spans.find(({ name }) => name === "generatePresentation");
    expect(generating).toMatchObject({ traceId, parentSpanId });
    if (generating === undefined) throw new Error("Expected a span.");
    expect(attribute(generating, "http.response.status_code")).toBe(200);
    const stages = spans.filter((span) => span.parentSpanId === generating.spanId);
    expect(stages.map(({ name }) => name)).toEqual(["authoring"]);
    for (const stage of stages) expect(stage.traceId).toBe(traceId);
    const missing = spans.find(({ name }) => name === "getPresentation");
    expect(missing?.traceId).not.toBe(traceId);
    expect(missing && attribute(missing, "http.response.status_code")).toBe(404);
    const resource = bodies[0]?.resourceSpans[0]?.resource;
    expect(resource && attribute(resource, "service.name")).toBe("lectern");
    const everything = JSON.stringify(bodies);
    for (const secret of [prompt, token]) expect(everything).not.toContain(secret);
  });

  it("holds up neither requests nor the end where the collector is away", async () => {
    const server = await startTestServer({ workers: 1, otlpEndpoint: "http://127.0.0.1:9" });
    expect(await server.generate(server.firstKey ?? "")).toMatchObject({ id: expect.any(String) });
    await server[Symbol.asyncDispose]();
  });

  it("is not there where no collector is set", async () => {
    const server = await startTestServer({ workers: 1 });
    await server.generate(server.firstKey ?? "");
    await server[Symbol.asyncDispose]();
    expect(bodies).toEqual([]);
  });
});
