import { connect, type Socket } from "node:net";

/** The same request, again and again. */
export interface Load {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly connections: number;
}

/** Sends the requests over so many connections, one after the other on each; throws where an answer is no 200. */
export async function sendRequests({ url, path, headers, requests, connections }: Load): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  let left = requests;
  const follow = async () => {
    const socket = connect(Number(port), hostname);
    try {
      while (left-- > 0) {
        socket.write(request);
        await readAnswer(socket);
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, follow));
}

const headEnd = "\r\n\r\n";

/** Waits until an answer of known length is there. */
function readAnswer(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = "";
    let missing: number | undefined;
    const onData = (chunk: Buffer) => {
      if (missing === undefined) {
        head += chunk.toString("latin1");
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith("HTTP/1.1 200") || length === undefined) {
          finish();
          reject(new Error(`Expected a 200 with its length, got ${head.slice(0, end)}`));
          return;
        }
        missing = Number(length) - (head.length - end - headEnd.length);
      } else missing -= chunk.byteLength;
      if (missing > 0) return;
      finish();
      resolve();
    };
    const finish = () => {
      socket.off("data", onData);
      socket.off("error", reject);
      socket.off("close", onClose);
    };
    const onClose = () => reject(new Error("The connection was closed before the answer was whole."));
    socket.on("data", onData);
    socket.on("error", reject);
    socket.on("close", onClose);
  });
}
