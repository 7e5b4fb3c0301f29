import type { SlideCount } from "@lectern/authoring";
import type { JSONSchema7 } from "ai";
import { flatKinds } from "../slides/flat-slide.ts";
import { createSlideSchema } from "../slides/slide-schema.ts";

/**
 * How much of a schema an endpoint takes: with limits on lengths, which keep weak models from running on, or without
 * them, as OpenAI's strict mode wants it; with a shape for each kind of slide, or with one flat shape for all; or none.
 */
export type SchemaForm = "limited" | "plain" | "flatLimited" | "flat" | "none";

/** Says whether every kind of slide has the same fields in this form. */
export function isFlatForm(form: SchemaForm): boolean {
  return form === "flat" || form === "flatLimited";
}

/** The schema of one answer, in the form that an endpoint takes. */
export type AnswerSchema = (form: Exclude<SchemaForm, "none">) => JSONSchema7;

const chartForms = ["bar", "column", "stackedBar", "stackedColumn", "line", "pie", "doughnut"] as const;

const mostSlides = 40;

/** What the shape of a deck depends on. */
export interface DeckSchemaOptions {
  readonly slideCount: SlideCount | undefined;
  /** How many slides for questions may come beside them; none if left out. */
  readonly backupCount?: number;
  /** True where it is flat in every form. */
  readonly isFlat?: boolean;
  /** The names of the looks to choose from; none if left out. */
  readonly looks?: readonly string[];
}

/**
 * Returns the shape in which a model writes a deck: what each kind of slide can say or, where the form or the caller wants
 * it flat, the same fields for all, so that small models cope. With limits, it holds them to the number of slides as well, with so many more for questions.
 */
export function createDeckSchema({
  slideCount: wish,
  backupCount = 0,
  isFlat = false,
  looks = [],
}: DeckSchemaOptions): AnswerSchema {
  const asked = Math.min(wish?.most ?? mostSlides, mostSlides);
  const most = Math.min(asked + backupCount, mostSlides);
  const least = wish?.bound === "exactly" ? asked : Math.min(3, asked);
  return (form) => {
    const { text, list, object } = createParts(form);
    const title = text(120, "title of the deck");
    if (isFlat || isFlatForm(form))
      return object({ title, slides: list(createFlatSlide(form), most, least) });
    // What a writer has said to itself first, it keeps to: fields stand in the order in which they are written.
    return object({
      title,
      message: text(240, "the one sentence to remember"),
      ask: text(240, "what is wanted of whom by when; else empty"),
      ...(looks.length > 0 && { look: { type: "string", enum: [...looks, ""] } }),
      picture: text(30, "the one thing to draw on the cover, in English; else empty"),
      plan: list(text(160, "the finding of this slide and what proves it"), most),
      slides: list(createSlideSchema(isLimited(form)), most, least),
    });
  };
}

function createFlatSlide(form: Exclude<SchemaForm, "none">): JSONSchema7 {
  const { text, list, object } = createParts(form);
  const item = object({
    label: text(80, "date, figure, name of a step or card, person, + or -; else empty"),
    text: text(240, "one point, at most 20 words"),
    group: text(80, "column or option that it belongs to; else empty"),
  });
  return object({
    kind: { type: "string", enum: [...flatKinds] },
    title: text(120, "what the slide says, as a statement of at most 12 words"),
    text: text(1_000, "subtitle, summary, quotation, code, or what a chart shows; else empty"),
    items: list(item, 10),
    columns: list(text(80, "heading of a table's column, or name of a chart's series"), 8),
    rows: list(list(text(100, "cell"), 8), 16),
    form: { type: "string", enum: [...chartForms, "none"] },
    notes: text(800, "what the speaker says"),
  });
}

/** What a model picks out of one part of a text that is too long for it. */
export const pointsSchema: AnswerSchema = (form) => {
  const { text, list, object } = createParts(form);
  return object({ heading: text(160, "what the part is about"), points: list(text(400, "one point"), 24) });
};

function isLimited(form: SchemaForm): boolean {
  return form === "limited" || form === "flatLimited";
}

function createParts(form: Exclude<SchemaForm, "none">) {
  const hasLimits = isLimited(form);
  return {
    text: (maxLength: number, description: string): JSONSchema7 => ({
      type: "string",
      description,
      ...(hasLimits && { maxLength }),
    }),
    list: (items: JSONSchema7, maxItems: number, minItems = 0): JSONSchema7 => ({
      type: "array",
      items,
      ...(hasLimits && { maxItems, minItems }),
    }),
    // Every field is required, for OpenAI's strict mode knows no other way.
    object: (properties: Readonly<Record<string, JSONSchema7>>): JSONSchema7 => ({
      type: "object",
      properties: { ...properties },
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  };
}
