// Read by tsc, not run: every line below a @ts-expect-error must not compile.
import type {
  GenerationProgress,
  Presentation,
  PresentationEmbed,
  PresentationReport,
  Template,
} from "@lectern/types";
import { expectTypeOf } from "vitest";
import {
  type ApiError,
  type Call,
  type Client,
  createClient,
  type Download,
  type Inputs,
  isApiError,
  type RateLimitedError,
  type Redirect,
  watch,
} from "./index.ts";

const client = createClient({ baseUrl: "http://lectern.example", token: async () => "key" });

// Results.
expectTypeOf(client).toEqualTypeOf<Client>();
expectTypeOf(await client.getPresentation({ id: "p1" })).toEqualTypeOf<Presentation>();
expectTypeOf(await client.getPresentationReport({ id: "p1" })).toEqualTypeOf<PresentationReport>();
expectTypeOf(await client.listTemplates()).toEqualTypeOf<Template[]>();
expectTypeOf(await client.uploadTemplate({ body: new Blob() })).toEqualTypeOf<Template>();
expectTypeOf(await client.downloadPresentation({ id: "p1" })).toEqualTypeOf<Download>();
expectTypeOf(await client.embedPresentation({ id: "p1" })).toEqualTypeOf<Redirect>();
expectTypeOf<Redirect>().toExtend<PresentationEmbed>();
expectTypeOf(client.deletePresentation({ id: "p1" })).toEqualTypeOf<Call<void>>();

// Inputs.
expectTypeOf<Inputs["getPresentation"]["id"]>().toEqualTypeOf<string>();
client.generatePresentation({ body: { prompt: "Urban gardening" } });
client.generatePresentation({ body: { prompt: "Urban gardening", templateId: "t1" }, idempotencyKey: "k" });
// @ts-expect-error The contract knows no theme.
client.generatePresentation({ body: { prompt: "Urban gardening", theme: "dark" } });
// @ts-expect-error The prompt is missing.
client.generatePresentation({ body: { templateId: "t1" } });
// @ts-expect-error The prompt is a string.
client.generatePresentation({ body: { prompt: 7 } });
// @ts-expect-error Misspelt.
client.generatePresentation({ body: { prompt: "Urban gardening" }, idempotencykey: "k" });
// @ts-expect-error The body is missing.
client.generatePresentation({});
// @ts-expect-error The id is missing.
client.getPresentation({});
// @ts-expect-error The id is missing.
client.getPresentationReport({});
// @ts-expect-error Another input than the contract's.
client.getPresentation({ id: "p1", page: 2 });
// @ts-expect-error It takes no input.
client.listTemplates({ page: 2 });
// @ts-expect-error A path is no body.
client.uploadTemplate({ body: "template.pptx" });
// @ts-expect-error The operation does not take this media type.
client.uploadTemplate({ body: new Blob(), contentType: "application/zip" });
// @ts-expect-error There is no such operation.
client.getTemplate({ id: "t1" });

// Options.
client.listTemplates({}, { signal: new AbortController().signal, retries: 0, attemptTimeout: Infinity });
// @ts-expect-error Misspelt.
client.listTemplates({}, { timeout: 1 });
// @ts-expect-error The address is missing.
createClient({ token: "key" });
createClient({ baseUrl: "/", fetch: globalThis.fetch, middleware: [(request, next) => next(request)] });

// Errors.
declare const caught: unknown;
if (isApiError(caught, "getPresentationReport")) {
  switch (caught.code) {
    case "report_not_found":
    case "unknown":
      break;
    // @ts-expect-error This operation makes nothing.
    case "model_failed":
      break;
  }
}
// @ts-expect-error There is no such operation.
isApiError(caught, "getReport");
declare const error: ApiError;
switch (error.code) {
  case "rate_limited":
  case "unknown":
    break;
  // @ts-expect-error There is no such code.
  case "rate_limit":
    break;
}
expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>();
expectTypeOf<RateLimitedError>().toExtend<ApiError>();

// Answers with their headers.
const { data, headers, status } = await client.downloadPresentation({ id: "p1" }).withResponse();
expectTypeOf(data).toEqualTypeOf<Download>();
expectTypeOf(status).toEqualTypeOf<number>();
expectTypeOf(headers.get("Content-Disposition")).toEqualTypeOf<string>();
expectTypeOf(headers.get("Lectern-Contract")).toEqualTypeOf<string | null>();
// @ts-expect-error The operation answers no such header.
headers.get("Content-Dispositon");
const generated = await client.generatePresentation({ body: { prompt: "Bees" } }).withResponse();
expectTypeOf(generated.headers.get("Lectern-Author")).toEqualTypeOf<string | null>();

// Progress as a loop.
const watched = watch(client.generatePresentation, { body: { prompt: "Urban gardening" } }, { retries: 0 });
for await (const step of watched) expectTypeOf(step).toEqualTypeOf<GenerationProgress>();
expectTypeOf(await watched.result).toEqualTypeOf<Presentation>();
// @ts-expect-error The body is missing.
watch(client.generatePresentation, {});
// @ts-expect-error Misspelt.
watch(client.generatePresentation, { body: { prompt: "Urban gardening", templateID: "t1" } });
