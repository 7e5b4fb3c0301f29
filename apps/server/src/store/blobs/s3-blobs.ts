import { Readable } from "node:stream";
import {
  type _Object,
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { reasonOf, StoreSetupError, StoreUnavailableError } from "../store-errors.ts";
import { assertBlobKey, createBlobKey, isBlobKey, trashFolder } from "./blob-key.ts";
import type { Blobs, ListedBlob, Marks, OpenBlob, Trash } from "./blobs.ts";
import type { Bucket, S3Settings } from "./bucket.ts";
import { removeUnfinished } from "./s3-unfinished.ts";
import { markPrefix, parseMarkName, toMarkName, writeMark } from "./store-mark.ts";

/** What is larger goes in several parts of this size, so that memory holds one and a retry sends one again. */
const partSize = 8 * 1024 * 1024;

const attempts = 4;

const notImplemented = 501;

/**
 * Returns files kept in a bucket. Their names are random and never used again, so nothing here depends on what a
 * service promises about writing the same name twice.
 */
export function createS3Blobs(settings: S3Settings): Blobs {
  const bucket: Bucket = { client: createClient(settings), name: settings.bucket, prefix: settings.prefix };
  const locate = (key: string) => ({ Bucket: bucket.name, Key: bucket.prefix + assertBlobKey(key) });
  const locateTrashed = (key: string) => ({
    Bucket: bucket.name,
    Key: trashPrefix(bucket) + assertBlobKey(key),
  });
  const marks = createMarks(bucket);
  const get = async (key: string) => {
    // Once more at its own place: it may have been restored in between.
    for (const location of [locate(key), locateTrashed(key), locate(key)]) {
      const found = await getObject(bucket.client, location);
      if (found) return found;
    }
    return undefined;
  };
  return {
    async put(content, key = createBlobKey()) {
      return { key, size: await putObject(bucket.client, locate(key), content) };
    },
    async get(key) {
      const found = await get(key);
      return found && toOpenBlob(found);
    },
    async read(key) {
      const found = await get(key);
      return found && reach(() => readShared(toOpenBlob(found)));
    },
    async delete(key) {
      await deleteObject(bucket.client, locate(key));
      await deleteObject(bucket.client, locateTrashed(key));
    },
    list: () => listObjects(bucket, bucket.prefix),
    trash: createTrash(bucket, locate, locateTrashed),
    marks,
    removeUnfinished: (before) => reach(() => removeUnfinished(bucket, before)),
    // Reading alone: each write would be paid for.
    probe: async () => void (await marks.list()),
  };
}

/** A file of a name of its own in a bucket, beside those that have keys. */
export interface NamedObject {
  /** Returns undefined where there is none. */
  get(): Promise<OpenBlob | undefined>;
  /** Puts another content in its place, which nobody sees before it is whole. */
  put(content: Content): Promise<void>;
}

/** Returns the file that has this name after the prefix. */
export function createNamedObject(settings: S3Settings, name: string): NamedObject {
  const client = createClient(settings);
  const location = { Bucket: settings.bucket, Key: settings.prefix + name };
  return {
    async get() {
      const found = await getObject(client, location);
      return found && toOpenBlob(found);
    },
    async put(content) {
      await putObject(client, location, content);
    },
  };
}

const trashPrefix = ({ prefix }: Bucket) => `${prefix}${trashFolder}/`;

type Locate = (key: string) => ObjectLocation;

function createTrash(bucket: Bucket, locate: Locate, locateTrashed: Locate): Trash {
  const { client } = bucket;
  return {
    put: (key) => moveObject(client, locate(key), locateTrashed(key)),
    restore: (key) => moveObject(client, locateTrashed(key), locate(key)),
    erase: (key) => deleteObject(client, locateTrashed(key)),
    list: () => listObjects(bucket, trashPrefix(bucket)),
  };
}

function createMarks(bucket: Bucket): Marks {
  const { client, name, prefix } = bucket;
  const locate = (storeId: string) => ({ Bucket: name, Key: prefix + toMarkName(storeId) });
  return {
    async list() {
      const ids: string[] = [];
      for await (const { Key = "" } of listNames(bucket, prefix + markPrefix)) {
        ids.push(parseMarkName(Key.slice(prefix.length)) ?? "");
      }
      return ids.filter((id) => id !== "").toSorted();
    },
    async put(storeId) {
      await putObject(client, locate(storeId), [writeMark(storeId)]);
    },
    delete: (storeId) => deleteObject(client, locate(storeId)),
  };
}

function createClient({ endpoint, region, pathStyle, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: attempts,
    // Services other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: 5000,
      socketTimeout: 60_000,
      httpAgent: { maxSockets: 256, keepAlive: true },
      httpsAgent: { maxSockets: 256, keepAlive: true },
    },
  });
}

