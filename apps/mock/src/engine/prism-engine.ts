import type { Contract, ContractOperation } from "@lectern/spec";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpOperationConfig,
  type PrismHttpComponents,
  ProblemJsonError,
} from "@stoplight/prism-http";
import { responseFor } from "../contract/operation-shape.ts";
import type { ProblemEntry } from "../contract/problems.ts";
import type { WriteLine } from "../write-line.ts";
import type { Engine, EngineAnswer, EngineRequest } from "./engine.ts";

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
type Violation = { readonly path?: string[]; readonly code?: string | number; readonly message: string };
type Checks = Pick<IHttpConfig, "checkSecurity" | "validateRequest">;
type Node = Record<string, unknown>;

/** The statuses of the problems that Prism makes of a bad request. */
const refusals: readonly number[] = [401, 415, 422];

/** Creates the engine for a contract; what Prism has to say beyond its answers goes to `log`. */
export async function createPrismEngine(contract: Contract, log?: WriteLine): Promise<Engine> {
  const asWritten = await readOperations(contract.document);
  const forAnswers = await readOperations(withSimpleAnswers(contract.document));
  const prism = createInstance(toConfig({ checkSecurity: false, validateRequest: false }), {
    logger: createPrismLogger(log),
  });

  function toPrismOperation(operation: ContractOperation, among = asWritten): PrismOperation {
    const found = among.find(({ method, path }) => method === operation.method && path === operation.path);
    if (!found) throw new Error(`Prism does not know ${operation.operationId}; it read another contract.`);
    return found;
  }

  function ask(request: EngineRequest, checks: Checks, mock?: IHttpOperationConfig) {
    const { operation, path, query, body } = request;
    const { accept: _, ...headers } = request.headers; // negotiated here; see acceptedMediaTypes
    return prism.request(
      { method: operation.method, url: { path, query: { ...query } }, headers, body },
      [toPrismOperation(operation, mock ? forAnswers : asWritten)],
      toConfig(checks, mock),
    )();
  }

  async function findViolations(request: EngineRequest, checks: Checks): Promise<readonly Violation[]> {
    const result = await ask(request, checks);
    if (result._tag === "Right") return result.right.validations.input;
    // An operation that documents no answer to a bad request: Prism puts the violations into its own problem. Any
    // other error is about the answer that Prism makes up even when it is only asked for violations.
    const error = result.left;
    if (!(error instanceof ProblemJsonError) || !refusals.includes(error.status)) return [];
    const listed = error.additional?.["validation"] as (Violation & { location?: string[] })[] | undefined;
    return (
      listed?.map(({ location, ...violation }) => ({
        ...violation,
        ...(location && { path: location }),
      })) ?? [{ message: error.detail, code: error.status }]
    );
  }

  return {
    async isAuthorized(request) {
      const violations = await findViolations(request, { checkSecurity: true, validateRequest: false });
      return !violations.some(({ code }) => code === 401);
    },
    async findFaults(request) {
      const violations = await findViolations(request, { checkSecurity: false, validateRequest: true });
      return violations.map(toProblemEntry);
    },
    async answer(request, { status, example, dynamic = false, seed }) {
      const mediaTypes = acceptedMediaTypes(request, status);
      const result = await ask(
        request,
        { checkSecurity: false, validateRequest: false },
        {
          code: statusHolding(toPrismOperation(request.operation), status, example),
          dynamic,
          ...(example !== undefined && { exampleKey: example }),
          ...(seed !== undefined && { seed }),
          ...(mediaTypes && { mediaTypes }),
        },
      );
      if (result._tag === "Left") throw result.left;
      return toEngineAnswer(result.right.output, request.operation, status);
    },
    namedExamples: (operation) =>
      toPrismOperation(operation).responses.flatMap(({ code, contents }) =>
        (contents ?? []).flatMap(({ mediaType, examples = [] }) =>
          examples.map((example) => ({
            name: example.key,
            status: /^\d+$/.test(code) ? Number(code) : statusInside(example),
            mediaType,
          })),
        ),
      ),
    parameterExamples(operation) {
      const parameters = toPrismOperation(operation).request?.path ?? [];
      return Object.fromEntries(
        parameters.flatMap(({ name, examples }) => {
          const example = examples?.[0];
          return example && "value" in example ? [[name, String(example.value)]] : [];
        }),
      );
    },
  };
}

