import type { ContractOperation } from "@lectern/spec";
import { isBinaryMedia, isJsonMediaType, mediaTypeEssence } from "../contract/operation-shape.ts";
import { ProblemError } from "../contract/problems.ts";

/** How many bytes a body may have. */
export interface BodyLimits {
  /** A JSON body. The longest prompt takes 768,000 bytes when every character is an escaped surrogate pair. */
  readonly json: number;
  /** A file. */
  readonly file: number;
}

/** A body that is not read yet, with what is said of it. */
export interface SentBody {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body to its end; rejects with a ProblemError (413) where it has more bytes than the limit. */
  readBody(limit: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** A request's body as it was sent and as the contract's schemas see it. */
export interface RequestBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The parsed JSON; for a file a word that stands for it, because its schema is a string's; undefined: none. */
  readonly value: unknown;
}

/** Reads the body that an operation takes; throws a ProblemError: 413, 415, or 400 malformed_json. */
export async function readRequestBody(
  { headers, readBody }: SentBody,
  operation: ContractOperation,
  limits: BodyLimits,
): Promise<RequestBody> {
  const mediaType = mediaTypeEssence(headers["content-type"] ?? "");
  const limit = mediaType !== undefined && isJsonMediaType(mediaType) ? limits.json : limits.file;
  const bytes = await readBody(limit);
  if (bytes.length === 0 || operation.requestBody === undefined) return { bytes, value: undefined };

  const { content } = operation.requestBody;
  const media = mediaType === undefined ? undefined : content[mediaType];
  if (mediaType === undefined || media === undefined) {
    throw new ProblemError(415, {
      detail: `Expected a body of the media type ${Object.keys(content).join(" or ")}; ${headers["content-type"] ?? "no Content-Type"} came.`,
    });
  }
  if (isBinaryMedia(mediaType, media)) return { bytes, value: "file" };
  const text = decodeText(bytes);
  return { bytes, value: isJsonMediaType(mediaType) ? parseJson(text) : text };
}

/** The problem of a body that has more bytes than it may have. */
export function tooLarge(size: number, limit: number): ProblemError {
  const detail = `The body has ${size} bytes; it may have ${limit}. Send a shorter one.`;
  return new ProblemError(413, { detail });
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed("the bytes are not UTF-8");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

function malformed(reason: string): ProblemError {
  return new ProblemError(400, { code: "malformed_json", detail: `Expected JSON in UTF-8: ${reason}.` });
}
