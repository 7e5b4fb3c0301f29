// The reference pages in a real browser, as the server and the mock serve them.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "@lectern/mock";
import { startServer } from "@lectern/server";
import { readContract } from "@lectern/spec";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "./browser/browser.ts";

const apiKey = "key-for-the-reference-pages";

interface Host {
  readonly url: string;
  close(): Promise<void>;
}

async function startRealServer(): Promise<Host> {
  const directory = await mkdtemp(join(tmpdir(), "lectern-reference-"));
  const server = await startServer({ port: 0, apiKey, logLevel: "silent", dataDirectory: directory });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe.each([
  { name: "server", start: startRealServer },
  { name: "mock", start: () => startMock({ apiKey, pace: 0 }) },
])("the reference pages of the $name", { timeout: 0 }, ({ name, start }) => {
  let host: Host;
  let browser: Browser;
  let page: Page;
  let faults: string[];
  let requests: string[];

  beforeAll(async () => {
    [host, browser] = await Promise.all([start(), launchBrowser()]);
  }, 0);
  afterAll(async () => {
    await browser.close();
    await host.close();
  }, 0);

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(0);
    faults = [];
    requests = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${host.url}/docs`);
  }, 0);
  afterEach(() => page.close(), 0);

  function operation(operationId: string) {
    return page.locator(`.opblock[id$="-${operationId}"]`);
  }

  async function authorize(key: string): Promise<void> {
    await page.locator(".btn.authorize").first().click();
    await page.locator("#auth-bearer-value").fill(key);
    await page.locator(".auth-btn-wrapper .btn.authorize").first().click();
    await page.locator(".auth-btn-wrapper .btn-done").first().click();
  }

  async function tryListTemplates(): Promise<{ status: string; body: string }> {
    const block = operation("listTemplates");
    await block.locator(".opblock-summary-control").click();
    await block.locator(".btn.execute").click();
    const response = block.locator(".live-responses-table .response");
    const status = await response.locator(".response-col_status").textContent();
    const body = await response.locator("code").first().textContent();
    return { status: status?.trim().slice(0, 3) ?? "", body: body ?? "" };
  }

  test("show every operation, and nothing is fetched from elsewhere or refused by their policy", async () => {
    for (const { operationId } of readContract().operations) await operation(operationId).waitFor();
    expect(await page.title()).toContain("Lectern");
    expect(requests.length).toBeGreaterThan(4);
    for (const url of requests) {
      expect(url.startsWith(`${host.url}/`) || url.startsWith("data:"), url).toBe(true);
    }
    expect(faults).toEqual([]);
    const policy = (await fetch(`${host.url}/docs`)).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("list the templates with a key that is typed in, on this very service", async () => {
    await authorize(apiKey);
    const { status, body } = await tryListTemplates();
    expect(status).toBe("200");
    expect(Array.isArray(JSON.parse(body))).toBe(true);
    expect(requests).toContain(`${host.url}/v1/templates`);
    expect(faults).toEqual([]);
  });

  test("generate twice, each time anew", async () => {
    await authorize(apiKey);
    const block = operation("generatePresentation");
    await block.locator(".opblock-summary-control").click();
    const ids: unknown[] = [];
    for (const prompt of ["Urban gardening on balconies", "Night trains in Europe"]) {
      await block.locator("textarea.body-param__text").fill(JSON.stringify({ prompt }));
      const [response] = await Promise.all([
        page.waitForResponse(`${host.url}/v1/presentations/generate`),
        block.locator(".btn.execute").click(),
      ]);
      expect(response.status()).toBe(200);
      ids.push(((await response.json()) as { id: string }).id);
    }
    expect(new Set(ids).size).toBe(2);
    expect(faults).toEqual([]);
  });

  test("show the problem where the key is wrong", async () => {
    await authorize("wrong");
    const { status, body } = await tryListTemplates();
    expect(status).toBe("401");
    expect(JSON.parse(body)).toMatchObject({ code: "unauthorized" });
  });

  // Both send the same files.
  test.runIf(name === "mock")(
    "have nothing for axe to find, light and dark, closed, open and while a key is asked for",
    async () => {
      const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
      const find = async (): Promise<unknown> => {
        // What the library draws is mended a frame later.
        await page.evaluate(
          "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
        );
        await page.evaluate(axe);
        return page.evaluate(`axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => id + ": " + html.slice(0, 160) + " " + (any[0]?.message ?? ""))))`);
      };
      await operation("listTemplates").waitFor();
      const findIn = async (colorScheme: "light" | "dark"): Promise<void> => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await find()).toEqual([]);
      };
      await findIn("light");
      await findIn("dark");
      for (const id of ["generatePresentation", "listPresentations", "putPresentationOutline"])
        await operation(id).locator(".opblock-summary-control").click();
      await page.locator(".body-param__text").first().waitFor();
      await findIn("dark");
      await findIn("light");
      await page.locator(".btn.authorize").first().click();
      await page.locator("#auth-bearer-value").waitFor();
      await findIn("light");
      await findIn("dark");
    },
  );

  test("have the contract beside them, and lead back from an address with a slash", async () => {
    expect(await (await fetch(`${host.url}/docs/openapi.yaml`)).text()).toBe(readContract().yaml);
    expect(await (await fetch(`${host.url}/docs/openapi.json`)).json()).toEqual(readContract().document);
    const redirected = await fetch(`${host.url}/docs/`);
    expect([redirected.status, redirected.url]).toEqual([200, `${host.url}/docs`]);
    expect((await fetch(`${host.url}/docs/nosuch.js`)).status).toBe(404);
  });
});
