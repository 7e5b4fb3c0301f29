import { expect, test } from "vitest";
import { createReference } from "./index.ts";

const yaml = "openapi: 3.1.0\ninfo: { title: Größe }\n";
const document = { openapi: "3.1.0", info: { title: "Größe" } };
const find = createReference({ yaml, document });

function read(name: string): string {
  return new TextDecoder().decode(find(name)?.bytes);
}

test("the contract is served as it is written, and as JSON", () => {
  expect(read("openapi.yaml")).toBe(yaml);
  expect(JSON.parse(read("openapi.json"))).toEqual(document);
});

test("every file that the page names is there, and none comes from elsewhere", () => {
  const named = [...read("index.html").matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(named.length).toBeGreaterThan(6);
  for (const address of named.filter((one) => one !== "./")) {
    expect(find(address?.replace("docs/", "") ?? ""), address).toBeDefined();
  }
});

test.each(["", "..", "nosuch", "constructor", "../package.json", "swagger-ui.js.map"])(
  "there is nothing of the name %j",
  (name) => {
    expect(find(name)).toBeUndefined();
  },
);

test("Swagger UI's licences go with it", () => {
  expect(read("swagger-ui-bundle.js.LICENSE.txt")).toContain("License");
});