/** Prism looks into `default` only for a status that is not documented, also for an example that only `default` has. */
function statusHolding({ responses }: PrismOperation, status: number, example: string | undefined): number {
  const holds = (code: string) =>
    responses
      .find((response) => response.code === code)
      ?.contents?.some(({ examples = [] }) => examples.some(({ key }) => key === example));
  if (example === undefined || holds(String(status)) || !holds("default")) return status;
  const documented = responses.map(({ code }) => code);
  return [status, 418, 419, 420].find((free) => !documented.includes(String(free))) ?? status;
}

/** How many items a list of random values has at most, unless it needs more. */
const longestList = 3;

/** Reads Prism's operations of a copy, because Prism puts references in place. */
function readOperations(document: object): Promise<PrismOperation[]> {
  return getHttpOperationsFromSpec(structuredClone(document));
}

/**
 * The document with a pattern and a default for each URI, because Prism makes words of URIs that are none, and with short lists:
 * lists within lists, each as long as it may be, take minutes and megabytes.
 */
function withSimpleAnswers(value: object): object {
  const copy = structuredClone(value) as Node;
  const mend = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const schema = node as Node;
    if (schema["type"] === "string" && schema["format"] === "uri") {
      delete schema["format"];
      schema["pattern"] = "^https://[a-z]{4,12}\\.example/[a-z]{4,12}$";
      schema["default"] ??= "https://lectern.example/page";
    }
    // Prism's random numbers know no limit that they may not reach.
    const { exclusiveMinimum, maximum = Infinity } = schema as {
      exclusiveMinimum?: unknown;
      maximum?: number;
    };
    if (typeof exclusiveMinimum === "number" && exclusiveMinimum + 1 <= maximum) {
      delete schema["exclusiveMinimum"];
      schema["minimum"] ??= exclusiveMinimum + 1;
    }
    if (schema["type"] === "array") {
      const { minItems = 0, maxItems = longestList } = schema as { minItems?: number; maxItems?: number };
      schema["maxItems"] = Math.max(minItems, Math.min(maxItems, longestList));
    }
    for (const child of Object.values(schema)) mend(child);
  };
  mend(copy);
  return copy;
}

/** Always a new object: Prism writes into the one it gets. */
function toConfig(checks: Checks, mock: IHttpOperationConfig = { dynamic: false }): IHttpConfig {
  return {
    ...checks,
    mock,
    validateResponse: false,
    errors: false,
    isProxy: false,
    upstreamProxy: undefined,
  };
}

/** Only where there is a choice: elsewhere Prism would answer 406, or another status than the one asked for. */
function acceptedMediaTypes({ operation, headers }: EngineRequest, status: number): string[] | undefined {
  const offered = Object.keys(responseFor(operation, status)?.content ?? {});
  const accept = headers["accept"];
  return accept !== undefined && offered.length > 1 ? [...accept.split(","), "*/*;q=0.001"] : undefined;
}

function toEngineAnswer(
  output: { readonly headers?: Node; readonly body?: unknown },
  operation: ContractOperation,
  status: number,
): EngineAnswer {
  const headers = Object.entries(output.headers ?? {}).filter(([, value]) => value !== null);
  const contentType = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const isEmpty = Object.keys(responseFor(operation, status)?.content ?? {}).length === 0;
  return {
    headers: Object.fromEntries(
      headers
        .filter(([name]) => name.toLowerCase() !== "content-type")
        .map(([name, value]) => [name, String(value)]),
    ),
    mediaType: isEmpty ? undefined : String(contentType),
    body: output.body,
  };
}

function statusInside(example: object): number {
  const value = "value" in example ? (example.value as Node | null) : null;
  return Number(value?.["status"] ?? 500);
}

/** Prism's "Request body property prompt must …" at ["body", "prompt"] becomes "must …" at "/body/prompt". */
function toProblemEntry({ path = ["body"], message }: Violation): ProblemEntry {
  const [place = "body", ...rest] = path;
  const what = place === "body" ? "property" : "parameter";
  const prefix = `Request ${place} ${rest.length > 0 ? `${what} ${rest.join(".")} ` : ""}`;
  return {
    pointer: `/${path.join("/")}`,
    message: message.startsWith(prefix) ? message.slice(prefix.length) : message,
  };
}

function createPrismLogger(log: WriteLine | undefined): PrismHttpComponents["logger"] {
  const ignore = () => {};
  const write = (...parts: readonly unknown[]) => {
    const message = parts.find((part) => typeof part === "string");
    if (typeof message === "string") log?.(`  prism: ${message}`);
  };
  const logger = {
    trace: ignore,
    debug: ignore,
    info: ignore,
    success: ignore,
    warn: write,
    error: write,
    fatal: write,
    child: () => logger,
  };
  return logger as unknown as PrismHttpComponents["logger"]; // Prism asks for pino and calls no more than this
}
