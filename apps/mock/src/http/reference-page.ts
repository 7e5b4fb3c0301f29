import { type FindReferenceFile, referenceContentSecurityPolicy, referencePath } from "@lectern/reference";
import type { Answer } from "../answers/answer.ts";

/** Answers the reference pages under /docs; undefined for any other path. */
export function answerReference(path: string, find: FindReferenceFile): Answer | undefined {
  if (path === `${referencePath}/`) {
    return { status: 308, headers: { Location: `..${referencePath}` }, body: { kind: "empty" } };
  }
  if (path === referencePath) return toAnswer(find, "index.html", referenceContentSecurityPolicy);
  if (!path.startsWith(`${referencePath}/`)) return undefined;
  return toAnswer(find, path.slice(referencePath.length + 1));
}

function toAnswer(find: FindReferenceFile, name: string, policy?: string): Answer | undefined {
  const file = find(name);
  if (file === undefined) return undefined;
  const { mediaType, bytes, cacheControl } = file;
  const headers = {
    "Cache-Control": cacheControl,
    ...(policy !== undefined && { "Content-Security-Policy": policy }),
  };
  return { status: 200, headers, body: { kind: "bytes", mediaType, bytes } };
}
