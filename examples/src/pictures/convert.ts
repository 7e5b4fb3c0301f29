import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { writeOfficeFonts } from "./office-fonts.ts";

const run = promisify(execFile);

/** A slide of 13.333 in becomes 960 pixels wide. */
const dotsPerInch = 72;

/**
 * Writes a PDF of each .pptx into a folder by LibreOffice, with a profile of its own, so that an open LibreOffice is
 * left in peace. Throws where the program fails.
 */
export async function writePdfs(soffice: string, files: readonly string[], folder: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "lectern-office-"));
  try {
    await run(
      soffice,
      [
        "--headless",
        `-env:UserInstallation=${pathToFileURL(profile)}`,
        ...["--convert-to", "pdf", "--outdir", folder],
        ...files,
      ],
      { env: { ...process.env, FONTCONFIG_FILE: writeOfficeFonts() } },
    );
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Writes a PNG of each page of a PDF into a new folder and returns their paths, in the order of the pages. */
export async function writePictures(
  pdftoppm: string,
  pdf: string,
  folder: string,
  resolution = dotsPerInch,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run(pdftoppm, ["-r", String(resolution), "-png", pdf, join(folder, "slide")]);
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}
