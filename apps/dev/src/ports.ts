import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Where everything here listens. */
export const host = "127.0.0.1";

/** Returns the port, or any free one for 0; throws an Error that names `option` where it is taken. */
export async function claimPort(port: number, option: string): Promise<number> {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} is taken. Stop what listens there, or choose another with ${option} (0: any that is free).`,
    );
  }
  const claimed = (server.address() as AddressInfo).port;
  server.close();
  await once(server, "close");
  return claimed;
}
