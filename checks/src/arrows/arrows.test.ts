import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Arrows, findArrowFaults, readArrows } from "./arrows.ts";

const workspace = join(import.meta.dirname, "../../..");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lectern-arrows-"));
  writePackage("packages/low", { name: "low", exports: { ".": "./src/index.ts" } });
  writePackage("packages/high", {
    name: "high",
    exports: { ".": "./src/index.ts" },
    dependencies: { low: "workspace:^" },
  });
  write("packages/low/src/index.ts", "export const one = 1;\n");
  write("packages/high/src/index.ts", 'export { one } from "low";\n');
  mkdirSync(join(root, "apps"));
});
afterEach(() => rmSync(root, { recursive: true }));

const arrows: Arrows = { imports: { "packages/low": [], "packages/high": ["packages/low"] }, tests: {} };

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function writePackage(folder: string, manifest: object): void {
  write(`${folder}/package.json`, JSON.stringify(manifest));
}

test("this workspace is as the table says", () => {
  expect(findArrowFaults(workspace, readArrows(workspace))).toEqual([]);
});

describe("in a tree of two packages", () => {
  test("what the table allows is no fault", () => {
    expect(findArrowFaults(root, arrows)).toEqual([]);
  });

  test.each([
    [
      "a forbidden import",
      "packages/low/src/index.ts",
      'import "high";\n',
      "packages/low may not import packages/high",
    ],
    [
      "a forbidden dynamic import",
      "packages/low/src/x.ts",
      'await import("high");\n',
      "may not import packages/high",
    ],
    [
      "a forbidden type import",
      "packages/low/src/x.ts",
      'import type { a } from "high";\n',
      "may not import packages/high",
    ],
    [
      "an import that leaves the package",
      "packages/high/src/x.ts",
      'import "../../low/src/index.ts";\n',
      "leaves the package",
    ],
    ["a deep import", "packages/high/src/x.ts", 'import "low/src/index.ts";\n', "not an export of low"],
    [
      "an undeclared library",
      "packages/low/src/x.ts",
      'import "left-pad";\n',
      '"left-pad" is not among the dependencies of low',
    ],
    ["a cycle of files", "packages/low/src/index.ts", 'import "./index.ts";\n', "The imports form a circle"],
  ])("%s is a fault", (_name, file, content, message) => {
    write(file, content);
    expect(findArrowFaults(root, arrows)).toEqual([{ file, message: expect.stringContaining(message) }]);
  });

  test("a cycle over two files is a fault that names both", () => {
    write("packages/low/src/a.ts", 'import type { b } from "./b.ts";\nexport type a = b;\n');
    write("packages/low/src/b.ts", 'import type { a } from "./a.ts";\nexport type b = a;\n');
    const [fault] = findArrowFaults(root, arrows);
    expect(fault?.message).toMatch(
      /packages\/low\/src\/a\.ts -> packages\/low\/src\/b\.ts -> packages\/low\/src\/a\.ts/,
    );
  });

  test("a package that the table does not know is a fault", () => {
    writePackage("apps/new", { name: "new" });
    expect(findArrowFaults(root, arrows)).toMatchObject([{ file: "apps/new" }]);
  });

  test("a circle in the table is a fault", () => {
    const circle = {
      imports: { "packages/low": ["packages/high"], "packages/high": ["packages/low"] },
      tests: {},
    };
    expect(findArrowFaults(root, circle)).toMatchObject([
      { message: expect.stringContaining("form a circle") },
    ]);
  });

  test("what is put into the code of a bundled package may be a development dependency", () => {
    const manifest = { name: "low", exports: { ".": "./src/index.ts" }, devDependencies: { prism: "1.0.0" } };
    writePackage("packages/low", manifest);
    write("packages/low/src/x.ts", 'import "prism";\n');
    expect(findArrowFaults(root, { ...arrows, bundled: ["packages/low"] })).toEqual([]);
    expect(findArrowFaults(root, arrows)).toHaveLength(1);
  });

  test("a test may import what only tests may", () => {
    writePackage("packages/low", {
      name: "low",
      exports: { ".": "./src/index.ts" },
      devDependencies: { high: "workspace:^" },
    });
    write("packages/low/src/x.test.ts", 'import "high";\n');
    expect(findArrowFaults(root, { ...arrows, tests: { "packages/low": ["packages/high"] } })).toEqual([]);
    expect(findArrowFaults(root, arrows)).toHaveLength(1);
  });
});
