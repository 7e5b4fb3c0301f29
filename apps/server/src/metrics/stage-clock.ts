import type { WorkProgress } from "../work/work.ts";

/** What work on a deck goes through. */
export type Stage = "queued" | "authoring" | "template" | "layout" | "inspection" | "writing";

/** Returns what tells how long each stage took, once the next one begins or all of it has ended. */
export function createStageClock(onStage: (stage: Stage, seconds: number) => void) {
  let current: { readonly stage: Stage; readonly since: number } | undefined;
  const end = () => {
    if (current) onStage(current.stage, (performance.now() - current.since) / 1000);
    current = undefined;
  };
  return {
    tell(progress: WorkProgress) {
      if (progress.kind === "author") return;
      end();
      if (progress.kind === "finished") return;
      const stage = progress.kind === "queued" ? "queued" : progress.stage;
      current = { stage, since: performance.now() };
    },
    end,
  };
}
