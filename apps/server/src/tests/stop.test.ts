import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startChildServer } from "../testing/child-server.ts";
import { createFakeWorkerControl } from "../testing/fake-worker-control.ts";
import { openRawClient, toRawRequest } from "../testing/raw-client.ts";
import { pathOf, startTestServer } from "../testing/test-server.ts";

const control = createFakeWorkerControl();
afterAll(() => control.close());

describe("stopping", () => {
  it("lets a running generation finish, and takes no new connection", async () => {
    await using server = await startTestServer();
    const token = server.firstKey ?? "";
    const running = server.generate(token, "Running [wait]");
    await control.untilWaiting("Running [wait]");
    const closed = server.close();
    await expect.poll(() => server.request("/healthz").catch(() => "refused")).toBe("refused");
    control.release("Running [wait]");
    expect(await running).toMatchObject({ id: expect.any(String) });
    await closed;
  });

  it("says that it is not ready before it stops serving", async () => {
    await using server = await startTestServer({ drainSeconds: 1 });
    const closed = server.close();
    const ready = await server.request("/readyz");
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect((await server.request("/healthz")).status).toBe(200);
    expect((await server.generate(server.firstKey ?? "")).id).toBeTruthy();
    await closed;
  });

  it("finishes a generation whose client has gone, when it had an idempotency key", async () => {
    await using server = await startTestServer();
    const token = server.firstKey ?? "";
    const options = { token, json: { prompt: "Gone [wait]" }, headers: { "idempotency-key": "key" } };
    const controller = new AbortController();
    const path = pathOf("generatePresentation");
    const gone = server.request(path, { method: "POST", ...options, signal: controller.signal });
    await control.untilWaiting("Gone [wait]");
    controller.abort();
    await expect(gone).rejects.toThrow();
    const closed = server.close();
    control.release("Gone [wait]");
    await closed;
    await using next = await startTestServer({ dataDirectory: server.directory });
    const { status } = await next.call("generatePresentation", options);
    expect(status).toBe(200);
    expect(next.log()).not.toContain("failed");
  });

  it("waits for no connection on which nothing was asked, nor half a request", async () => {
    const directory = await mkdtemp(join(tmpdir(), "lectern-stop-"));
    const server = await startChildServer({
      LECTERN_DATA_DIR: directory,
      LECTERN_LOG_LEVEL: "silent",
      LECTERN_STOP_SECONDS: "3",
    });
    const clients = await Promise.all([1, 2, 3].map(() => openRawClient(server.url)));
    const [, half, again] = clients;
    half?.send("GET /healthz HTTP/1.1\r\nHost: loc");
    again?.send(`${toRawRequest("/healthz")}GET /health`);
    await expect.poll(() => again?.received()).toContain("alive");
    expect(await server.end("SIGTERM")).toBe(0);
    for (const { closed } of clients) await closed;
    await rm(directory, { recursive: true });
  });
});
