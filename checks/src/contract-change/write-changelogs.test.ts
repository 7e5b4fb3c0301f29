import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSection, writeChangelogs } from "./write-changelogs.ts";

const workspace = join(import.meta.dirname, "../../..");
const followers = ["spec", "packages/types", "packages/client", "apps/mock", "apps/server"];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lectern-changelogs-"));
  const manifests = execFileSync("git", ["ls-files", "*package.json"], { cwd: workspace, encoding: "utf8" });
  for (const path of [...manifests.trim().split("\n"), "pnpm-workspace.yaml", ".changeset/config.json"]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(workspace, path), join(root, path));
  }
  const contract = readFileSync(join(workspace, "spec/openapi.yaml"), "utf8");
  mkdirSync(join(root, "spec/released"));
  writeFileSync(join(root, "spec/released/openapi.yaml"), contract);
  writeFileSync(
    join(root, "spec/openapi.yaml"),
    contract
      .replace("operationId: deleteTemplate", "operationId: removeTemplate")
      .replace("maxLength: 200", "maxLength: 100"),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a changeset of the contract alone is told of in the changelogs of all that follow it, operation by operation", () => {
  const text = `---\n"@lectern/spec": minor\n---\n\nTemplates are removed.\n\nContract changes:\n\n- whatever\n`;
  writeFileSync(join(root, ".changeset/templates.md"), text);
  execFileSync(join(workspace, "node_modules/.bin/changeset"), ["version"], { cwd: root, stdio: "pipe" });
  expect(writeChangelogs(root)).toEqual(followers);
  for (const folder of followers) {
    const changelog = readFileSync(join(root, folder, "CHANGELOG.md"), "utf8");
    expect(changelog).toMatch(/### Contract changes\n\nThe contract's revision is [0-9a-f]{12}\.\n\n- /);
    expect(changelog).toMatch(/- `DELETE \/v1\/templates\/\{id\}`: \*\*Breaking:\*\* operationId/);
    expect(changelog).toMatch(/- `GET \/v1\/presentations`: .*maxLength 200 → 100/);
    expect(changelog).not.toContain("whatever");
  }
  expect(readFileSync(join(root, "spec/CHANGELOG.md"), "utf8")).toContain("Templates are removed.");
  expect(writeChangelogs(root)).toEqual([]);
});

test("older versions keep what was said of them, and a version that is not there gets nothing", () => {
  const changelog =
    "# x\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n\n  Contract changes:\n\n  - `GET /a`: added\n";
  const section = "### Contract changes\n\n- `GET /b`: added\n";
  expect(addSection(changelog, "0.3.0", section)).toBe(changelog);
  expect(addSection(changelog, "0.2.0", section)).toBe(
    changelog.replace("- New.\n", "- New.\n\n### Contract changes\n\n- `GET /b`: added\n"),
  );
  expect(addSection(changelog, "0.1.0", section)).toBe(
    "# x\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n\n### Contract changes\n\n- `GET /b`: added\n",
  );
});
