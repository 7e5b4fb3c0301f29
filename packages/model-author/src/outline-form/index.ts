// What assistants are told, and how slides are written for them; what reads is an entry of its own, for it loads the author.
export { describeSlideRules } from "../request/instructions.ts";
export { describeKinds } from "../slides/describe-fields.ts";
export { iconNames } from "../slides/icon-names.ts";
export { createLooseSlideSchema, createSlideSchema } from "../slides/slide-schema.ts";
export { exampleOutline } from "./example-outline.ts";
export type { OutlineForm, ReadForm, SlideChange } from "./read-outline-form.ts";
export { writeSlideFields } from "./write-slide-fields.ts";
