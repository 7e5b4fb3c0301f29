import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

test("everything has its usual port, the service another one than the mock", () => {
  expect(parseOptions([])).toEqual({
    real: false,
    help: false,
    ports: { api: 4010, studio: 5173, viewer: 5174 },
  });
  expect(parseOptions(["--real"])).toMatchObject({ real: true, ports: { api: 4000 } });
  expect(parseOptions(["--viewer-port", "0"]).ports.viewer).toBe(0);
});

test.each(["x", "-1", "65536", "1.5", ""])("the port %j is refused", (port) => {
  expect(() => parseOptions([`--api-port=${port}`])).toThrow("Expected --api-port to be a port");
});

test("what is unknown is refused", () => {
  expect(() => parseOptions(["--reel"])).toThrow("--reel");
});
