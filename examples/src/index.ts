export { createExample, type Example, type ExampleInput } from "./example.ts";
export { gallery } from "./gallery.ts";
