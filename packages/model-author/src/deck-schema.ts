import type { SlideCount } from "@lectern/authoring";
import { slideKinds } from "@lectern/deck";
import type { JSONSchema7 } from "ai";

/**
 * How much of a schema an endpoint takes: with limits on lengths, which keep weak models from running on, without
 * them, as OpenAI's strict mode wants it, or none at all.
 */
export type SchemaForm = "limited" | "plain" | "none";

/** The schema of one answer, in the form that an endpoint takes. */
export type AnswerSchema = (form: Exclude<SchemaForm, "none">) => JSONSchema7;

const chartForms = ["bar", "column", "stackedBar", "stackedColumn", "line", "pie", "doughnut"] as const;

const mostSlides = 40;

/**
 * Returns the flat shape in which a model writes a deck: every kind of slide has the same fields, so that small models
 * cope. With limits, it holds them to the number of slides as well.
 */
export function createDeckSchema(wish: SlideCount | undefined): AnswerSchema {
  const more = wish?.bound === "about" ? 1.2 : 1;
  const asked = Math.min(Math.floor((wish?.count ?? mostSlides) * more), mostSlides);
  return (form) => describeDeck(form, wish?.bound === "exactly" ? asked : Math.min(3, asked), asked);
}

function describeDeck(
  form: Exclude<SchemaForm, "none">,
  leastSlides: number,
  mostOfThem: number,
): JSONSchema7 {
  const { text, list, object } = createParts(form);
  const item = object({
    label: text(80, "date, figure, name of a step or card, person, + or -; else empty"),
    text: text(240, "one point, at most 20 words"),
    group: text(80, "column or option that it belongs to; else empty"),
  });
  const slide = object({
    kind: { type: "string", enum: [...slideKinds] },
    title: text(120, "what the slide says, as a statement of at most 12 words"),
    text: text(1_000, "subtitle, summary, quotation, code, or what a chart shows; else empty"),
    items: list(item, 10),
    columns: list(text(80, "heading of a table's column, or name of a chart's series"), 8),
    rows: list(list(text(100, "cell"), 8), 16),
    form: { type: "string", enum: [...chartForms, "none"] },
    notes: text(800, "what the speaker says"),
  });
  return object({ title: text(120, "title of the deck"), slides: list(slide, mostOfThem, leastSlides) });
}

/** What a model picks out of one part of a text that is too long for it. */
export const pointsSchema: AnswerSchema = (form) => {
  const { text, list, object } = createParts(form);
  return object({ heading: text(160, "what the part is about"), points: list(text(400, "one point"), 24) });
};

function createParts(form: Exclude<SchemaForm, "none">) {
  const isLimited = form === "limited";
  return {
    text: (maxLength: number, description: string): JSONSchema7 => ({
      type: "string",
      description,
      ...(isLimited && { maxLength }),
    }),
    list: (items: JSONSchema7, maxItems: number, minItems = 0): JSONSchema7 => ({
      type: "array",
      items,
      ...(isLimited && { maxItems, minItems }),
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