interface ObjectLocation {
  readonly Bucket: string;
  readonly Key: string;
}

function getObject(client: S3Client, location: ObjectLocation): Promise<GetObjectCommandOutput | undefined> {
  return unlessMissing(() => reach(() => client.send(new GetObjectCommand(location))));
}

async function deleteObject(client: S3Client, location: ObjectLocation): Promise<void> {
  await unlessMissing(() => reach(() => client.send(new DeleteObjectCommand(location))));
}

/** Copies, and deletes only what was copied: in between there are two, never none. */
async function moveObject(client: S3Client, from: ObjectLocation, to: ObjectLocation): Promise<void> {
  const CopySource = [from.Bucket, ...from.Key.split("/")].map(encodeURIComponent).join("/");
  const copy = new CopyObjectCommand({ ...to, CopySource });
  const copied = await unlessMissing(() => reach(() => client.send(copy)));
  if (copied) await deleteObject(client, from);
}

type Content = Parameters<Blobs["put"]>[0];

/** Keeps the content as one object, which is not there before it is whole; returns its size. */
async function putObject(client: S3Client, location: ObjectLocation, content: Content): Promise<number> {
  let upload: Upload | undefined;
  let held: Buffer | undefined;
  let size = 0;
  try {
    for await (const part of toParts(content)) {
      if (held) {
        upload ??= await startUpload(client, location);
        await upload.send(held);
      }
      held = part;
      size += part.byteLength;
    }
    const last = held ?? Buffer.alloc(0);
    if (upload) await upload.finish(last);
    else await reach(() => client.send(new PutObjectCommand({ ...location, ...toBody(last) })));
    return size;
  } catch (error) {
    // What cannot be removed now the sweeper removes.
    await upload?.abort().catch(() => undefined);
    throw error;
  }
}

function toBody(bytes: Buffer) {
  return { Body: bytes, ContentLength: bytes.byteLength };
}

