import { PencilLine } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { MadeDeck } from "../decks/history.ts";
import { goTo } from "../state/current-route.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

const longExcerpt = 150;

/** What a deck was made from, and the way to change that and make it again. */
export function Origin({ made }: { readonly made: MadeDeck }): ReactElement {
  const { draft, review } = useStudio();
  const [isWhole, setWhole] = useState(false);
  const { prompt, excerpt, templateId } = made;
  const again = (text: string): void => {
    review.set(undefined);
    draft.set({ ...draft.get(), prompt: text, templateId });
    goTo({ kind: "compose" });
  };
  return (
    <div className="card is-padded origin">
      <h2>{texts.deck.prompt}</h2>
      <p className="quiet" dir="auto" data-whole={isWhole || undefined}>
        {isWhole ? prompt : excerpt}
      </p>
      {prompt === undefined ? null : (
        <div className="actions-row">
          {prompt.length > longExcerpt && !isWhole ? (
            <button type="button" className="button is-quiet" onClick={() => setWhole(true)}>
              {texts.deck.showAll}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => again(prompt)}>
            <PencilLine aria-hidden="true" />
            {texts.deck.again}
          </button>
        </div>
      )}
    </div>
  );
}
