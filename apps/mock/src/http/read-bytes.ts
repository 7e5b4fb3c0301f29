import type { IncomingMessage } from "node:http";
import { tooLarge } from "../answers/request-body.ts";

/** Reads to the end even past the limit, so that a caller who is still sending gets to see the answer. */
export function readBytes(message: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    message.on("data", (chunk: Uint8Array) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    message.on("end", () => {
      if (size <= limit) resolve(Buffer.concat(chunks));
      else reject(tooLarge(size, limit));
    });
    message.on("error", reject);
  });
}
