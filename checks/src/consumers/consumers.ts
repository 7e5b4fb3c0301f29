// `… consumers`: the projects of examples/consumers, outside the workspace, with our packages from tarballs: installed, run, looked at.
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@lectern/client";
import { startMock } from "@lectern/mock";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../browser/browser.ts";
import { installProject } from "./install-project.ts";
import { packAll } from "./pack-all.ts";

const source = join(import.meta.dirname, "../../../examples/consumers");
const root = realpathSync(mkdtempSync(join(tmpdir(), "lectern-consumers-")));
const mock = await startMock({ pace: 0 });
const environment = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
  LECTERN_URL: mock.url,
};

try {
  const tarballs = await step("pack", async () => packAll(root));
  const project = (name: string) => join(root, name);
  const install = (name: string) => installProject(join(source, name), project(name), tarballs);
  await step("node", async () => {
    install("node");
    await run(project("node"), "node", "make-deck.js", "City bees");
    assertDeck(project("node"));
  });
  await step("vitest", async () => {
    install("vitest");
    await run(project("vitest"), "npm", "test");
  });
  await step("curl", async () => {
    await run(root, "sh", join(source, "curl/make-deck.sh"), "City bees");
    assertDeck(root);
  });
  await step("python", async () => {
    await run(root, "python3", join(source, "python/make_deck.py"), "City bees");
    assertDeck(root);
  });
  const browser = await launchBrowser();
  try {
    await step("embed", () => lookAtEmbed(browser));
    await step("react", async () => {
      install("react");
      await run(project("react"), "npm", "run", "build");
      await useReactPage(browser, project("react"));
    });
  } finally {
    await browser.close();
  }
} finally {
  await mock.close();
  rmSync(root, { recursive: true, force: true });
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${name.padEnd(8)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

async function run(directory: string, command: string, ...words: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(command, words, { cwd: directory, env: environment });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${words.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Each example leaves a file of this name; it is taken away, so that the next one has to make its own. */
function assertDeck(directory: string): void {
  const path = join(directory, "deck.pptx");
  const isDeck = existsSync(path) && readFileSync(path).subarray(0, 2).toString() === "PK";
  if (!isDeck || statSync(path).size < 10_000) throw new Error(`Expected a presentation in ${path}.`);
  rmSync(path);
}

async function lookAtEmbed(browser: Browser): Promise<void> {
  const html = readFileSync(join(source, "embed/index.html"));
  const server = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage();
  try {
    const client = createClient({ baseUrl: mock.url, token: "any" });
    const { embed } = await client.getPresentation({ id: "abc" });
    await page.goto(`http://127.0.0.1:${port}/?embed=${encodeURIComponent(embed)}`);
    await page.frameLocator("iframe").locator("svg, canvas").first().waitFor({ timeout: 60_000 });
  } finally {
    await page.close();
    server.close();
  }
}

async function useReactPage(browser: Browser, folder: string): Promise<void> {
  const words = ["node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"];
  const vite = spawn(process.execPath, words, { cwd: folder, env: { ...environment, NO_COLOR: "1" } });
  const page = await browser.newPage();
  try {
    const url = await readAddress(vite.stdout);
    await page.goto(url);
    const button = page.getByRole("button", { name: "Make it" });
    await button.waitFor();
    if (!(await button.isDisabled()))
      throw new Error("Expected the button to wait for a text that is long enough.");
    await page.getByLabel("Topic or text").fill("City bees");
    const before = await page.getByRole("listitem").count();
    await button.click();
    await page.frameLocator("iframe").locator("svg, canvas").first().waitFor({ timeout: 60_000 });
    await page.waitForFunction((count) => document.querySelectorAll("li").length > count, before);
  } finally {
    await page.close();
    vite.kill();
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += String(chunk);
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)?.[0];
    if (url) return url;
  }
  throw new Error(`Vite ended before it had an address: ${text}`);
}
