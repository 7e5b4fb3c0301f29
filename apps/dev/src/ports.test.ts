import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { claimPort, host } from "./ports.ts";

test("a port that is taken is named, and how to choose another", async () => {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(claimPort(port, "--viewer-port")).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or choose another with --viewer-port`,
  );
  server.close();
  await once(server, "close");
  expect(await claimPort(port, "--viewer-port")).toBe(port);
});

test("for 0 a free one is found", async () => {
  expect(await claimPort(0, "--api-port")).toBeGreaterThan(0);
});
