/** Where a parameter stands in a request. */
export type ParameterPlace = "path" | "query" | "header";

/** An answer of an operation that counts as its success. */
export type Success =
  | {
      readonly kind: "json";
      readonly mediaType: string;
      /** An array, or an object that has at least these properties; absent: anything. */
      readonly shape?: "array" | readonly string[];
    }
  | { readonly kind: "file"; readonly mediaType: string }
  | { readonly kind: "empty" }
  | { readonly kind: "redirect" };

/** What the runtime has to know of an operation of the contract. */
export interface Operation {
  /** In upper case. */
  readonly method: string;
  /** With its parameters in braces: "/v1/presentations/{id}". */
  readonly path: string;
  /** The place and the name on the wire of each input but the body, by the input's name. */
  readonly parameters?: Readonly<Record<string, readonly [place: ParameterPlace, name: string]>>;
  /** The media types of the body in the order of the contract; absent: there is no body. */
  readonly body?: readonly string[];
  readonly successes: readonly Success[];
  /** Absent: it cannot tell how far it is. */
  readonly events?: OperationEvents;
}

/** The events in which an operation tells how far it is, by what they say. */
export interface OperationEvents {
  readonly mediaType: string;
  readonly progress: string;
  readonly result: string;
  readonly problem: string;
}

/** What a caller may say for one call of an operation that can tell how far it is. */
export interface ProgressOptions<Progress> extends CallOptions {
  /** Called whenever the service tells how far it is; without it, the service is not asked to tell. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A body that is sent as it is. A stream can be read once only, so a call with one is never repeated. */
export type BinaryBody = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

/** What a caller may say for one call; where it says nothing, the client's options hold. */
export interface CallOptions {
  /** Ends the call with an AbortedError; of a download also the reading of its body. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for one attempt, and for each wait for the next bytes of a download or the next event; Infinity for no
   * limit.
   */
  readonly attemptTimeout?: number | undefined;
  /** Milliseconds for the call with all its attempts and waits, up to the first byte of a download. */
  readonly totalTimeout?: number | undefined;
  /** How often a call that may be repeated is tried again at most; 0 for never. */
  readonly retries?: number | undefined;
  /** Headers of this call, on top of the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
