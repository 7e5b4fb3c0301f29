import { describe, expect, test } from "vitest";
import { type ContractOperation, readContract } from "./index.ts";

// The rows below are the tables of the interface that the service was commissioned with. They are typed here by
// hand, on purpose: the contract may add to them, marked as an addition, but may not drift from them.

const contract = readContract();
const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

function operation(operationId: string): ContractOperation {
  const found = contract.operations.find((candidate) => candidate.operationId === operationId);
  if (!found) throw new Error(`The contract has no operation ${operationId}.`);
  return found;
}

test("the contract carries the version label 0.1.0", () => {
  expect(contract.version).toBe("0.1.0");
});

describe("endpoints", () => {
  test.each([
    ["generatePresentation", "post", "/v1/presentations/generate"],
    ["getPresentation", "get", "/v1/presentations/{id}"],
    ["deletePresentation", "delete", "/v1/presentations/{id}"],
    ["downloadPresentation", "get", "/v1/presentations/{id}/download"],
    ["embedPresentation", "get", "/v1/presentations/{id}/embed"],
    ["listTemplates", "get", "/v1/templates"],
  ])("%s is %s %s", (operationId, method, path) => {
    expect(operation(operationId)).toMatchObject({ method, path });
  });

  test("every other operation is marked as an addition", () => {
    const paths = contract.document["paths"] as Record<string, Record<string, Record<string, unknown>>>;
    const additions = contract.operations.filter(
      ({ method, path }) => paths[path]?.[method]?.["x-addition"] === true,
    );
    expect(additions.map(({ operationId }) => operationId)).toEqual([
      "composeOutline",
      "drawOutline",
      "listPresentations",
      "createPresentation",
      "getPresentationReport",
      "getSlidePicture",
      "getPresentationOutline",
      "putPresentationOutline",
      "listPresentationVersions",
      "getPresentationVersion",
      "uploadTemplate",
      "getTemplate",
      "deleteTemplate",
    ]);
    expect(contract.operations.length - additions.length).toBe(6);
  });

  test("every path is under /v1", () => {
    for (const { path } of contract.operations) expect(path).toMatch(/^\/v1\//);
  });

  test.each(["getPresentation", "deletePresentation", "downloadPresentation", "embedPresentation"])(
    "%s takes the id as a required string and no body",
    (operationId) => {
      const { parameters, requestBody } = operation(operationId);
      expect(parameters).toMatchObject([
        { name: "id", in: "path", required: true, schema: { type: "string" } },
      ]);
      expect(requestBody).toBeUndefined();
    },
  );

  test("listTemplates takes no body and no parameters", () => {
    expect(operation("listTemplates").parameters).toEqual([]);
    expect(operation("listTemplates").requestBody).toBeUndefined();
  });
});

describe("resources", () => {
  test.each([
    ["Presentation", "id", "string", undefined],
    ["Presentation", "embed", "string", "uri"],
    ["Presentation", "download", "string", "uri"],
    ["PresentationEmbed", "location", "string", "uri"],
    ["Template", "id", "string", undefined],
    ["Template", "createdAt", "string", "date-time"],
  ])("%s.%s is a required %s", (schema, field, type, format) => {
    const definition = contract.schemas[schema] as { required: string[]; properties: Record<string, object> };
    expect(definition.required).toContain(field);
    expect(definition.properties[field]).toMatchObject(format ? { type, format } : { type });
  });

  test.each([
    ["Presentation", ["id", "embed", "download"]],
    ["PresentationEmbed", ["location"]],
    ["Template", ["id", "createdAt"]],
    ["GeneratePresentation", ["prompt", "templateId"]],
  ])("%s has no other fields than %j", (schema, fields) => {
    expect(Object.keys(contract.schemas[schema]?.["properties"] as object)).toEqual(fields);
    expect(contract.schemas[schema]).toMatchObject({ type: "object", additionalProperties: false });
  });

  test("the prompt is required, 5 to 64000 characters; the template is optional", () => {
    expect(contract.schemas["GeneratePresentation"]).toMatchObject({
      required: ["prompt"],
      properties: {
        prompt: { type: "string", minLength: 5, maxLength: 64000 },
        templateId: { type: "string" },
      },
    });
  });
});

describe("bodies", () => {
  test("generate takes JSON of type GeneratePresentation", () => {
    expect(operation("generatePresentation").requestBody).toMatchObject({
      required: true,
      content: { "application/json": { schema: contract.schemas["GeneratePresentation"] } },
    });
  });

  test.each([
    ["generatePresentation", "200", "application/json", "Presentation"],
    ["getPresentation", "200", "application/json", "Presentation"],
    ["embedPresentation", "307", "application/json", "PresentationEmbed"],
  ])("%s answers %s with %s of type %s", (operationId, status, mediaType, schema) => {
    const content = operation(operationId).responses[status]?.content ?? {};
    expect(Object.keys(content)[0]).toBe(mediaType);
    expect(content[mediaType]?.schema).toEqual(contract.schemas[schema]);
  });

  test("every other media type of an answer is marked as an addition, and comes second", () => {
    const paths = contract.document["paths"] as Record<string, Record<string, { responses: object }>>;
    const others = contract.operations.flatMap(({ operationId, path, method, responses }) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.keys(content)
          .slice(1)
          .map((mediaType) => ({
            operationId,
            status,
            mediaType,
            ...markOf(path, method, status, mediaType),
          })),
      ),
    );
    function markOf(path: string, method: string, status: string, mediaType: string) {
      const responses = paths[path]?.[method]?.responses as Record<
        string,
        { $ref?: string; content: Record<string, object> }
      >;
      const shared = (contract.document["components"] as { responses: typeof responses }).responses;
      const response = responses[status];
      const name = response?.$ref?.replace("#/components/responses/", "");
      return { own: (name === undefined ? response : shared[name])?.content[mediaType] };
    }
    expect(others).toMatchObject([
      {
        operationId: "generatePresentation",
        status: "200",
        mediaType: "text/event-stream",
        own: { "x-addition": true },
      },
      ...["drawOutline", "getSlidePicture"].map((operationId) => ({
        ...{ operationId, status: "200", mediaType: "image/png" },
        own: { "x-addition": true },
      })),
    ]);
  });

  test("download answers 200 with a binary presentation file", () => {
    const content = operation("downloadPresentation").responses["200"]?.content ?? {};
    expect(Object.keys(content)).toEqual([pptx]);
    expect(content[pptx]?.schema).toMatchObject({ type: "string", format: "binary" });
  });

  test("listTemplates answers 200 with an array of Template", () => {
    expect(operation("listTemplates").responses["200"]?.content["application/json"]?.schema).toEqual({
      type: "array",
      items: contract.schemas["Template"],
    });
  });
});

