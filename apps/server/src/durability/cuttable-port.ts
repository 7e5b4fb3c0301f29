import { connect, createServer, type Socket } from "node:net";

/** A port of this machine that leads to another one, until it is cut: as a network does it, to connections that are open too. */
export interface CuttablePort {
  readonly port: number;
  cut(): Promise<void>;
  /** From now on takes connections, also those that are open, and passes nothing on. */
  silence(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a way to this port. */
export async function openCuttablePort(to: number): Promise<CuttablePort> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const onward = isSilent ? undefined : connect(to, "127.0.0.1");
    if (onward) socket.pipe(onward).pipe(socket);
    for (const one of [socket, onward]) {
      if (one === undefined) continue;
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        for (const end of [socket, onward]) {
          if (end) sockets.delete(end.destroy());
        }
      });
    }
  });
  const port = await findFreePort();
  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const mend = async () => {
    await cut();
    isSilent = false;
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  };
  await mend();
  return {
    port,
    cut,
    mend,
    async silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

/** Returns a port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
