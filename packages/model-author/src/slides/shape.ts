/** What one field of a slide holds. What is not needed may be empty: "", [], false, "none" or null. */
export type Shape = TextShape | FlagShape | ChoiceShape | NumberShape | PlaceShape | ListShape | RecordShape;

interface AnyShape {
  readonly isNeeded?: true;
  /** What to write, for the model. */
  readonly says?: string;
}

/** A text: one line, one line with marks for bold, italic, code and links, several lines, lines of a program, or a thing's English name. */
export interface TextShape extends AnyShape {
  readonly kind: "text";
  readonly form: "line" | "rich" | "lines" | "code" | "noun";
  /** The most characters that the schema allows. */
  readonly most: number;
  /** The most that the outline takes. */
  readonly limit: number;
}

/** True or false. */
export interface FlagShape extends AnyShape {
  readonly kind: "flag";
}

/** One of a few words. */
export interface ChoiceShape extends AnyShape {
  readonly kind: "choice";
  readonly of: readonly string[];
  /** Whether a model may write another name in kebab case there; an assistant, who is told of what is amiss, may not. */
  readonly isOpen?: true;
}

/** A number, or null. */
export interface NumberShape extends AnyShape {
  readonly kind: "number";
  readonly isWhole: boolean;
}

/** One of the texts of a list beside it, by its words; the outline has its place, counted from 0. */
export interface PlaceShape extends AnyShape {
  readonly kind: "place";
  readonly list: string;
}

/** A list of things of one shape. */
export interface ListShape extends AnyShape {
  readonly kind: "list";
  readonly of: Shape;
  readonly most: number;
}

/** A thing with named fields. */
export interface RecordShape extends AnyShape {
  readonly kind: "record";
  /** What `packages/deck` calls it. */
  readonly name: string;
  readonly fields: Readonly<Record<string, Shape>>;
}

/** A shape for every field that a type has: one that is added to the type does not compile until it has one. */
export type FieldsOf<Type> = { readonly [Name in Exclude<keyof Type, "kind">]-?: Shape };

/** Returns a shape that must not be empty. */
export function needed<Kind extends Shape>(shape: Kind): Kind {
  return { ...shape, isNeeded: true };
}

/** Returns a shape with what to write in it, for the model. */
export function saying<Kind extends Shape>(says: string, shape: Kind): Kind {
  return { ...shape, says };
}

/** Returns the shape of a text: so many characters by the schema, so many by the outline. */
export function text(
  form: TextShape["form"],
  { most, limit }: { readonly most: number; readonly limit: number },
  says?: string,
): TextShape {
  return { kind: "text", form, most, limit, ...(says !== undefined && { says }) };
}

/** Returns the shape of true or false. */
export function flag(says: string): FlagShape {
  return { kind: "flag", says };
}

/** Returns the shape of one of a few words. */
export function choice(of: readonly string[], says?: string): ChoiceShape {
  return { kind: "choice", of, ...(says !== undefined && { says }) };
}

/** Returns a choice in which another name may stand, in kebab case. */
export function open(shape: ChoiceShape): ChoiceShape {
  return { ...shape, isOpen: true };
}

/** Returns a name in kebab case of what somebody wrote; undefined where it is none, or stands for nothing. */
export function toKebabName(value: unknown): string | undefined {
  const name =
    typeof value === "string"
      ? value
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/gu, "-")
      : "";
  return name !== "none" && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name) && name.length <= longestName
    ? name
    : undefined;
}

/** In characters. */
const longestName = 40;

/** Returns the shape of a list. */
export function list(of: Shape, most: number, says?: string): ListShape {
  return { kind: "list", of, most, ...(says !== undefined && { says }) };
}

/** Returns the shape of one of the deck's types, by its name and with each of its fields. */
export function record<Type>(name: string, fields: FieldsOf<Type>): RecordShape {
  return { kind: "record", name, fields: fields as Readonly<Record<string, Shape>> };
}
