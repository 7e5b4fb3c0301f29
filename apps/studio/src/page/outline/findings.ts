import { ApiError } from "@lectern/client";

/** What is not as it should be on a slide. */
export interface Finding {
  /** Counted from 1; undefined where it is about none of them alone. */
  readonly slide: number | undefined;
  /** In the service's words. */
  readonly message: string;
}

/** Returns what the service found wrong with an outline, by slide; none where the error is another one. */
export function listFindings(error: unknown): readonly Finding[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  return (error.problem.errors ?? []).map(({ pointer, message }) => {
    const index = /\/slides\/(\d+)/.exec(pointer)?.[1];
    return { slide: index === undefined ? undefined : Number(index) + 1, message };
  });
}
