import { readContract } from "@lectern/spec";
import { looks } from "@lectern/theme";

/** What the page takes from the contract and from the built-in theme, as replacements for Vite, so that nobody types it twice. */
export function readPageConstants(): Record<string, string> {
  return {
    __PROMPT_LIMITS__: JSON.stringify(readPromptLimits()),
    __BUILT_IN_LOOKS__: JSON.stringify(
      looks.map(({ name, description, palette }) => ({
        name,
        description,
        colors: {
          field: `#${palette.dk2}`,
          accents: [palette.accent1, palette.accent2, palette.accent4].map((color) => `#${color}`),
        },
      })),
    ),
  };
}

function readPromptLimits(): { readonly minimum: number; readonly maximum: number } {
  const operation = readContract().operations.find(
    ({ operationId }) => operationId === "generatePresentation",
  );
  const schema = operation?.requestBody?.content["application/json"]?.schema as
    | { readonly properties: { readonly prompt: { readonly minLength: number; readonly maxLength: number } } }
    | undefined;
  if (schema === undefined)
    throw new Error("The contract was expected to have generatePresentation with a JSON body.");
  const { minLength, maxLength } = schema.properties.prompt;
  return { minimum: minLength, maximum: maxLength };
}
