import type { Contract, ContractOperation } from "@lectern/spec";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Says in what an answer departs from the contract: status, media type, body, required headers. Empty: in nothing. */
export type FindDepartures = (operation: ContractOperation, response: Response) => Promise<readonly string[]>;

/** Creates the checker of a contract's answers; it shares nothing with what makes them. */
export function createContractChecker(contract: Contract): FindDepartures {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<object, ValidateFunction>();
  const validate = (schema: object, value: unknown): readonly string[] => {
    const check = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, check);
    return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  const problemSchema = contract.schemas["Problem"] ?? {};

  return async (operation, response) => {
    const { status, headers } = response;
    const documented = operation.responses[String(status)] ?? operation.responses["default"];
    if (!documented) return [`status ${status} is not documented`];
    const departures: string[] = [];
    for (const [name, { required, schema }] of Object.entries(documented.headers)) {
      const value = headers.get(name);
      if (value === null && required) departures.push(`the header ${name} is missing`);
      if (value !== null) {
        const typed = schema["type"] === "integer" ? Number(value) : value;
        departures.push(...validate(schema, typed).map((fault) => `header ${name}: ${fault}`));
      }
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (Object.keys(documented.content).length === 0) {
      return bytes.length === 0
        ? departures
        : [...departures, `${bytes.length} bytes where no body is documented`];
    }
    const mediaType = headers.get("content-type")?.split(";")[0] ?? "";
    const media = documented.content[mediaType];
    if (!media) return [...departures, `the media type ${mediaType} is not documented`];
    if (media.schema["format"] === "binary")
      return bytes.length > 0 ? departures : [...departures, "an empty file"];
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    departures.push(...validate(media.schema, body));
    if (status >= 400) {
      departures.push(...validate(problemSchema, body));
      const { status: inside } = body as { readonly status?: unknown };
      if (inside !== status) departures.push(`the problem says ${inside}, the status line ${status}`);
    }
    return departures;
  };
}
