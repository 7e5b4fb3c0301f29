/** The headers of an answer, read by the names that the contract gives them. */
export interface AnswerHeaders<Always extends string, Sometimes extends string> extends Omit<Headers, "get"> {
  /** Always there. */
  get(name: Always): string;
  /** `null` where it is not there. */
  get(name: Sometimes | "Lectern-Contract"): string | null;
}

/** A result with what came with it. */
export interface Answered<Result, Always extends string = never, Sometimes extends string = never> {
  readonly data: Result;
  readonly status: number;
  readonly headers: AnswerHeaders<Always, Sometimes>;
}

/** A call on its way: a promise of the result; `withResponse()` is one of the result with status and headers. */
export interface Call<Result, Always extends string = never, Sometimes extends string = never>
  extends Promise<Result> {
  withResponse(): Promise<Answered<Result, Always, Sometimes>>;
}

/** The same before the contract has given the headers their names. */
export interface PlainAnswer {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
}

/** Makes a call of the promise of an answer. */
export function toCall(answered: Promise<PlainAnswer>): Promise<unknown> {
  const result = answered.then(({ data }) => data);
  const withResponse = () => {
    // Whoever asks for the answer hears of a failure there.
    result.catch(() => {});
    return answered;
  };
  return Object.assign(result, { withResponse });
}
