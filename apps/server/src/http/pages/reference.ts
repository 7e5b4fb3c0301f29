import { type FindReferenceFile, type ReferenceFile, referencePath } from "@lectern/reference";
import type { FastifyInstance, FastifyReply } from "fastify";

/** What the reference pages are served with. */
export interface ReferenceOptions {
  readonly find: FindReferenceFile;
  /** The Content-Security-Policy that they work under. */
  readonly policy: string;
}

/** Adds the reference pages, with the contract beside them. */
export function addReference(app: FastifyInstance, { find, policy }: ReferenceOptions): void {
  app.get(referencePath, (_request, reply) => {
    reply.header("content-security-policy", policy);
    return send(reply, find("index.html"));
  });
  // The page names its files relative to its address without the slash.
  app.get(`${referencePath}/`, (_request, reply) => reply.redirect(`..${referencePath}`, 308));
  app.get<{ Params: { name: string } }>(`${referencePath}/:name`, (request, reply) =>
    send(reply, find(request.params.name)),
  );
}

function send(reply: FastifyReply, file: ReferenceFile | undefined) {
  if (file === undefined) return reply.callNotFound();
  const { buffer, byteOffset, byteLength } = file.bytes;
  // Over the same memory: a copy for each answer would wait for each client that does not read.
  const shared = Buffer.from(buffer, byteOffset, byteLength);
  return reply.header("cache-control", file.cacheControl).type(file.mediaType).send(shared);
}
