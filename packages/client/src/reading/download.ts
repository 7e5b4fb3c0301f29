import { AbortedError, type CallProgress, ConnectionError, TimeoutError } from "../errors.ts";
import { startTimer } from "../sending/runtime.ts";
import { parseFileName } from "./content-disposition.ts";
import { readMediaType } from "./read-body.ts";

/** A file that is on its way. Read it or cancel its stream: until then it holds a connection. */
export interface Download {
  /** The name that the service gives the file, without folders; undefined if it gives none. */
  readonly fileName: string | undefined;
  readonly mediaType: string;
  /** In bytes; undefined where the service does not say it beforehand. */
  readonly size: number | undefined;
  /** The file piece by piece, once; fails with a ConnectionError, TimeoutError or AbortedError. */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The whole file; reads the stream. */
  blob(): Promise<Blob>;
  /** The whole file as a text in UTF-8, of a picture in SVG for example; reads the stream. */
  text(): Promise<string>;
}

/** What is needed to read on after the headers have come. */
export interface DownloadPolicy {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds that each next piece may take. */
  readonly attemptTimeout: number;
  readonly progress: CallProgress;
}

/** Makes a Download of an answer whose body is unread. */
export function createDownload(
  headers: Headers,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  policy: DownloadPolicy,
): Download {
  const stream = guard(body, policy);
  const mediaType = readMediaType({ headers });
  let whole: Promise<Blob> | undefined;
  const blob = async () => {
    whole ??= new Response(stream, { headers: { "Content-Type": mediaType } }).blob();
    return whole;
  };
  return {
    fileName: parseFileName(headers.get("content-disposition")),
    mediaType,
    size: readSize(headers),
    stream,
    blob,
    text: async () => (await blob()).text(),
  };
}

/** The length on the wire is the file's only if nothing was compressed on the way. */
function readSize(headers: Headers): number | undefined {
  const length = headers.get("content-length");
  return length === null || headers.has("content-encoding") ? undefined : Number(length);
}

/** The same bytes, but what goes wrong is an error of ours, and a piece that never comes is a time-out. */
function guard(body: ReadableStream<Uint8Array<ArrayBuffer>>, policy: DownloadPolicy): Download["stream"] {
  const reader = body.getReader();
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      try {
        const { done, value } = await readPiece(reader, policy);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        reader.cancel(error).catch(() => {});
      }
    },
    cancel: (reason) => reader.cancel(reason),
  };
  // Nothing is read ahead: the time that the caller takes between two pieces is not the service's.
  return new ReadableStream(source, { highWaterMark: 0 });
}

async function readPiece(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  { signal, attemptTimeout, progress }: DownloadPolicy,
): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const clear = startTimer(attemptTimeout, () =>
    reject(new TimeoutError("attempt", attemptTimeout, progress)),
  );
  try {
    return await Promise.race([reader.read(), expired]);
  } catch (cause) {
    if (cause instanceof TimeoutError) throw cause;
    if (signal?.aborted) throw new AbortedError(signal, progress);
    throw new ConnectionError("the connection broke off in the middle of the file.", progress, { cause });
  } finally {
    clear();
  }
}
