import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { viewerPath } from "../../links.ts";
import { addStaticFiles, sendPage } from "./static-files.ts";

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
    addStaticFiles(scope, join(directory, "assets"), viewerPath.replace("{id}", "assets/"));
    type Address = { Params: { id: string }; Querystring: { token?: unknown } };
    scope.get<Address>(viewerPath.replace("{id}", ":id"), async ({ params, query }, reply) => {
      reply.header("content-security-policy", `${policy}; frame-ancestors ${frameAncestors}`);
      reply.header("cache-control", "no-cache");
      const token = typeof query.token === "string" ? query.token : "";
      return sendPage(reply, {
        path: join(directory, "index.html"),
        head: toHead(params.id, token),
        missing: "The viewer is not built",
        consolation: "The presentation itself is safe: its download link works.",
      });
    });
  });
}
