import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A connection on which anything can be sent. */
export interface Connection {
  readonly socket: Socket;
  /** What came up to now. */
  received(): Buffer;
  isClosed(): boolean;
  /** Returns when this holds, the connection is over or the time is: in milliseconds. */
  until(isEnough: (received: Buffer) => boolean, patience: number): Promise<void>;
}

/** Opens a connection to the service; one that does not read leaves what comes to the kernel. */
export async function openConnection(url: string, { reads = true } = {}): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let chunks: Buffer[] = [];
  let isClosed = false;
  socket.once("close", () => {
    isClosed = true;
  });
  // Told by what came, or did not come.
  await once(socket, "connect");
  socket.on("error", () => undefined);
  if (reads) socket.on("data", (chunk) => void chunks.push(chunk));
  else socket.pause();
  const received = () => {
    chunks = [Buffer.concat(chunks)];
    return chunks[0] ?? Buffer.alloc(0);
  };
  return {
    socket,
    received,
    isClosed: () => isClosed,
    async until(isEnough, patience) {
      const end = performance.now() + patience;
      while (!isClosed && performance.now() < end && !isEnough(received())) await sleep(5);
    },
  };
}
