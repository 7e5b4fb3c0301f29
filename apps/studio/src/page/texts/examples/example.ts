/** A prompt to start from, and what it is called. */
export interface Example {
  readonly name: string;
  readonly prompt: string;
}