describe("statuses", () => {
  test.each([
    ["generatePresentation", ["200", "400", "500"]],
    ["getPresentation", ["200", "404", "500"]],
    ["deletePresentation", ["200", "404", "500"]],
    ["downloadPresentation", ["200", "400", "500"]],
    ["embedPresentation", ["307", "400", "500"]],
    ["listTemplates", ["200"]],
  ])("%s documents %j", (operationId, statuses) => {
    expect(Object.keys(operation(operationId).responses)).toEqual(expect.arrayContaining(statuses));
  });

  // The interface leaves open what a missing token and everything else answer; these two are our decisions.
  test("every operation documents 401, 500 and, for anything else, a default problem", () => {
    for (const { operationId, responses } of contract.operations) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["401", "500", "default"]));
    }
  });

  test("every error is a problem document", () => {
    for (const { operationId, responses } of contract.operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (/^[23]/.test(status)) continue;
        expect(content, `${operationId} ${status}`).toMatchObject({
          "application/problem+json": { schema: contract.schemas["Problem"] },
        });
      }
    }
  });
});

describe("authentication", () => {
  test("every operation takes the bearer token", () => {
    for (const { operationId, security } of contract.operations)
      expect(security, operationId).toContain("bearerAuth");
    expect(contract.document).toMatchObject({
      components: { securitySchemes: { bearerAuth: { type: "http", scheme: "bearer" } } },
    });
  });

  test("only download and embed also take a signed link", () => {
    const bare = contract.operations.filter(({ security }) => security.includes("signedLink"));
    expect(bare.map(({ operationId }) => operationId)).toEqual(["downloadPresentation", "embedPresentation"]);
  });
});

test("every request and response body that is JSON has an example", () => {
  for (const { operationId, requestBody, responses } of contract.operations) {
    const bodies = [requestBody?.content ?? {}, ...Object.values(responses).map(({ content }) => content)];
    for (const [mediaType, { examples }] of bodies.flatMap((content) => Object.entries(content))) {
      if (mediaType.endsWith("json"))
        expect(examples.length, `${operationId} ${mediaType}`).toBeGreaterThan(0);
    }
  }
});
