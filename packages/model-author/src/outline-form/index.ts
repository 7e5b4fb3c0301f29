export { describeSlideRules } from "../request/instructions.ts";
export { describeKinds } from "../slides/describe-fields.ts";
export { iconNames } from "../slides/icon-names.ts";
export { createLooseSlideSchema, createSlideSchema } from "../slides/slide-schema.ts";
export { exampleOutline } from "./example-outline.ts";
export { type OutlineForm, type ReadForm, readOutlineForm, readSlideForm } from "./read-outline-form.ts";
export { writeSlideFields } from "./write-slide-fields.ts";
