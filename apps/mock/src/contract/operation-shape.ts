import type { ContractMedia, ContractOperation, ContractResponse, JsonSchema } from "@lectern/spec";

/** The status that an operation answers when all is well: its lowest 2xx, else its lowest 3xx, else its first. */
export function successStatus(operation: ContractOperation): number {
  const statuses = Object.keys(operation.responses)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => a - b);
  const inClass = (hundreds: number) => statuses.find((status) => Math.floor(status / 100) === hundreds);
  return inClass(2) ?? inClass(3) ?? statuses[0] ?? 200;
}

/** What an operation answers with a status: as documented for it, else the `default`, else undefined. */
export function responseFor(operation: ContractOperation, status: number): ContractResponse | undefined {
  return operation.responses[String(status)] ?? operation.responses["default"];
}

/** Whether an operation may answer with a status: documented, or an error that its `default` covers. */
export function isPossibleStatus(operation: ContractOperation, status: number): boolean {
  if (String(status) in operation.responses) return true;
  return "default" in operation.responses && status >= 400 && status <= 599;
}

/** The type and subtype of a media type in lower case, without parameters; undefined if it is not one. */
export function mediaTypeEssence(mediaType: string): string | undefined {
  const essence = mediaType.split(";", 1)[0]?.trim().toLowerCase();
  return essence !== undefined && /^[^\s/,]+\/[^\s/,]+$/.test(essence) ? essence : undefined;
}

/** Whether a media type is JSON: `application/json` or a `+json` one. */
export function isJsonMediaType(mediaType: string): boolean {
  const essence = mediaTypeEssence(mediaType);
  return essence === "application/json" || essence?.endsWith("+json") === true;
}

/** Whether a body is a file: a `format: binary` string, or neither JSON nor text and without a typed schema. */
export function isBinaryMedia(mediaType: string, media: ContractMedia): boolean {
  if (media.schema["format"] === "binary") return true;
  return !isJsonMediaType(mediaType) && !mediaType.startsWith("text/") && !("type" in media.schema);
}

/** The schema of the JSON body of the operation's success; undefined where that body is empty or not JSON. */
export function successSchema(operation: ContractOperation): JsonSchema | undefined {
  const content = responseFor(operation, successStatus(operation))?.content ?? {};
  return Object.entries(content).find(([mediaType]) => isJsonMediaType(mediaType))?.[1].schema;
}

/** The properties that a schema names, by name; none for a schema that is no object's. */
export function schemaProperties(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  return (schema?.["properties"] ?? {}) as Record<string, JsonSchema>;
}
