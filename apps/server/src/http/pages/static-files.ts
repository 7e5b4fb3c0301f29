import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Adds the files of a built page, whose names change with their content. Each is read once and sent to everybody from the
 * same memory, so that clients which do not read cost neither copies nor open files.
 */
export function addStaticFiles(app: FastifyInstance, directory: string, prefix: string): void {
  const held = new Map<string, Buffer>();
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async ({ params: { name } }, reply) => {
    const mediaType = mediaTypes[extname(name)];
    // No file has another name, and none leads out of the directory.
    if (mediaType === undefined || !/^[\w.-]+$/.test(name)) return reply.callNotFound();
    const content = held.get(name) ?? (await readUnlessMissing(join(directory, name)));
    if (content === undefined) return reply.callNotFound();
    held.set(name, content);
    return reply.header("cache-control", "public, max-age=31536000, immutable").type(mediaType).send(content);
  });
}

/** A built page, and what is said where it is not built. */
export interface StaticPage {
  /** Its index.html. */
  readonly path: string;
  /** Put at the end of its head. */
  readonly head: string;
  /** As its readers know it: "The studio is not built". */
  readonly missing: string;
  /** What still works without it. */
  readonly consolation: string;
}

/** Sends the page; 503 with words that say what to do where it is not built. */
export async function sendPage(
  reply: FastifyReply,
  { path, head, ...words }: StaticPage,
): Promise<FastifyReply> {
  reply.type("text/html; charset=utf-8");
  const page = await readUnlessMissing(path);
  if (page === undefined) return reply.code(503).header("cache-control", "no-store").send(toNotBuilt(words));
  return reply.send(page.toString("utf8").replace("</head>", (end) => head + end));
}

async function readUnlessMissing(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function toNotBuilt({ missing, consolation }: Pick<StaticPage, "missing" | "consolation">): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${missing}</title>
<h1>${missing}</h1>
<p>Run <code>pnpm build</code> in the checkout of the service and load this page again. ${consolation}</p>
</html>
`;
}
