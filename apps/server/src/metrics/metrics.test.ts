import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StoreUnavailableError } from "../store/store-errors.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { createRegistry } from "./exposition.ts";
import { createMetrics } from "./metrics.ts";

describe("metrics in Prometheus's format", () => {
  it("are counters and histograms by their labels, and readings at each scrape", () => {
    const registry = createRegistry();
    const asked = registry.counter("asked_total", "What was asked.");
    asked.add({ by: 'a "person"\\\n' });
    asked.add({ by: 'a "person"\\\n' }, 2);
    const took = registry.histogram("took_seconds", "How long it took.", [0.5, 1]);
    for (const value of [0.5, 0.7, 3]) took.observe({ of: "x" }, value);
    let level = 1;
    registry.reading("level", "How high it is.", "gauge", () => [[{}, level++]]);
    registry.write();
    expect(registry.write()).toBe(`# HELP asked_total What was asked.
# TYPE asked_total counter
asked_total{by="a \\"person\\"\\\\\\n"} 3
# HELP took_seconds How long it took.
# TYPE took_seconds histogram
took_seconds_bucket{of="x",le="0.5"} 1
took_seconds_bucket{of="x",le="1"} 2
took_seconds_bucket{of="x",le="+Inf"} 3
took_seconds_sum{of="x"} 4.2
took_seconds_count{of="x"} 3
# HELP level How high it is.
# TYPE level gauge
level 2
`);
  });

  it("count what of the store did not answer", () => {
    const metrics = createMetrics("1.2.3");
    metrics.observeError(new StoreUnavailableError("files", new Error("gone")));
    metrics.observeError(new Error("something else"));
    expect(metrics.write()).toContain('lectern_store_errors_total{part="files"} 1\n');
    expect(metrics.write()).toContain('lectern_info{version="1.2.3"');
  });
});

describe("a service with metrics", () => {
  let server: TestServer;
  let token = "";

  beforeAll(async () => {
    server = await startTestServer({
      metrics: { host: "127.0.0.1", port: 0 },
      baseUrl: "https://decks.example.org",
    });
    token = await server.createToken();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const scrape = async () => (await fetch(server.metricsUrl ?? "")).text();

  it("counts requests by operation and status, decks by author, and times the stages", async () => {
    const { id } = await server.generate(token);
    await server.request(`/v1/presentations/${id}`, { token });
    await server.request("/v1/presentations/none", { token });
    await server.request("/healthz");
    const text = await scrape();
    for (const line of [
      'lectern_requests_total{operation="generatePresentation",status="200"} 1',
      'lectern_requests_total{operation="getPresentation",status="200"} 1',
      'lectern_requests_total{operation="getPresentation",status="404"} 1',
      'lectern_requests_total{operation="/healthz",status="200"} 1',
      'lectern_decks_total{author="embedded"} 1',
      'lectern_tasks{state="waiting"} 0',
      'lectern_tasks{state="running"} 0',
      "lectern_deck_bytes_count 1",
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toContain('lectern_stage_seconds_count{stage="authoring"} 1\n');
    for (const secret of [id, token, "gardening"]) expect(text).not.toContain(secret);
  });

  it("shows them at their own address alone", async () => {
    expect((await server.request("/metrics")).status).toBe(404);
    expect((await fetch(new URL("/", server.metricsUrl))).status).toBe(404);
    expect((await fetch(server.metricsUrl ?? "")).headers.get("content-type")).toContain("version=0.0.4");
  });

  it("says its version, and keeps browsers to TLS where its address has it", async () => {
    const answer = await server.request("/healthz");
    expect(await answer.json()).toEqual({
      status: "alive",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      contract: answer.headers.get("lectern-contract"),
    });
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=15552000");
  });
});
