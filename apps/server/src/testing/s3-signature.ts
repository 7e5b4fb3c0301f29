import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A key of a test's S3 server. */
export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Why a request is not accepted, in the words of S3; undefined where its signature (version 4) and body are right. */
export function findSignatureFault(request: IncomingMessage, body: Buffer, key: S3Key): string | undefined {
  const given = parseAuthorization(request.headers.authorization ?? "");
  if (given === undefined) return "AccessDenied";
  if (given.accessKeyId !== key.accessKeyId) return "InvalidAccessKeyId";
  const bodyHash = String(request.headers["x-amz-content-sha256"]);
  if (bodyHash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const canonical = toCanonicalRequest(request, given.signedHeaders, bodyHash);
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], given.scope.join("/"), sha256(canonical)];
  const signingKey = given.scope.reduce<Buffer | string>(hmac, `AWS4${key.secretAccessKey}`);
  return hmac(signingKey, text.join("\n")).toString("hex") === given.signature
    ? undefined
    : "SignatureDoesNotMatch";
}

function parseAuthorization(text: string) {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, accessKeyId = "", scope = "", headers = "", signature = ""] = pattern.exec(text) ?? [];
  if (accessKeyId === "") return undefined;
  return { accessKeyId, scope: scope.split("/"), signedHeaders: headers.split(";"), signature };
}

function toCanonicalRequest(request: IncomingMessage, headers: readonly string[], bodyHash: string): string {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const lines = headers.map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  return [request.method, pathname, query, lines.join(""), headers.join(";"), bodyHash].join("\n");
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
