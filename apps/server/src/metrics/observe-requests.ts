import type { Contract } from "@lectern/spec";
import type { FastifyInstance } from "fastify";
import { clientClosedRequest } from "../http/problem-replies.ts";
import type { Metrics } from "./metrics.ts";

/** Has every request observed, under the name of the contract's operation where it is one. */
export function observeRequests(app: FastifyInstance, metrics: Metrics, { operations }: Contract): void {
  const names = new Map(
    operations.map(({ method, path, operationId }) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      operationId,
    ]),
  );
  app.addHook("onRequest", async (request, reply) => {
    reply.raw.once("close", () => {
      const route = request.routeOptions.url ?? "none";
      const method = request.method === "HEAD" ? "GET" : request.method;
      metrics.observeRequest({
        operation: names.get(`${method} ${route}`) ?? route,
        status: reply.raw.headersSent ? reply.statusCode : clientClosedRequest,
        seconds: reply.elapsedTime / 1000,
      });
    });
  });
  app.addHook("onError", async (_request, _reply, error) => metrics.observeError(error));
}
