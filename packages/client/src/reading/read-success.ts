import { InvalidResponseError } from "../errors.ts";
import { contractRevision } from "../generated/operations.ts";
import type { Success } from "../operation.ts";
import type { Answer } from "../sending/send.ts";
import { createDownload, type DownloadPolicy } from "./download.ts";
import { isRecord, parseJson, readMediaType } from "./read-body.ts";

/** Reads the value of a 2xx answer; throws an InvalidResponseError if it is not as the contract says. */
export function readSuccess(
  successes: readonly Success[],
  { response, text }: Answer,
  policy: DownloadPolicy,
): unknown {
  if (text === undefined && response.body) return createDownload(response.headers, response.body, policy);
  const mediaType = readMediaType(response);
  const value = /^application\/(?:.+\+)?json$/.test(mediaType) ? parseJson(text ?? "") : undefined;
  if (successes.some((success) => success.kind === "json" && hasShape(value, success.shape))) return value;
  if (successes.some(({ kind }) => kind === "empty")) return undefined;
  const came = text ? `${mediaType || "a body of no media type"} ("${text.slice(0, 60)}")` : "an empty body";
  const message = `expected ${successes.map(describe).join(" or ")}; ${came} came with status ${response.status}. Is there a Lectern service of this version at baseUrl?${describeRevision(response)}`;
  throw new InvalidResponseError(message, response, policy.progress);
}

function describeRevision({ headers }: Response): string {
  const service = headers.get("lectern-contract") ?? contractRevision;
  return service === contractRevision
    ? ""
    : ` The one there follows contract ${service}, this client ${contractRevision}.`;
}

/** Whether an answer is one of the operation's files. */
export function isFile(successes: readonly Success[], response: Response): boolean {
  const mediaType = readMediaType(response);
  return (
    response.ok &&
    response.body !== null &&
    response.headers.get("content-length") !== "0" &&
    // Stores that know no better say octet-stream of every file.
    successes.some(
      (success) =>
        success.kind === "file" &&
        [success.mediaType, "application/octet-stream"].includes(mediaType || success.mediaType),
    )
  );
}

function hasShape(value: unknown, shape: Extract<Success, { kind: "json" }>["shape"]): boolean {
  if (shape === "array") return Array.isArray(value);
  if (shape) return isRecord(value) && shape.every((name) => name in value);
  return value !== undefined;
}

function describe(success: Success): string {
  if (success.kind === "file") return success.mediaType;
  if (success.kind !== "json") return `a ${success.kind}`;
  const { shape } = success;
  if (shape === "array") return "a JSON array";
  return shape ? `a JSON object with ${shape.join(", ")}` : "JSON";
}
