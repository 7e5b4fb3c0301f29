import { describe, expect, it } from "vitest";
import { createGate, GateFullError } from "./gate.ts";

function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, release: resolve };
}

describe("a gate", () => {
  it("lets so many through, so many wait in their order, and nobody else in", async () => {
    const gate = createGate({ running: 1, waiting: 2 });
    const first = hold();
    const order: string[] = [];
    const entered = [
      gate.enter(first.work),
      gate.enter(async () => order.push("second")),
      gate.enter(async () => order.push("third")),
    ];
    await expect(gate.enter(async () => undefined)).rejects.toThrow(GateFullError);
    expect(order).toEqual([]);
    first.release();
    await Promise.all(entered);
    expect(order).toEqual(["second", "third"]);
    await expect(gate.enter(async () => "open")).resolves.toBe("open");
  });

  it("gives a place back when the work throws", async () => {
    const gate = createGate({ running: 1, waiting: 0 });
    await expect(gate.enter(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(gate.enter(async () => "open")).resolves.toBe("open");
  });

  it("lets go whoever waits and is aborted, without running the work", async () => {
    const gate = createGate({ running: 1, waiting: 1 });
    const first = hold();
    const running = gate.enter(first.work);
    const controller = new AbortController();
    let hasRun = false;
    const waiting = gate.enter(async () => {
      hasRun = true;
    }, controller.signal);
    controller.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    const next = gate.enter(async () => "next");
    first.release();
    await running;
    await expect(next).resolves.toBe("next");
    expect(hasRun).toBe(false);
  });
});
