import { toEmbedCode } from "@lectern/viewer";
import type { FastifyInstance } from "fastify";
import type { Links } from "../../links.ts";
import { ProblemError } from "../../problems.ts";

/** What https://oembed.com is answered from. */
export interface OembedOptions {
  readonly links: Links;
  /** The title of a presentation; undefined where there is none with this id. */
  readonly findTitle: (presentationId: string) => Promise<string | undefined>;
}

const oembedPath = "/oembed";
const mediaType = "application/json+oembed";
const slideSize = { width: 16, height: 9 };
const usualWidth = 960;

interface OembedQuery {
  readonly url?: unknown;
  readonly format?: unknown;
  readonly maxwidth?: unknown;
  readonly maxheight?: unknown;
}

/** Adds `GET /oembed?url=…`: what a page that wants to show a link to the viewer must know. It needs a signed link, no key. */
export function addOembed(app: FastifyInstance, { links, findTitle }: OembedOptions): void {
  app.get<{ Querystring: OembedQuery }>(oembedPath, async ({ query }, reply) => {
    if (query.format !== undefined && query.format !== "json")
      throw new ProblemError("invalid_request", "Expected format=json or none: there is no other format.");
    const url = typeof query.url === "string" ? query.url : "";
    const id = await links.readViewer(url);
    const title = id === undefined ? undefined : await findTitle(id);
    if (id === undefined || title === undefined) {
      const detail =
        "Expected as url the whole address of a presentation in this service's viewer, signature included.";
      throw new ProblemError("presentation_not_found", detail);
    }
    reply.type("application/json; charset=utf-8").header("cache-control", "private, no-cache");
    return reply.send(JSON.stringify(toOembed({ url, title, width: chooseWidth(query) })));
  });
}

/** oEmbed 2.3.4.4, the rich type. */
function toOembed({ url, title, width }: { url: string; title: string; width: number }) {
  return {
    version: "1.0",
    type: "rich",
    provider_name: "Lectern",
    title,
    html: toEmbedCode({ url, title, slideSize, frameWidth: width }),
    width,
    height: Math.round((width * slideSize.height) / slideSize.width),
  };
}

function chooseWidth({ maxwidth, maxheight }: OembedQuery): number {
  const byHeight = Math.floor((readPixels(maxheight) * slideSize.width) / slideSize.height);
  return Math.min(usualWidth, readPixels(maxwidth), byHeight);
}

function readPixels(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{1,4}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
}

/** Returns the link by which a page in the viewer says where to ask; the empty text for an address that is not signed. */
export function toOembedLink(links: Links, presentationId: string, token: string): string {
  const grant = links.read("download", presentationId, token);
  if (grant === undefined) return "";
  const address = new URL(links.viewer(presentationId, grant));
  const base = address.href.slice(0, address.href.indexOf("/view/"));
  return `<link rel="alternate" type="${mediaType}" href="${base}${oembedPath}?url=${encodeURIComponent(address.href)}" />`;
}
