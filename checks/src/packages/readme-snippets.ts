// The TypeScript examples of READMEs -> files beside a package, where their imports lead somewhere -> one run of them all.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** READMEs whose examples are run from one package's folder. */
export interface SnippetRun {
  /** The folder of a package that depends on whatever the examples import. */
  readonly folder: string;
  /** Paths from the root of the workspace. */
  readonly readmes: readonly string[];
  /** What stands in the examples, and what is to stand there instead. */
  readonly replaced?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the examples read and write files. */
  readonly directory: string;
}

/** What became of one example. */
export interface SnippetResult {
  /** Its README and its number there, from 1. */
  readonly name: string;
  /** The error that it threw; "" where it ran. */
  readonly error: string;
}

const fence = "```";

/** The examples of a README in one language, in their order. */
export function readSnippets(text: string, language: string): readonly string[] {
  const pattern = new RegExp(`^${fence}${language}\\n([\\s\\S]*?)^${fence}$`, "gm");
  return [...text.matchAll(pattern)].map(([, code = ""]) => code);
}

/** Runs every TypeScript example, one after the other in one process, and tells of each. */
export async function runSnippets(root: string, run: SnippetRun): Promise<readonly SnippetResult[]> {
  const folder = join(root, run.folder, ".vitest/readme");
  mkdirSync(folder, { recursive: true });
  const files = run.readmes.flatMap((readme) =>
    readSnippets(readFileSync(join(root, readme), "utf8"), "ts").map((code, index) => {
      const name = `${readme} ${index + 1}`;
      const path = join(folder, `${name.replaceAll(/\W/g, "-")}.ts`);
      writeFileSync(path, replaceAll(code, run.replaced ?? {}));
      return { name, url: pathToFileURL(path).href };
    }),
  );
  const output = await runFiles(files, run);
  rmSync(folder, { recursive: true });
  return JSON.parse(output) as SnippetResult[];
}

function replaceAll(code: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((text, [from, to]) => text.replaceAll(from, to), code);
}

async function runFiles(
  files: readonly { readonly name: string; readonly url: string }[],
  { directory, environment }: SnippetRun,
): Promise<string> {
  const code = `const results = [];
    console.log = () => {};
    for (const { name, url } of ${JSON.stringify(files)}) {
      const error = await import(url).then(() => "", (error) => String(error?.stack ?? error));
      results.push({ name, error });
    }
    process.stdout.write(JSON.stringify(results), () => process.exit());`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: directory,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await once(child, "close");
  return output;
}
