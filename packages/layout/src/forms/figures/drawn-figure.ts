import type { Figure } from "@lectern/deck";
import { figureInWords } from "./figure-in-words.ts";
import type { PictureField } from "./figure-picture.ts";

/** A figure with the one of its data that is drawn; its text says the others. */
export interface DrawnFigure {
  readonly figure: Figure;
  /** Left out: it is drawn by nothing but its digits. */
  readonly field?: PictureField | undefined;
}

/** Returns a figure with a picture of the data that say most, its others in words. */
export function withPicture(figure: Figure, language: string): DrawnFigure {
  const field = fieldsOf(figure)[0];
  if (field === undefined) return { figure };
  const { [field]: drawn, ...others } = figure;
  return { figure: { ...figureInWords(others, language), [field]: drawn }, field };
}

/** Returns a figure that says all of its data in words. */
export function withoutPicture(figure: Figure, language: string): DrawnFigure {
  return { figure: figureInWords(figure, language) };
}

/** Returns the data of a figure that pictures can be drawn of, what says most first. */
export function fieldsOf({ share, references = [], series }: Figure): readonly PictureField[] {
  return [
    ...(share ? ["share" as const] : []),
    ...(references.length > 0 ? ["references" as const] : []),
    ...(series ? ["series" as const] : []),
  ];
}
