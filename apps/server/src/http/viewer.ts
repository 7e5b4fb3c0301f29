import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { viewerPath } from "../links.ts";

/** What the hosted viewer is served with. */
export interface ViewerOptions {
  /** The built page: index.html and assets/. */
  readonly directory: string;
  /** The Content-Security-Policy that the page works under. */
  readonly policy: string;
  /** Who may show it in a frame: sources of the policy's directive. */
  readonly frameAncestors: string;
  /** What else stands in the head of the page for this presentation and signature. */
  readonly toHead: (presentationId: string, token: string) => string;
}

/**
 * Adds the hosted viewer: one page for every id, which fetches the presentation itself with the signature in its
 * own address.
 */
export function addViewer(
  app: FastifyInstance,
  { directory, policy, frameAncestors, toHead }: ViewerOptions,
): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(directory, "assets"),
      prefix: viewerPath.replace("{id}", "assets/"),
      // The names change with the content.
      immutable: true,
      maxAge: "1y",
      index: false,
      decorateReply: false,
      suppressWarning: true,
    });
    type Address = { Params: { id: string }; Querystring: { token?: unknown } };
    scope.get<Address>(viewerPath.replace("{id}", ":id"), async ({ params, query }, reply) => {
      reply.header("content-security-policy", `${policy}; frame-ancestors ${frameAncestors}`);
      reply.header("cache-control", "no-cache");
      const token = typeof query.token === "string" ? query.token : "";
      return sendPage(reply, join(directory, "index.html"), toHead(params.id, token));
    });
  });
}

async function sendPage(reply: FastifyReply, path: string, head: string): Promise<FastifyReply> {
  reply.type("text/html; charset=utf-8");
  try {
    const page = await readFile(path, "utf8");
    return reply.send(page.replace("</head>", () => `${head}</head>`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return reply.code(503).header("cache-control", "no-store").send(notBuilt);
  }
}

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The viewer is not built</title>
<h1>The viewer is not built</h1>
<p>Run <code>pnpm build</code> in the checkout of the service and load this page again. The presentation itself is
safe: its download link works.</p>
</html>
`;
