import { createSlideSchema, exampleOutline } from "@lectern/model-author/outline-form";

/** Something that an assistant can read. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: "application/json";
  /** Returns its text. */
  readonly read: () => string;
}

/** Returns what assistants can read: the slides' JSON schema, a whole deck, and a slide of each kind. */
export function createResources(): readonly Resource[] {
  return [
    toResource("schema/slide", "The JSON schema of a slide, with all kinds and limits", () =>
      createSlideSchema(true),
    ),
    toResource("examples/deck", "A whole deck, as create_presentation takes it", () => exampleOutline),
    ...exampleOutline.slides.map((slide) =>
      toResource(`examples/${slide.kind}`, `A slide of the kind ${slide.kind}`, () => slide),
    ),
  ];
}

function toResource(path: string, description: string, read: () => object): Resource {
  return {
    uri: `lectern://${path}`,
    name: path,
    description,
    mimeType: "application/json",
    read: () => JSON.stringify(read(), null, 1),
  };
}
