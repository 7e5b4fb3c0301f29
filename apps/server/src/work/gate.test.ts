import { describe, expect, it } from "vitest";
import { createGate, GateFullError } from "./gate.ts";

function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, release: resolve };
}

/** A gate with one place; what enters is called by its key and a number, and runs until it is finished. */
function createServedGate({ waiting }: { waiting: number }) {
  let time = 0;
  const gate = createGate({ running: 1, waiting, now: () => time });
  const order: string[] = [];
  const refused: string[] = [];
  let end: () => void = () => undefined;
  const enter = (name: string) => {
    const work = () => {
      order.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      end = resolve;
      return promise;
    };
    gate.enter(work, { keyId: name.replace(/\d+$/, "") }).catch(() => refused.push(name));
  };
  const finish = async (count: number, costOf: (name: string) => number) => {
    for (let done = 0; done < count; done++) {
      time += costOf(order.at(-1) ?? "");
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { gate, order, refused, enter, finish };
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
    const waiting = gate.enter(
      async () => {
        hasRun = true;
      },
      { signal: controller.signal },
    );
    controller.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    const next = gate.enter(async () => "next");
    first.release();
    await running;
    await expect(next).resolves.toBe("next");
    expect(hasRun).toBe(false);
  });

  it("lets keys take turns, each in its own order", async () => {
    const { order, enter, finish } = createServedGate({ waiting: 10 });
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) enter(name);
    await finish(7, () => 10);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  it("shares time, not turns: who asks for much is served less often", async () => {
    const { order, enter, finish } = createServedGate({ waiting: 100 });
    for (let count = 0; count < 20; count++) enter("large");
    for (let count = 0; count < 60; count++) enter("small");
    await finish(40, (name) => (name === "large" ? 100 : 10));
    const count = (name: string) => order.slice(0, 40).filter((one) => one === name).length;
    expect(count("small")).toBeGreaterThan(8 * count("large"));
  });

  it("forgets nothing of a key that is away for a moment", async () => {
    const { order, enter, finish } = createServedGate({ waiting: 100 });
    for (let count = 0; count < 60; count++) enter("small");
    for (let round = 0; round < 20; round++) {
      enter("large");
      await finish(1, (name) => (name === "large" ? 100 : 10));
    }
    expect(order.filter((one) => one === "large").length).toBeLessThan(8);
  });

  it("gives a key with less in it the place of the last one of the key with most", async () => {
    const { gate, order, enter, finish, refused } = createServedGate({ waiting: 4 });
    for (const name of ["a0", "a1", "a2", "a3", "a4"]) enter(name);
    expect([gate.hasRoom("a"), gate.hasRoom("b")]).toEqual([false, true]);
    for (const name of ["b1", "b2", "b3", "a5"]) enter(name);
    await finish(5, () => 10);
    expect(order).toEqual(["a0", "b1", "a1", "b2", "a2"]);
    expect(refused.toSorted()).toEqual(["a3", "a4", "a5", "b3"]);
  });
});
