import { createOutline, directionOf, type Outline, type OutlineSlide } from "@lectern/deck";

/** One deck of the gallery: what it says and the look that it is shown in. */
export interface Example {
  /** In kebab case: the name of its file in `outlines/`, and of the file that is rendered. */
  readonly name: string;
  /** The name of a look of the built-in theme. */
  readonly look: string;
  readonly outline: Outline;
}

/** What an example is made from; the direction follows from the language. */
export interface ExampleInput {
  readonly name: string;
  readonly look: string;
  readonly title: string;
  readonly language: string;
  readonly slides: readonly OutlineSlide[];
}

/** Returns an example with its outline checked; throws an OutlineError where it breaks an invariant. */
export function createExample({ name, look, title, language, slides }: ExampleInput): Example {
  const direction = directionOf(language);
  return { name, look, outline: createOutline({ title, language, direction, slides }) };
}
