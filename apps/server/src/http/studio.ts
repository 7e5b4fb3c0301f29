import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { referencePath } from "@lectern/reference";
import type { FastifyInstance, FastifyReply } from "fastify";

/** What the web app is served with. */
export interface StudioOptions {
  /** The built app: index.html and assets/. */
  readonly directory: string;
  /** The Content-Security-Policy that the app works under; asked when the service knows its address. */
  readonly policy: () => string;
  /** One sentence on who writes the decks, which the app shows. */
  readonly authorNote?: string;
}

/** Adds the web app at "/": browsers are given the page, programs a few words on what this is. */
export function addStudio(app: FastifyInstance, { directory, policy, authorNote }: StudioOptions): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(directory, "assets"),
      prefix: "/assets/",
      // The names change with the content.
      immutable: true,
      maxAge: "1y",
      index: false,
      decorateReply: false,
      suppressWarning: true,
    });
    scope.get("/", async (request, reply) => {
      reply.header("vary", "accept").header("cache-control", "no-cache");
      if (!request.headers.accept?.includes("text/html")) return { ...description, author: authorNote };
      reply.header("content-security-policy", policy());
      return sendPage(reply, join(directory, "index.html"), authorNote);
    });
  });
}

const description = {
  service: "Lectern",
  what: "Turns a text prompt into a PowerPoint presentation.",
  contract: `${referencePath}/openapi.yaml`,
  reference: referencePath,
  health: ["/healthz", "/readyz"],
};

async function sendPage(
  reply: FastifyReply,
  path: string,
  authorNote: string | undefined,
): Promise<FastifyReply> {
  reply.type("text/html; charset=utf-8");
  try {
    const page = await readFile(path, "utf8");
    return reply.send(
      authorNote === undefined ? page : page.replace("</head>", (end) => toMeta(authorNote) + end),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return reply.code(503).header("cache-control", "no-store").send(notBuilt);
  }
}

function toMeta(authorNote: string): string {
  const content = authorNote.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<meta name="lectern-author" content="${content}">`;
}

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The studio is not built</title>
<h1>The studio is not built</h1>
<p>Run <code>pnpm build</code> in the checkout of the service and load this page again. The service itself works.</p>
</html>
`;
