import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { findSignatureFault, type S3Key } from "./s3-signature.ts";

/**
 * A small server that speaks what we use of S3, one bucket in memory: it checks signatures and hashes, pages its
 * listings, and fails when it is told to.
 */
export interface S3Server {
  readonly url: string;
  readonly bucket: string;
  readonly key: S3Key;
  readonly objects: Map<string, StoredObject>;
  readonly uploads: Map<string, StartedUpload>;
  /** How many requests it was sent. */
  requests(): number;
  /** Fails the next requests in these ways: with a status, by hanging up, before or within the answer, or not at all. */
  fail(...faults: readonly Fault[]): void;
  [Symbol.asyncDispose](): Promise<void>;
}

interface StoredObject {
  readonly content: Buffer;
  readonly modifiedAt: Date;
}

interface StartedUpload {
  readonly name: string;
  readonly startedAt: Date;
  readonly parts: Map<number, Buffer>;
}

type Fault = 500 | 501 | 503 | "hang up" | "break off" | "none";

const faultCodes = { 500: "InternalError", 501: "NotImplemented", 503: "SlowDown" } as const;

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

interface Asked {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  /** Of a copy: what is to be copied, after the name of its bucket. */
  readonly source: string;
}

const bucket = "decks";
const pageSize = 3;

/** Starts such a server on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const key = { accessKeyId: "test", secretAccessKey: randomBytes(20).toString("base64") };
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, StartedUpload>();
  const faults: Fault[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests++;
    const body = await buffer(request);
    const fault = faults.shift();
    if (fault === "hang up") request.socket.destroy();
    else if (typeof fault === "number") send(response, toError(fault, faultCodes[fault]));
    else send(response, answer({ objects, uploads }, request, body, key), fault === "break off");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bucket,
    key,
    objects,
    uploads,
    requests: () => requests,
    fail: (...given) => {
      faults.push(...given);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = "" }: Answer,
  breaksOff = false,
): void {
  response.writeHead(status, { "Content-Length": Buffer.byteLength(body), ...headers });
  if (!breaksOff) response.end(body);
  else response.write(body.slice(0, 1), () => response.destroy());
}

function toError(status: number, code: string): Answer {
  return toXml(status, `<Error><Code>${code}</Code><Message>${code} it is.</Message></Error>`);
}

function toXml(status: number, body: string): Answer {
  return { status, headers: { "Content-Type": "application/xml" }, body: `<?xml version="1.0"?>${body}` };
}

type State = Pick<S3Server, "objects" | "uploads">;

function answer(state: State, request: IncomingMessage, body: Buffer, key: S3Key): Answer {
  const fault = findSignatureFault(request, body, key);
  if (fault !== undefined) return toError(403, fault);
  const { pathname, searchParams: query } = new URL(request.url ?? "", "http://host");
  const [, given = "", ...path] = decodeURIComponent(pathname).split("/");
  if (given !== bucket) return toError(404, "NoSuchBucket");
  const name = path.join("/");
  const source = request.headers["x-amz-copy-source"];
  const kind = source ? "copy" : (["uploads", "uploadId", "list-type"].find((one) => query.has(one)) ?? "");
  const operation = operations[`${request.method} ${name === "" ? "bucket" : "object"} ${kind}`.trim()];
  return (
    operation?.(state, { name, query, body, source: decodeURIComponent(String(source ?? "")) }) ??
    toError(501, "NotImplemented")
  );
}

type Operation = (state: State, asked: Asked) => Answer;

const operations: Readonly<Record<string, Operation>> = {
  "PUT object": ({ objects }, { name, body }) => keep(objects, name, body),
  "PUT object copy": ({ objects }, { name, source }) => {
    const found = objects.get(source.replace(`${bucket}/`, ""));
    if (!found) return toError(404, "NoSuchKey");
    keep(objects, name, found.content);
    return toXml(200, `<CopyObjectResult><ETag>${toEtag(found.content)}</ETag></CopyObjectResult>`);
  },
  "GET object": ({ objects }, { name }) => {
    const found = objects.get(name);
    return found ? { status: 200, body: found.content } : toError(404, "NoSuchKey");
  },
  "DELETE object": ({ objects }, { name }) => {
    objects.delete(name);
    return { status: 204 };
  },
  "GET bucket list-type": ({ objects }, { query }) => listObjects(objects, query),
  "GET bucket uploads": ({ uploads }) => {
    const entries = [...uploads].map(
      ([id, { name, startedAt }]) =>
        `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`,
    );
    const body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${entries.join("")}</ListMultipartUploadsResult>`;
    return toXml(200, body);
  },
  "POST object uploads": ({ uploads }, { name }) => {
    const id = randomBytes(8).toString("hex");
    uploads.set(id, { name, startedAt: new Date(), parts: new Map() });
    const body = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    return toXml(200, body);
  },
  "PUT object uploadId": withUpload((upload, { query, body }) => {
    upload.parts.set(Number(query.get("partNumber")), body);
    return { status: 200, headers: { ETag: toEtag(body) } };
  }),
  "POST object uploadId": withUpload((upload, asked, { objects, uploads }) => {
    const listed = [...asked.body.toString().matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, etag = ""]) => etag);
    const parts = [...upload.parts].sort(([one], [other]) => one - other).map(([, part]) => part);
    const isWhole = listed.join() === parts.map(toEtag).join().replaceAll('"', "&quot;");
    // As S3 has it: every part but the last has at least 5 MiB.
    const isTooSmall = parts.slice(0, -1).some((part) => part.byteLength < 5 * 1024 * 1024);
    if (!isWhole || isTooSmall) return toError(400, isTooSmall ? "EntityTooSmall" : "InvalidPart");
    keep(objects, asked.name, Buffer.concat(parts));
    uploads.delete(asked.query.get("uploadId") ?? "");
    return toXml(200, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
  }),
  "DELETE object uploadId": withUpload((_upload, { query }, { uploads }) => {
    uploads.delete(query.get("uploadId") ?? "");
    return { status: 204 };
  }),
};

function withUpload(use: (upload: StartedUpload, asked: Asked, state: State) => Answer): Operation {
  return (state, asked) => {
    const upload = state.uploads.get(asked.query.get("uploadId") ?? "");
    return upload?.name === asked.name ? use(upload, asked, state) : toError(404, "NoSuchUpload");
  };
}

function keep(objects: State["objects"], name: string, content: Buffer): Answer {
  objects.set(name, { content, modifiedAt: new Date() });
  return { status: 200, headers: { ETag: toEtag(content) } };
}

function toEtag(content: Buffer): string {
  return `"${createHash("md5").update(content).digest("hex")}"`;
}

function listObjects(objects: State["objects"], query: URLSearchParams): Answer {
  const after = query.get("continuation-token") ?? "";
  const prefix = query.get("prefix") ?? "";
  const names = [...objects.keys()].sort().filter((name) => name.startsWith(prefix) && name > after);
  const page = names.slice(0, pageSize);
  const isTruncated = names.length > page.length;
  const entries = page.map((name) => {
    const { content, modifiedAt } = objects.get(name) as StoredObject;
    return `<Contents><Key>${name}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${content.byteLength}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const body = `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join("")}</ListBucketResult>`;
  return toXml(200, body);
}
