import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };

/**
 * Starts the mock's command by npx in a folder, makes a presentation there by plain HTTP, opens its links and stops the command;
 * where it is not installed, npx gets it from the registry of the folder's .npmrc. Returns in one line what was seen; throws an
 * Error with what the command said where it does not start, answer or end.
 */
export async function tryMock(folder: string): Promise<string> {
  const startedAt = performance.now();
  const isInstalled = existsSync(join(folder, "node_modules/.bin/lectern-mock"));
  const command = isInstalled ? ["lectern-mock"] : ["--yes", "@lectern/mock"];
  const child = spawn("npx", [...command, "--port", "0", "--seed", "7", "--pace", "0"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = once(child, "exit");
  const findUrl = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  while (findUrl() === undefined && child.exitCode === null)
    await Promise.race([once(child.stdout, "data"), exited]);
  const url = findUrl();
  if (url === undefined) throw new Error(`npx ${command.join(" ")} ended before it was up:\n${output}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  try {
    return `npx ${command.join(" ")} was up after ${seconds} s: ${await makePresentation(url)}`;
  } finally {
    // npx does not hand a signal on to its child; a terminal sends it to the whole group, too.
    process.kill(-(child.pid ?? 0), "SIGTERM");
    await exited;
  }
}

async function makePresentation(url: string): Promise<string> {
  const body = JSON.stringify({ prompt: "Urban gardening" });
  const made = await fetch(`${url}/v1/presentations/generate`, { method: "POST", headers, body });
  const { embed, download } = (await made.json()) as { readonly embed: string; readonly download: string };
  const [file, page] = await Promise.all([fetch(download), fetch(embed)]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const hasViewer = (await page.text()).includes("<script");
  const seen = `generate ${made.status}, a file of ${bytes.length} bytes, the viewer ${page.status}`;
  if (made.ok && file.ok && isZip && page.ok && hasViewer) return seen;
  throw new Error(`Expected a presentation, its file and its viewer from the mock, got: ${seen}.`);
}
