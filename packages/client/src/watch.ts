import type { ProgressOptions } from "./operation.ts";

/** A call that is watched: a `for await` loop gets what it tells, and throws what it fails with; then there is the result. */
export interface Watched<Progress, Result> extends AsyncIterable<Progress> {
  readonly result: Promise<Result>;
}

/**
 * Calls a method that can tell how far it is: `for await (const step of watch(client.generatePresentation, { body }))`.
 * Who leaves the loop does not end the call; its `signal` does.
 */
export function watch<Input, Progress, Result>(
  method: (input: Input, options?: ProgressOptions<Progress>) => Promise<Result>,
  input: NoInfer<Input>,
  options?: Omit<ProgressOptions<Progress>, "onProgress">,
): Watched<Progress, Result> {
  const steps: Progress[] = [];
  let isOver = false;
  let wake = () => {};
  const onProgress = (step: Progress): void => {
    steps.push(step);
    wake();
  };
  const end = (): void => {
    isOver = true;
    wake();
  };
  const result = method(input, { ...options, onProgress });
  result.then(end, end);
  return {
    result,
    async *[Symbol.asyncIterator]() {
      for (;;) {
        for (let step = steps.shift(); step !== undefined; step = steps.shift()) yield step;
        if (isOver) break;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      await result;
    },
  };
}
