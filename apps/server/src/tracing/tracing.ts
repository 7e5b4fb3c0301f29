import { AsyncLocalStorage } from "node:async_hooks";
import type { Contract } from "@lectern/spec";
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import { clientClosedRequest } from "../http/problem-replies.ts";
import { createNaming } from "../metrics/observe-requests.ts";
import { createStageClock } from "../metrics/stage-clock.ts";
import type { Work, WorkOptions } from "../work/work.ts";

/** Spans of requests and of the stages of their work. Nothing in them is of a prompt, a title, an id of a deck or a key. */
export interface Tracing {
  /** Has every request be a span, as part of the caller's trace where it names one (W3C Trace Context). */
  observeRequests(app: FastifyInstance, contract: Contract): void;
  /** Returns the same work, its stages spans within that of the request. */
  observeWork(work: Work): Work;
  /** Sends what was not sent yet, and ends; never throws. */
  close(): Promise<void>;
}

/** Where spans go, and what says whose they are. */
export interface TracingOptions {
  /** Of a collector that takes OTLP over HTTP, without a slash at its end: "http://127.0.0.1:4318". */
  readonly endpoint: string;
  /** Of the service. */
  readonly version: string;
}

/** How long to try to send a batch, and so how long a collector that is away can hold up the end of the service. */
const timeoutMillis = 3_000;

/** Returns tracing that sends spans in batches; a collector that is away delays no request. */
export function createTracing({ endpoint, version }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "lectern", "service.version": version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("lectern", version);
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const watch = async <Value>(
    options: WorkOptions,
    run: (options: WorkOptions) => Promise<Value>,
  ): Promise<Value> => {
    const parent = current.getStore() ?? ROOT_CONTEXT;
    const clock = createStageClock((stage, seconds) => {
      const end = Date.now();
      tracer.startSpan(stage, { startTime: end - seconds * 1000 }, parent).end(end);
    });
    const onProgress: WorkOptions["onProgress"] = (progress) => {
      clock.tell(progress);
      options.onProgress?.(progress);
    };
    return run({ ...options, onProgress }).finally(clock.end);
  };

  return {
    observeRequests(app, contract) {
      const nameOf = createNaming(contract);
      app.addHook("onRequest", (request, reply, done) => {
        const name = nameOf(request);
        const attributes = {
          "http.request.method": request.method,
          "http.route": request.routeOptions.url ?? "none",
          "lectern.request_id": request.id,
        };
        const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
        reply.raw.once("close", () => {
          const status = reply.raw.headersSent ? reply.statusCode : clientClosedRequest;
          span.setAttribute("http.response.status_code", status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        current.run(trace.setSpan(caller, span), done);
      });
    },
    observeWork: (work) => ({
      ...work,
      generate: (task, options = {}) => watch(options, (watched) => work.generate(task, watched)),
      render: (task, options = {}) => watch(options, (watched) => work.render(task, watched)),
    }),
    close: () => provider.shutdown().catch(() => undefined),
  };
}