/** Yields the content in parts that are all of the part's size, but for the last one. */
async function* toParts(content: Content): AsyncIterable<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    for (let offset = 0; offset < chunk.byteLength; ) {
      const piece = chunk.subarray(offset, offset + partSize - size);
      held.push(piece);
      size += piece.byteLength;
      offset += piece.byteLength;
      if (size < partSize) continue;
      yield Buffer.concat(held);
      held = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

interface Upload {
  send(part: Buffer): Promise<void>;
  /** Sends the last part and makes the object of them all. */
  finish(part: Buffer): Promise<void>;
  abort(): Promise<void>;
}

async function startUpload(client: S3Client, location: ObjectLocation): Promise<Upload> {
  const { UploadId } = await reach(() => client.send(new CreateMultipartUploadCommand(location)));
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  const send = async (part: Buffer) => {
    const PartNumber = parts.length + 1;
    const command = new UploadPartCommand({ ...location, UploadId, PartNumber, ...toBody(part) });
    const { ETag } = await reach(() => client.send(command));
    parts.push({ PartNumber, ETag });
  };
  return {
    send,
    async finish(part) {
      await send(part);
      const MultipartUpload = { Parts: parts };
      const command = new CompleteMultipartUploadCommand({ ...location, UploadId, MultipartUpload });
      await reach(() => client.send(command));
    },
    async abort() {
      await client.send(new AbortMultipartUploadCommand({ ...location, UploadId }));
    },
  };
}

function toOpenBlob({ Body, ContentLength }: GetObjectCommandOutput): OpenBlob {
  if (!(Body instanceof Readable) || ContentLength === undefined)
    throw new Error("Expected a file with its length from the S3 service, got none.");
  return { size: ContentLength, stream: Body };
}

async function readShared({ size, stream }: OpenBlob): Promise<Uint8Array<SharedArrayBuffer>> {
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let offset = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  if (offset < size) throw new Error(`Expected ${size} bytes from the S3 service, got ${offset}.`);
  return bytes;
}

/** Names the files whose names in the bucket are the prefix and a key, nothing else. */
async function* listObjects(bucket: Bucket, prefix: string): AsyncIterable<ListedBlob> {
  for await (const { Key = "", LastModified } of listNames(bucket, prefix)) {
    const key = Key.slice(prefix.length);
    if (isBlobKey(key) && LastModified) yield { key, modifiedAt: LastModified };
  }
}

async function* listNames({ client, name }: Bucket, prefix: string): AsyncIterable<_Object> {
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix });
  const iterator = pages[Symbol.asyncIterator]();
  for (;;) {
    const page = await reach(() => iterator.next());
    if (page.done) return;
    yield* page.value.Contents ?? [];
  }
}

/** Where files are tried, after the prefix: apart from those that are kept, whose owner is found by looking at them. */
const trialFolder = "lectern-trial/";
/** Always the same: a process that ends between leaves one file at most. */
const trialKey = "0".repeat(32);

/** Throws a StoreSetupError unless a file can be written, read, listed, moved and deleted there. */
export async function assertUsable(settings: S3Settings): Promise<void> {
  const blobs = createS3Blobs({ ...settings, prefix: settings.prefix + trialFolder });
  const key = trialKey;
  try {
    await blobs.put([Buffer.from("Lectern can write here.")], key);
    await blobs.read(key);
    await blobs.list()[Symbol.asyncIterator]().next();
    await blobs.trash.put(key);
    await blobs.delete(key);
  } catch (error) {
    const where = settings.endpoint ?? `Amazon S3, ${settings.region}`;
    const reason = explain(error instanceof StoreUnavailableError ? error.cause : error);
    throw new StoreSetupError(
      `Files cannot be kept in the bucket "${settings.bucket}" at ${where}: ${reason}\n` +
        "Check the LECTERN_S3_ variables and what the key may do.",
      error,
    );
  }
}

const explanations: Readonly<Record<string, string>> = {
  NoSuchBucket: "there is no such bucket.",
  InvalidAccessKeyId: "the service does not know the access key.",
  SignatureDoesNotMatch: "the secret key is not the one that belongs to the access key.",
  AccessDenied: "the key may not write, read, list and delete there.",
  CredentialsProviderError: "there is no key; set LECTERN_S3_ACCESS_KEY_ID and LECTERN_S3_SECRET_ACCESS_KEY.",
};

function explain(error: unknown): string {
  return explanations[(error as Error).name] ?? reasonOf(error);
}

/** Does what asks the service, and throws a StoreUnavailableError where it does not answer. */
async function reach<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailableError("files", error) : error;
  }
}

// What has a status below 500 is an answer; what has none never came, unless the fault is our own.
function isUnavailable(error: unknown): boolean {
  const isOurs = error instanceof TypeError || (error as Error).name === "CredentialsProviderError";
  if (isOurs || error instanceof StoreUnavailableError) return false;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || (status >= 500 && status !== notImplemented) || status === 429;
}

async function unlessMissing<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    const { name, $metadata } = error as Partial<S3ServiceException>;
    if ($metadata?.httpStatusCode === 404 && name !== "NoSuchBucket") return undefined;
    throw error;
  }
}
