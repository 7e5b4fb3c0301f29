import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@lectern/client";
import { type RunningServer, startServer } from "@lectern/server";
import type { Browser, Frame } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type ListeningHost, startHost } from "./viewer-host.ts";

const token = "embedding-key-of-a-test";
const prompt = `# Harvest on the third floor

## What grows
- Tomatoes need six hours of sun
- Basil likes company

## What does not
- Pumpkins outgrow every balcony
`;

describe("a generated presentation on a page of somebody else", { timeout: 0 }, () => {
  let directory: string;
  let server: RunningServer;
  let page: ListeningHost;
  let browser: Browser;
  let embed: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "lectern-embedding-"));
    server = await startServer({ port: 0, apiKey: token, logLevel: "silent", dataDirectory: directory });
    embed = (await client().generatePresentation({ body: { prompt } })).embed;
    page = await startHost((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>Elsewhere</title><iframe src="${embed}" width="800" height="500"></iframe>`,
      );
    });
    browser = await launchBrowser();
  }, 0);
  afterAll(async () => {
    await browser.close();
    await page.close();
    await server.close();
    await rm(directory, { recursive: true });
  }, 0);

  const client = () => createClient({ baseUrl: server.url, token });

  async function openFrame(): Promise<Frame> {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const frame = tab.frames()[1];
    if (!frame) throw new Error("The page has no frame.");
    return frame;
  }

  test("shows in an iframe of another origin, without any header", async () => {
    expect(new URL(page.url).origin).not.toBe(new URL(server.url).origin);
    const frame = await openFrame();
    await frame.getByText("Harvest on the third floor").first().waitFor();
    await frame.getByRole("button", { name: /next/i }).click({ force: true });
    await frame.getByText("Tomatoes need six hours of sun").first().waitFor();
    expect(new URL(frame.url()).pathname).toMatch(/^\/view\/[\w-]{22}$/);
  });

  test("gives way to a page in plain words once it is deleted", async () => {
    const id = /presentations\/([\w-]+)\//.exec(embed)?.[1] ?? "";
    const shown = (await openFrame()).url();
    await client().deletePresentation({ id });
    const tab = await browser.newPage();
    await tab.goto(shown);
    await tab.getByRole("heading").first().waitFor();
    expect(await tab.textContent("body")).not.toContain("{");
    const answer = await fetch(embed, { redirect: "manual" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "presentation_not_found" });
  });
});
