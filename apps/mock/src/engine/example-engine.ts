import type { Contract, ContractOperation } from "@lectern/spec";
import { chooseMediaType } from "@lectern/spec";
import { isJsonObject } from "../contract/json-object.ts";
import { ProblemError } from "../contract/problems.ts";
import type { AnswerWish, Engine, EngineAnswer, EngineRequest, NamedExample } from "./engine.ts";
import { findSchemaFaults } from "./find-schema-faults.ts";

type Node = Readonly<Record<string, unknown>>;

interface Example extends NamedExample {
  readonly value: unknown;
}

/** Creates an engine that answers with the contract's examples, anywhere JavaScript runs; it knows no random values. */
export function createExampleEngine({ document }: Contract): Engine {
  const readNode = (value: unknown): Node => toNode(document, value);

  function rawOperation({ path, method }: ContractOperation): Node {
    const item = readNode(readNode(document["paths"])[path]);
    const parameters = [item, readNode(item[method])].flatMap(
      (node) => (node["parameters"] ?? []) as unknown[],
    );
    return { ...readNode(item[method]), parameters };
  }

  function listExamples(operation: ContractOperation): readonly Example[] {
    return Object.entries(readNode(rawOperation(operation)["responses"])).flatMap(([code, response]) =>
      Object.entries(readNode(readNode(response)["content"])).flatMap(([mediaType, media]) =>
        Object.entries(readNode(readNode(media)["examples"])).map(([name, example]) => {
          const { value } = readNode(example);
          return { name, mediaType, value, status: /^\d+$/.test(code) ? Number(code) : statusInside(value) };
        }),
      ),
    );
  }

  function readHeaders(operation: ContractOperation, status: number): Record<string, string> {
    const responses = readNode(rawOperation(operation)["responses"]);
    const { headers } = readNode(responses[String(status)] ?? responses["default"]);
    return Object.fromEntries(
      Object.entries(readNode(headers)).flatMap(([name, header]) => {
        const { example } = readNode(header);
        return example === undefined ? [] : [[name, String(example)]];
      }),
    );
  }

  return {
    isAuthorized: async ({ operation, query, headers }) => {
      const schemes = readNode(readNode(document["components"])["securitySchemes"]);
      const brings = (scheme: string) => isBrought(readNode(schemes[scheme]), { query, headers });
      return operation.security.length === 0 || operation.security.some(brings);
    },
    findFaults: async (request) => findSchemaFaults(request),
    answer: async (request, wish) => {
      const { operation } = request;
      return toAnswer(request, wish, listExamples(operation), readHeaders(operation, wish.status));
    },
    namedExamples: listExamples,
    parameterExamples(operation) {
      const parameters = (rawOperation(operation)["parameters"] as unknown[]).map(readNode);
      const named = parameters.filter((parameter) => parameter["in"] === "path" && "example" in parameter);
      return Object.fromEntries(named.map(({ name, example }) => [String(name), String(example)]));
    },
  };
}

/** An object of the document, followed where it is a reference; an empty one where there is none. */
function toNode(document: Node, value: unknown): Node {
  if (!isJsonObject(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== "string") return value;
  const parts = $ref.replace(/^#\//, "").split("/");
  return toNode(
    document,
    parts.reduce<unknown>((place, part) => toNode(document, place)[part], document),
  );
}

function statusInside(value: unknown): number {
  return isJsonObject(value) ? Number(value["status"] ?? 500) : 500;
}

function isBrought(scheme: Node, { query, headers }: Pick<EngineRequest, "query" | "headers">): boolean {
  if (scheme["type"] === "http") return /^bearer \S/i.test(headers["authorization"] ?? "");
  const name = String(scheme["name"]);
  return scheme["in"] === "query" ? Boolean(query[name]) : name.toLowerCase() in headers;
}

function toAnswer(
  { operation, headers: { accept } }: EngineRequest,
  { status, example, dynamic }: AnswerWish,
  examples: readonly Example[],
  headers: Readonly<Record<string, string>>,
): EngineAnswer {
  if (dynamic) {
    const message = "random values are only with startMock(); there is none here";
    throw new ProblemError(400, { detail: `The preference cannot be met: ${message}.` });
  }
  const { content = {} } = operation.responses[String(status)] ?? operation.responses["default"] ?? {};
  const mediaTypes = Object.keys(content);
  const fitting = examples.filter(
    (candidate) => candidate.status === status || !(status in operation.responses),
  );
  const found = fitting.filter(({ name }) => example === undefined || name === example);
  const mediaType =
    example === undefined ? (chooseMediaType(accept, mediaTypes) ?? mediaTypes[0]) : found[0]?.mediaType;
  const body =
    found.find((candidate) => candidate.mediaType === mediaType && candidate.status === status) ??
    found.find((candidate) => candidate.mediaType === mediaType);
  return { headers, mediaType, body: structuredClone(body?.value) };
}
