/** What a model wrote between two braces, by whatever names. */
export type Fields = Readonly<Record<string, unknown>>;

/** One point of a slide in the flat schema. */
export interface FlatItem {
  /** What stands before the text: a date, a figure, a name, a sign. */
  readonly label: string;
  readonly text: string;
  /** The column or the option that the point belongs to. */
  readonly group: string;
}

/** One slide in the flat schema: the same fields for every kind, empty where there is nothing to say. */
export interface FlatSlide {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly FlatItem[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly form: string;
  readonly notes: string;
}

/** A deck as a model writes it; every slide in the rich schema, in the flat one, or in one of the model's own. */
export interface ModelDeck {
  readonly title: string;
  /** What it says beforehand is asked of the audience; empty where nothing is, or it was not asked. */
  readonly ask: string;
  /** The name of the look that it chose; empty where it chose none, or had none to choose from. */
  readonly look: string;
  /** What a picture of its subject shows: "" for none, undefined where it says nothing of it. */
  readonly picture?: string;
  readonly slides: readonly Fields[];
}
