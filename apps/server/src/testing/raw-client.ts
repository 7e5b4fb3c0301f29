import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection that sends what it is told to, byte by byte, and keeps what came. */
export interface RawClient {
  readonly socket: Socket;
  send(text: string): void;
  /** What came up to now. */
  received(): string;
  /** Returns when the connection is over, however it ended. */
  readonly closed: Promise<void>;
}

/** Opens a connection to the server at this address; one that does not read leaves what comes to the kernel. */
export async function openRawClient(
  url: string,
  options: { readonly reads?: boolean } = {},
): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = "";
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (options.reads === false) socket.pause();
  else socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  return {
    socket,
    closed,
    send: (sent) => void socket.write(sent),
    received: () => text,
  };
}

/** Returns a request for this path as it is sent; the connection stays open after it. */
export function toRawRequest(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
}
