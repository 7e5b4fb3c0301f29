import { join } from "node:path";
import { referencePath } from "@lectern/reference";
import type { FastifyInstance } from "fastify";
import { addStaticFiles, sendPage } from "./static-files.ts";

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
    addStaticFiles(scope, join(directory, "assets"), "/assets/");
    scope.get("/", async (request, reply) => {
      reply.header("vary", "accept").header("cache-control", "no-cache");
      if (!request.headers.accept?.includes("text/html")) return { ...description, author: authorNote };
      reply.header("content-security-policy", policy());
      return sendPage(reply, {
        path: join(directory, "index.html"),
        head: authorNote === undefined ? "" : toMeta(authorNote),
        missing: "The studio is not built",
        consolation: "The service itself works.",
      });
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

function toMeta(authorNote: string): string {
  const content = authorNote.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<meta name="lectern-author" content="${content}">`;
}
