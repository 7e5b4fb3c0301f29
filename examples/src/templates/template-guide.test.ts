import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readTemplate } from "@lectern/pptx";
import { guideTemplates } from "@lectern/pptx/testing";
import { builtInTemplate } from "@lectern/theme";
import { expect, test } from "vitest";
import { drawTemplate } from "./draw-template.ts";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const guide = readFileSync(join(checkout, "docs/templates.md"), "utf8");

test("The picture of the guide to templates is drawn from the built-in template", async () => {
  const drawing = drawTemplate(readTemplate(builtInTemplate("fern")).template);
  expect(drawing.length).toBeLessThan(120_000);
  await expect(drawing).toMatchFileSnapshot("../../../docs/pictures/template-layouts.svg");
  expect(guide).toContain("(pictures/template-layouts.svg)");
});

test.each(guideTemplates())(
  "The guide shows a poor and a good template side by side: $name",
  ({ name, poor, good }) => {
    const picture = `pictures/template-${name}.png`;
    expect(guide).toContain(`(${picture})`);
    expect(statSync(join(checkout, "docs", picture)).size).toBeLessThan(120_000);
    const [first, second] = [poor, good].map((bytes) => readTemplate(bytes).template);
    expect(first).not.toEqual(second);
  },
);

test("The commands of the guide to templates run", () => {
  const directory = mkdtempSync(join(tmpdir(), "lectern-guide-"));
  writeFileSync(join(directory, "brand.potx"), builtInTemplate("fern"));
  writeFileSync(join(directory, "notes.md"), "# Bridges\n\n- Stone lasts\n- Steel spans\n");
  const commands = [...guide.matchAll(/^pnpm lectern (.+)$/gmu)].map(
    ([, words = ""]) => words.split(/\s+#/u)[0] ?? "",
  );
  const run = (words: string) =>
    execFileSync(
      process.execPath,
      [join(checkout, "apps/server/src/lectern.ts"), ...words.trim().split(/\s+/u)],
      {
        cwd: directory,
        encoding: "utf8",
        env: {
          PATH: process.env["PATH"],
          LECTERN_DATA_DIR: join(directory, "data"),
          LECTERN_MODEL_PROVIDER: "embedded",
        },
      },
    );
  const printed = commands.map(run);
  rmSync(directory, { recursive: true });
  expect(commands.length).toBeGreaterThan(3);
  expect(printed.join("\n")).toContain("SERVES, WITH ITS SCORE");
});
