import { afterAll, describe, expect, it } from "vitest";
import { createFakeWorkerControl } from "../../testing/fake-worker-control.ts";
import { openRawClient } from "../../testing/raw-client.ts";
import { pathOf, startTestServer } from "../../testing/test-server.ts";
import { createAdmission } from "./admission.ts";

const control = createFakeWorkerControl();
afterAll(() => control.close());

describe("admission", () => {
  it("refuses at once as often as is usual, and then at an even pace", async () => {
    let time = 0;
    const admission = createAdmission({ hasRoom: () => false, perSecond: 100, atOnce: 50, now: () => time });
    const refusals: number[] = [];
    const all = Array.from({ length: 60 }, (_, count) =>
      admission.assertRoom("key").catch(() => refusals.push(count)),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(refusals).toHaveLength(50);
    await Promise.all(all);
    expect(refusals).toHaveLength(60);
    time = 5_000;
    await expect(admission.assertRoom("key")).rejects.toMatchObject({ code: "unavailable" });
  });

  it("lets in who waited for a refusal while room was made", async () => {
    let isFull = true;
    const admission = createAdmission({ hasRoom: () => !isFull, perSecond: 100, atOnce: 100, now: () => 0 });
    const all = Array.from({ length: 110 }, () => admission.assertRoom("key"));
    const outcomes = Promise.allSettled(all);
    isFull = false;
    expect((await outcomes).filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });
});

describe("a service that is full", () => {
  it("refuses before the body has come, logs some of it, and takes what another key sends", async () => {
    await using server = await startTestServer({ workers: 1, queue: 2 });
    const [many, few] = [server.firstKey ?? "", await server.createToken()];
    const waiting = ["one", "two", "three"].map((name) => server.generate(many, `${name} [wait]`));
    await control.untilWaiting("one [wait]");
    await expect.poll(() => fillOf(server, many)).toBe(503);

    const client = await openRawClient(server.url);
    client.send(
      `POST ${pathOf("generatePresentation")} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${many}\r\n` +
        "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
    );
    await expect.poll(() => client.received()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/i);
    client.socket.destroy();

    for (let count = 0; count < 30; count++) expect(await fillOf(server, many)).toBe(503);
    const refusals = server.log().match(/"status":503/g) ?? [];
    expect(refusals.length).toBeLessThan(30);

    const other = server.generate(few, "Another");
    await expect(waiting[2]).rejects.toThrow("503");
    for (const name of ["one", "two"]) {
      await control.untilWaiting(`${name} [wait]`);
      control.release(`${name} [wait]`);
    }
    expect((await other).id).toBeTruthy();
    await Promise.all(waiting.slice(0, 2));
  });
});

/** Returns the status that a request which is not taken on gets. */
async function fillOf(server: Awaited<ReturnType<typeof startTestServer>>, token: string): Promise<number> {
  const response = await server.request(pathOf("generatePresentation"), {
    method: "POST",
    token,
    headers: { "content-type": "application/json" },
    body: "{",
  });
  await response.arrayBuffer();
  return response.status;
}
