import type { Operation, ParameterPlace } from "../operation.ts";
import type { RequestParts } from "./create-request.ts";
import type { Runtime } from "./runtime.ts";
import { serializePath } from "./serialize-path.ts";

/** Puts an operation's input into the places of a request; throws a TypeError for an id that cannot be sent. */
export function toRequestParts(
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  uuid: Runtime["uuid"],
): RequestParts {
  const parameters = Object.entries(operation.parameters ?? {});
  const placed = (place: ParameterPlace): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter(([name, [candidate]]) => candidate === place && values[name] !== undefined)
        .map(([name, [, wireName]]) => [wireName, values[name]]),
    );
  const keys = parameters.flatMap(([, [, wireName]]) => (isKey(wireName) ? [[wireName, uuid()]] : []));
  const { body, contentType } = toBody(operation, values);
  return {
    method: operation.method,
    path: serializePath(operation.path, placed("path")),
    query: placed("query"),
    headers: {
      Accept: toAccept(operation),
      "Content-Type": contentType,
      ...Object.fromEntries(keys),
      ...headers,
      ...(placed("header") as Record<string, string>),
    },
    body,
  };
}

/** Whether a call may be sent again: a repetition does no harm, and its body is still there. */
export function isRepeatable(operation: Operation, body: unknown): boolean {
  if (body instanceof ReadableStream) return false;
  // RFC 9110, 9.2.2: the methods that do the same however often they are sent.
  if (["GET", "HEAD", "PUT", "DELETE", "OPTIONS"].includes(operation.method)) return true;
  return Object.values(operation.parameters ?? {}).some(([, wireName]) => isKey(wireName));
}

function isKey(wireName: string): boolean {
  return wireName.toLowerCase() === "idempotency-key";
}

function toAccept({ successes }: Operation): string {
  const types = successes.flatMap((success) => ("mediaType" in success ? [success.mediaType] : []));
  return [...types, "application/json", "application/problem+json"]
    .filter((type, index, all) => all.indexOf(type) === index)
    .join(", ");
}

function toBody(
  operation: Operation,
  { body, contentType }: Readonly<Record<string, unknown>>,
): { readonly body: BodyInit | undefined; readonly contentType: string | undefined } {
  const declared = operation.body ?? [];
  if (body === undefined || declared.length === 0) return { body: undefined, contentType: undefined };
  const own = body instanceof Blob && declared.includes(body.type) ? body.type : undefined;
  const type = typeof contentType === "string" ? contentType : (own ?? declared[0]);
  if (type !== undefined && /[/+]json$/.test(type)) return { body: JSON.stringify(body), contentType: type };
  // The platform writes the boundary of a form itself.
  return { body: body as BodyInit, contentType: body instanceof FormData ? undefined : type };
}
