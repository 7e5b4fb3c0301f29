import type { Contract } from "@lectern/spec";

/** A JSON Schema document of all schemas of a contract, each a property of an object that is none of the interface. */
export function toSchemaDocument({ document }: Contract): object {
  const { schemas } = document["components"] as { readonly schemas: Readonly<Record<string, object>> };
  const local = JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/definitions/");
  const names = Object.keys(schemas);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: JSON.parse(local),
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
  };
}

/** The contract's examples of JSON objects that are of a named schema, with its name. */
export function collectExamples(contract: Contract): readonly { schema: string; value: unknown }[] {
  const names = new Map(
    Object.entries(contract.schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  return contract.operations
    .flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)])
    .flatMap((body) => Object.values(body?.content ?? {}))
    .filter(({ schema }) => schema["type"] === "object")
    .flatMap(({ schema, examples }) => {
      const name = names.get(JSON.stringify(schema));
      return name === undefined ? [] : examples.map((value) => ({ schema: name, value }));
    });
}
