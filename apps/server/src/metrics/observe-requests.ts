import type { Contract } from "@lectern/spec";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientClosedRequest } from "../http/problem-replies.ts";
import type { Metrics } from "./metrics.ts";

/** Returns what names a request by the contract's operation, or by the pattern of another address. */
export function createNaming({ operations }: Contract): (request: FastifyRequest) => string {
  const names = new Map(
    operations.map(({ method, path, operationId }) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      operationId,
    ]),
  );
  return (request) => {
    const route = request.routeOptions.url ?? "none";
    const method = request.method === "HEAD" ? "GET" : request.method;
    return names.get(`${method} ${route}`) ?? route;
  };
}

/** Has every request observed. */
export function observeRequests(app: FastifyInstance, metrics: Metrics, contract: Contract): void {
  const nameOf = createNaming(contract);
  app.addHook("onRequest", async (request, reply) => {
    reply.raw.once("close", () => {
      metrics.observeRequest({
        operation: nameOf(request),
        status: reply.raw.headersSent ? reply.statusCode : clientClosedRequest,
        seconds: reply.elapsedTime / 1000,
      });
    });
  });
  app.addHook("onError", async (_request, _reply, error) => metrics.observeError(error));
}
