import { expect, it, vi } from "vitest";
import { createSignInLimit } from "./sign-in-limit.ts";

it.each([
  { first: "10.0.0.1", second: "10.0.0.2", isSame: false },
  { first: "10.0.0.1", second: "::ffff:10.0.0.1", isSame: true },
  { first: "2001:db8:1:2:3:4:5:6", second: "2001:db8:1:2:9:9:9:9", isSame: true },
  { first: "2001:db8:1:2:3:4:5:6", second: "2001:db8:1:3:3:4:5:6", isSame: false },
])("counts $first and $second as one: $isSame", async ({ first, second, isSame }) => {
  const take = vi.fn(async () => ({ isTaken: true }) as const);
  const note = createSignInLimit({ rates: { take }, limit: 5 });
  await note(first);
  await note(second);
  expect(new Set(take.mock.calls.map(([name]: readonly unknown[]) => name)).size).toBe(isSame ? 1 : 2);
});

it("does not count who has hung up already, and has no address any more", async () => {
  const take = vi.fn(async () => ({ isTaken: true }) as const);
  await createSignInLimit({ rates: { take }, limit: 5 })(undefined);
  expect(take).not.toHaveBeenCalled();
});

it("asks the database no more until the address may fail again", async () => {
  let time = 0;
  const take = vi.fn(async () => ({ isTaken: false, secondsLeft: 10 }) as const);
  const note = createSignInLimit({ rates: { take }, limit: 5, now: () => time });
  for (time of [0, 1000, 9000]) {
    const retryAfter = String(Math.ceil((10_000 - time) / 1000));
    await expect(note("10.0.0.1")).rejects.toMatchObject({
      code: "rate_limited",
      headers: { "Retry-After": retryAfter },
    });
  }
  expect(take).toHaveBeenCalledTimes(1);
  time = 10_000;
  await expect(note("10.0.0.1")).rejects.toThrow();
  expect(take).toHaveBeenCalledTimes(2);
});
