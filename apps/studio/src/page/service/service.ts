import { type Client, type ClientOptions, createClient } from "@lectern/client";
import type { DrawOutline, Outline } from "@lectern/types";
import type { DeckLook } from "../file-look/deck-look.ts";
import { readDeckLook } from "../file-look/read-deck-look.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** The service behind the page. */
export interface Service {
  readonly client: Client;
  /** Finds out whether a key is valid: throws an UnauthorizedError if not. */
  checkKey(key: string): Promise<void>;
  /** Uploads a template and returns its id. */
  uploadTemplate(file: Blob, options: UploadOptions): Promise<string>;
  /** Reads what a deck says, and the tag that names it as it is now. */
  readOutline(id: string, signal?: AbortSignal): Promise<TaggedOutline>;
  /** Has a deck laid out anew; throws an ApiError of status 412 where it is not as the tag says. "*": as it may be. */
  writeOutline(id: string, outline: Outline, tag: string): Promise<void>;
  /** Reads a slide of a deck as it is now, counted from 1, as SVG. */
  readPicture(id: string, slideNumber: number, signal?: AbortSignal): Promise<string>;
  /** Draws the first slide of an outline as SVG; keeps nothing. */
  drawOutline(order: DrawOutline, signal?: AbortSignal): Promise<string>;
  /** Reads what the file of a deck says about itself. */
  readLook(id: string, signal?: AbortSignal): Promise<DeckLook>;
}

/** An outline, and the tag (RFC 9110) that names it among those that the deck has had. */
export interface TaggedOutline {
  readonly outline: Outline;
  readonly tag: string;
}

/** How an upload is watched and ended. */
export interface UploadOptions {
  /** What people call it. */
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** Returns the service that the page came from; `key` is asked for each request. */
export function createService(key: () => string | undefined): Service {
  const client = connect({ token: key });
  return {
    client,
    async checkKey(token) {
      await connect({ token, retries: 0 }).listTemplates();
    },
    async uploadTemplate(file, { name, signal, onProgress }) {
      const uploading = connect({ token: key, fetch: (request) => sendWithProgress(request, onProgress) });
      const { id } = await uploading.uploadTemplate({ body: file, name }, { signal });
      return id;
    },
    async readOutline(id, signal) {
      const { data, headers } = await client.getPresentationOutline({ id }, { signal }).withResponse();
      return { outline: data, tag: headers.get("ETag") };
    },
    async writeOutline(id, outline, tag) {
      await client.putPresentationOutline({ id, body: outline, ifMatch: tag });
    },
    async readPicture(id, slideNumber, signal) {
      const picture = await client.getSlidePicture({ id, slideNumber }, { signal });
      return (await picture.blob()).text();
    },
    async drawOutline(body, signal) {
      const picture = await client.drawOutline({ body }, { signal });
      return (await picture.blob()).text();
    },
    async readLook(id, signal) {
      const download = await client.downloadPresentation({ id }, { signal });
      return readDeckLook(await download.blob());
    },
  };
}

function connect(options: Pick<ClientOptions, "token" | "fetch" | "retries">): Client {
  return createClient({ baseUrl: "./", retries: 1, fetch: send, ...options });
}

/** A deletion has to arrive though the page that asks for it goes away. */
function send(request: Request): Promise<Response> {
  return fetch(request, { keepalive: request.method === "DELETE" });
}
