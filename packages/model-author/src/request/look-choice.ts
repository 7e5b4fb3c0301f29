/** A look that a deck can be drawn in, for a model that chooses one. */
export interface LookChoice {
  /** "harbor". */
  readonly name: string;
  /** Its ground, colours and manner, and how a deck in it feels, in a few words. */
  readonly description: string;
}

/** Returns the part of the instructions that has a model choose a look, or nothing where there is none to choose. */
export function describeLooks(looks: readonly LookChoice[]): string {
  if (looks.length === 0) return "";
  const lines = looks.map(({ name, description }) => `- ${name}: ${description}`);
  return `
look is the name of the one whose manner suits the occasion, the sender and the audience, and all that the text wishes of colours and tone; a quiet one where the matter is grave or the tone modest, and "" only where none is better than another:
${lines.join("\n")}`;
}
