import type { Answer } from "@lectern/spec/testing";

/** What came over a connection, taken apart. */
export interface ParsedAnswers {
  readonly answers: readonly Answer[];
  /** What is left: the beginning of an answer that has not come whole, or what is no answer at all. */
  readonly rest: Buffer;
}

/** Takes the bytes of a connection apart into answers (RFC 9112); `heads` says of each in turn whether HEAD was asked. */
export function parseAnswers(bytes: Buffer, heads: readonly boolean[] = []): ParsedAnswers {
  const answers: Answer[] = [];
  for (let rest = bytes; ; ) {
    const parsed = parseAnswer(rest, heads[answers.length] ?? false);
    if (parsed === undefined) return { answers, rest };
    // An answer for the time being: what follows belongs to the same request.
    if (parsed.answer.status >= 200) answers.push(parsed.answer);
    rest = rest.subarray(parsed.length);
  }
}

function parseAnswer(bytes: Buffer, isHead: boolean): { answer: Answer; length: number } | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(first)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) return undefined;
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 1) return undefined;
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const start = end + 4;
  const body =
    isHead || status < 200 || status === 204 || status === 304 ? empty : parseBody(bytes, start, headers);
  return (
    body && { answer: { status, headers, body: body.content }, length: body.end === 0 ? start : body.end }
  );
}

interface ParsedBody {
  readonly content: Buffer;
  /** Where it ends; 0: there is none. */
  readonly end: number;
}

const empty: ParsedBody = { content: Buffer.alloc(0), end: 0 };

function parseBody(bytes: Buffer, start: number, headers: Headers): ParsedBody | undefined {
  if (headers.get("transfer-encoding") === "chunked") return parseChunks(bytes, start);
  const length = headers.get("content-length");
  // It ends with the connection.
  const end = length === null ? bytes.length : start + Number(length);
  return end <= bytes.length ? { content: bytes.subarray(start, end), end } : undefined;
}

function parseChunks(bytes: Buffer, start: number): ParsedBody | undefined {
  const chunks: Buffer[] = [];
  for (let place = start; ; ) {
    const line = bytes.indexOf("\r\n", place);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(place, line).toString("latin1"), 16);
    const end = line + 2 + size + 2;
    if (Number.isNaN(size) || end > bytes.length) return undefined;
    if (size === 0) return { content: Buffer.concat(chunks), end };
    chunks.push(bytes.subarray(line + 2, end - 2));
    place = end;
  }
}
