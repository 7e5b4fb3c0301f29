// What strace wrote (`recordingTo` in strace.ts) -> calls, in the order in which they ended.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** A system call that succeeded. */
export type RecordedCall =
  | { readonly kind: "create"; readonly path: string; readonly truncates: boolean }
  /** `offset` undefined: where the last write to this file ended. */
  | {
      readonly kind: "write";
      readonly path: string;
      readonly bytes: Buffer;
      readonly offset: number | undefined;
    }
  | { readonly kind: "truncate"; readonly path: string; readonly size: number }
  /** What was written before it began is on the disk when it ends. */
  | { readonly kind: "sync"; readonly path: string; readonly begun: number }
  | { readonly kind: "rename"; readonly from: string; readonly to: string }
  | { readonly kind: "mkdir" | "unlink"; readonly path: string }
  /** To a client. */
  | { readonly kind: "send"; readonly bytes: Buffer };

/** Reads the calls of a recording; `begun` counts calls of it. */
export async function readRecordedCalls(file: string): Promise<RecordedCall[]> {
  const calls: RecordedCall[] = [];
  const unfinished = new Map<string, { readonly text: string; readonly begun: number }>();
  for await (const line of createInterface({ input: createReadStream(file, "latin1") })) {
    const [, thread = "", text = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (text.endsWith("<unfinished ...>")) {
      unfinished.set(thread, { text: text.slice(0, -"<unfinished ...>".length), begun: calls.length });
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>/.exec(text)?.[0];
    const first = resumed === undefined ? undefined : unfinished.get(thread);
    if (resumed !== undefined && first === undefined) continue;
    const whole = first ? first.text + text.slice(resumed?.length) : text;
    const call = parseCall(whole, first?.begun ?? calls.length);
    if (call) calls.push(call);
  }
  return calls;
}

function parseCall(text: string, begun: number): RecordedCall | undefined {
  const name = /^\w+/.exec(text)?.[0] ?? "";
  // Data is hexadecimal, so that no bracket stands in it; short lines are padded.
  const [ending = "", returned = "-1"] = /\) += (-?\d+)[^)]*(?:\([^()]*\))?$/.exec(text) ?? [];
  const [end, result] = [text.length - ending.length, Number(returned)];
  if (result < 0) return undefined;
  const words = text.slice(name.length + 1, end).trimEnd();
  const strings = [...words.matchAll(/"([^"]*)"/g)].map(([, hex = ""]) => decode(hex));
  const [first = "", second = ""] = strings.map((bytes) => bytes.toString());
  const opened = /^\d+<([^>]*)>/.exec(words)?.[1] ?? "";
  const path = decode(opened).toString();
  const last = Number(/(\d+)$/.exec(words)?.[1]);
  switch (name) {
    case "openat":
      return words.includes("O_CREAT")
        ? { kind: "create", path: first, truncates: words.includes("O_TRUNC") }
        : undefined;
    case "write":
    case "writev": {
      const bytes = Buffer.concat(strings).subarray(0, result);
      if (/^(?:TCP|socket)/.test(opened)) return { kind: "send", bytes };
      return { kind: "write", path, bytes, offset: undefined };
    }
    case "pwrite64":
    case "pwritev":
      return { kind: "write", path, bytes: Buffer.concat(strings).subarray(0, result), offset: last };
    case "fsync":
    case "fdatasync":
      return { kind: "sync", path, begun };
    case "ftruncate":
      return { kind: "truncate", path, size: last };
    case "rename":
      return { kind: "rename", from: first, to: second };
    case "mkdir":
    case "unlink":
      return { kind: name, path: first };
    default:
      return undefined;
  }
}

function decode(hex: string): Buffer {
  return Buffer.from(hex.replaceAll("\\x", ""), "hex");
}
