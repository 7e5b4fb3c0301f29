import { expect, test } from "vitest";
import { serializePath } from "./serialize-path.ts";

const path = "/v1/presentations/{id}/download";

test.each([
  { given: "dQ7vXk2mZr9tBw4nLs8yPa", want: "dQ7vXk2mZr9tBw4nLs8yPa" },
  { given: "a/b", want: "a%2Fb" },
  { given: "a?b#c", want: "a%3Fb%23c" },
  { given: "100 %", want: "100%20%25" },
  { given: "...", want: "..." },
  { given: ".hidden", want: ".hidden" },
  { given: "a..b", want: "a..b" },
  { given: "größe", want: "gr%C3%B6%C3%9Fe" },
  { given: "tab\tnew\nline", want: "tab%09new%0Aline" },
  { given: "$&$1", want: "%24%26%241" },
  { given: 7, want: "7" },
])("puts $given into the path as $want", ({ given, want }) => {
  const serialized = serializePath(path, { id: given });
  expect(serialized).toBe(`/v1/presentations/${want}/download`);
  expect(new URL(serialized, "http://lectern.example").pathname).toBe(serialized);
});

test.each([
  "",
  ".",
  "..",
  "%2e",
  "%2E%2e",
  ".%2e",
  "../x",
  "x/..",
  "x/../y",
  "x\\..\\y",
  "..%2fx",
  "x%5C..",
  "%2e%2e%2fx",
  "\ud800",
  undefined,
  null,
  {},
])("refuses %j, which would lead to another path", (id) => {
  expect(() => serializePath(path, { id })).toThrow(/expected id to be an id/);
});
