import { describeFailure, isGone } from "../notices/describe-failure.ts";
import { toFailureWords } from "../notices/failure-notice.tsx";
import type { Studio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

/** What is deleted, and what is said about it. */
export interface DeletionWish {
  /** Unique among everything that can be deleted. */
  readonly name: string;
  readonly doneText: string;
  readonly failedText: string;
  readonly send: () => Promise<void>;
  readonly onDeleted: () => void;
}

const timeToUndo = 8000;

/** Deletes something as soon as the message that offers to undo it has gone. */
export function deleteWithUndo({ deletions, toasts }: Studio, wish: DeletionWish): void {
  const { name } = wish;
  deletions.start({
    name,
    onDeleted: wish.onDeleted,
    // What is gone already is as good as deleted.
    send: () => wish.send().catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error))),
    onFailed: (error) => {
      const { text } = toFailureWords(describeFailure(error));
      toasts.add({ title: wish.failedText, description: text, priority: "high" });
    },
  });
  const undo = (): void => {
    deletions.undo(name);
    toasts.close(name);
  };
  toasts.add({
    id: name,
    title: wish.doneText,
    timeout: timeToUndo,
    actionProps: { children: texts.undo, onClick: undo },
    onClose: () => void deletions.commit(name),
  });
}
