import "./cards.css";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Cover } from "../artwork/cover.tsx";
import { deleteDeck, toDeckDeletion } from "../deck/delete-deck.ts";
import { SlidePicture } from "../pictures/slide-picture.tsx";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { toDateWords } from "./dates.ts";
import type { ListedDeck } from "./use-decks.ts";

/** A deck in a list: there, or on its way out. */
export function DeckCard({ deck }: { readonly deck: ListedDeck }): ReactElement {
  const studio = useStudio();
  const { id, title, colors } = deck;
  const leaving = useStore(studio.deletions.states).get(toDeckDeletion(id));
  return (
    <li className="deck-card card" data-state={leaving ?? "there"}>
      <SlidePicture id={id} slideNumber={1}>
        <Cover colors={colors} title={title} />
      </SlidePicture>
      <div className="deck-card-words">
        {leaving === undefined ? (
          <a className="deck-card-name" dir="auto" href={toFragment({ kind: "deck", id })}>
            {title}
          </a>
        ) : (
          <span className="deck-card-name" dir="auto">
            {title}
          </span>
        )}
        <p className="quiet is-small">{toDetail(deck, studio.now())}</p>
      </div>
      {leaving === undefined ? (
        <button
          type="button"
          className="icon-button deck-card-action"
          aria-label={texts.decks.delete(title)}
          onClick={() => deleteDeck(studio, { id, title })}
        >
          <Trash2 aria-hidden="true" />
        </button>
      ) : (
        <Leaving deck={deck} state={leaving} />
      )}
    </li>
  );
}

function toDetail({ madeAt, slideCount }: ListedDeck, now: number): string {
  const date = toDateWords(madeAt, now);
  return slideCount === undefined ? date : `${texts.deck.slides(slideCount)} · ${date}`;
}

interface LeavingProps {
  readonly deck: ListedDeck;
  readonly state: "undoable" | "sending";
}

function Leaving({ deck: { id, title }, state }: LeavingProps): ReactElement {
  const { deletions, toasts } = useStudio();
  const deletion = toDeckDeletion(id);
  if (state === "sending") return <p className="deck-card-state">{texts.decks.deleting}</p>;
  return (
    <p className="deck-card-state">
      <span>{texts.decks.deletedCard}</span>
      <button
        type="button"
        className="button is-quiet"
        aria-label={texts.decks.undo(title)}
        onClick={() => {
          deletions.undo(deletion);
          toasts.close(deletion);
        }}
      >
        {texts.undo}
      </button>
    </p>
  );
}
