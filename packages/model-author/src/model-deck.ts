/** One point of a slide, as a model writes it. */
export interface ModelItem {
  /** What stands before the text: a date, a figure, a name, a sign. */
  readonly label: string;
  readonly text: string;
  /** The column or the option that the point belongs to. */
  readonly group: string;
}

/** One slide, as a model writes it: the same fields for every kind, empty where there is nothing to say. */
export interface ModelSlide {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly ModelItem[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly form: string;
  readonly notes: string;
}

/** A deck, as a model writes it. */
export interface ModelDeck {
  readonly title: string;
  readonly slides: readonly ModelSlide[];
}
