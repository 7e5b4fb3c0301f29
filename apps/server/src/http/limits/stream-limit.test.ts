import { once } from "node:events";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createStreamLimit } from "./stream-limit.ts";

it("admits so many streams at a time, and another one for each that closes, however it does", async () => {
  const limit = createStreamLimit(2);
  const [first, second] = [new PassThrough(), new PassThrough()];
  expect([limit.admits(first), limit.admits(second), limit.admits(new PassThrough())]).toEqual([
    true,
    true,
    false,
  ]);
  first.destroy();
  await once(first, "close");
  expect([limit.admits(new PassThrough()), limit.admits(new PassThrough())]).toEqual([true, false]);
  const closed = new Promise((resolve) => second.once("close", resolve));
  second.on("error", () => undefined).destroy(new Error("the client hung up"));
  await closed;
  expect(limit.admits(new PassThrough())).toBe(true);
});
