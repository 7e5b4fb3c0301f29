import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { readProcess } from "../starting/processes.ts";
import { createClaimants, isGone } from "./claimant.ts";

it("is there while its process is, and gone when it has ended", async () => {
  const next = createClaimants();
  const [machine = ""] = next().split(" ");
  expect(isGone(next())).toBe(false);
  const child = spawn("sleep", ["60"]);
  await once(child, "spawn");
  const { startedAt = "" } = readProcess(child.pid ?? 0) ?? {};
  expect(isGone(`${machine} ${child.pid} ${startedAt} x`)).toBe(false);
  expect(isGone(`${machine} ${child.pid} 1 x`)).toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isGone(`${machine} ${child.pid} ${startedAt} x`)).toBe(true);
});

it.each(["", "random-letters-of-a-former-version", "other-host/boot/pid:[1] 999999999 1 x"])(
  "says nothing of a process that cannot be looked for: %j",
  (claimant) => expect(isGone(claimant)).toBe(false),
);
