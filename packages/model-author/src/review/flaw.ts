/** Something on a slide that is no error of form, but that nobody wants to show. */
export interface Flaw {
  /** The slide's place in what was reviewed, counted from 0. */
  readonly slide: number;
  /** Where on the slide: "/events/0/date"; empty for the whole slide. */
  readonly pointer: string;
  /** What was expected and what came, for the model. */
  readonly message: string;
  /** The same as it stands in the report, after the slide's number: 'holds the placeholder "TBD"'. */
  readonly told: string;
}
