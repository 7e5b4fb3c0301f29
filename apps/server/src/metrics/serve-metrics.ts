import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MetricsAddress } from "../settings/settings.ts";
import { expositionType } from "./exposition.ts";
import type { Metrics } from "./metrics.ts";

/** Metrics that a scraper can get. */
export interface ServedMetrics {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the metrics at `/metrics`, on an address of their own: who reads them has no API key, and how much is made, of
 * what and how fast, is the operator's business alone.
 */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    const isThere = request.url?.split("?")[0] === "/metrics" && request.method === "GET";
    response.writeHead(isThere ? 200 : 404, { "content-type": isThere ? expositionType : "text/plain" });
    response.end(isThere ? metrics.write() : "Metrics are at /metrics.\n");
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}/metrics`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
