import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { platformRuntime, startTimer } from "./runtime.ts";

const { sleep, uuid } = platformRuntime;

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

test("an idempotency key is a random UUID of version 4", () => {
  const keys = Array.from({ length: 500 }, uuid);
  expect(new Set(keys).size).toBe(500);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("a wait that was ended leaves no timer and no listener", async () => {
  const controller = new AbortController();
  const before = countTimers();
  const waiting = sleep(60_000, controller.signal);
  expect(countTimers()).toBe(before + 1);
  controller.abort("enough");
  await expect(waiting).rejects.toBe("enough");
  expect(countTimers()).toBe(before);
});

test("a wait that was over leaves no listener", async () => {
  const { signal } = new AbortController();
  await sleep(1, signal);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a wait does not begin where the signal came before", async () => {
  await expect(sleep(60_000, AbortSignal.abort("before"))).rejects.toBe("before");
});

test.each([Infinity, 2 ** 31])(
  "a timer of %i ms, which no platform can set, never goes off",
  (milliseconds) => {
    const before = countTimers();
    startTimer(milliseconds, () => expect.fail("went off"));
    expect(countTimers()).toBe(before);
  },
);
