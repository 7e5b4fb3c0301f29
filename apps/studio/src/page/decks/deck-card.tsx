import "./cards.css";
import { Trash2, X } from "lucide-react";
import type { ReactElement } from "react";
import { Cover } from "../artwork/cover.tsx";
import { deleteDeck, toDeckDeletion } from "../deck/delete-deck.ts";
import { builtInLooks } from "../page-constants.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { toDateWords } from "./dates.ts";
import { forgetDeck, type MadeDeck, toDeckName } from "./history.ts";

interface DeckCardProps {
  readonly deck: MadeDeck;
  /** Whether the service says that it does not have this deck. */
  readonly isGone?: boolean;
}

const plainColors = builtInLooks[0]?.colors ?? { field: "#12263f", accents: [] };

/** A deck of the history: there, gone, or on its way out. */
export function DeckCard({ deck, isGone = false }: DeckCardProps): ReactElement {
  const studio = useStudio();
  const leaving = useStore(studio.deletions.states).get(toDeckDeletion(deck.id));
  const name = toDeckName(deck);
  const state = leaving ?? (isGone ? "gone" : "there");
  return (
    <li className="deck-card card" data-state={state}>
      <Cover colors={deck.look?.colors ?? plainColors} title={name} />
      <div className="deck-card-words">
        {state === "there" ? (
          <a className="deck-card-name" href={toFragment({ kind: "deck", id: deck.id })}>
            {name}
          </a>
        ) : (
          <span className="deck-card-name">{name}</span>
        )}
        <p className="quiet is-small">{toDetail(deck, studio.now())}</p>
      </div>
      {state === "there" ? (
        <button
          type="button"
          className="icon-button deck-card-action"
          aria-label={texts.decks.delete(name)}
          onClick={() => deleteDeck(studio, { id: deck.id, title: name })}
        >
          <Trash2 aria-hidden="true" />
        </button>
      ) : (
        <Leaving deck={deck} name={name} state={state} />
      )}
    </li>
  );
}

function toDetail({ madeAt, look }: MadeDeck, now: number): string {
  const date = toDateWords(madeAt, now);
  return look ? `${texts.deck.slides(look.slideCount)} · ${date}` : date;
}

interface LeavingProps {
  readonly deck: MadeDeck;
  readonly name: string;
  readonly state: "undoable" | "sending" | "gone";
}

function Leaving({ deck, name, state }: LeavingProps): ReactElement {
  const { deletions, toasts, history } = useStudio();
  const deletion = toDeckDeletion(deck.id);
  switch (state) {
    case "gone":
      return (
        <p className="deck-card-state">
          <span>{texts.decks.gone}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.decks.forget(name)}
            onClick={() => forgetDeck(history, deck.id)}
          >
            <X aria-hidden="true" />
          </button>
        </p>
      );
    case "sending":
      return <p className="deck-card-state">{texts.decks.deleting}</p>;
    case "undoable":
      return (
        <p className="deck-card-state">
          <span>{texts.decks.deletedCard}</span>
          <button
            type="button"
            className="button is-quiet"
            aria-label={texts.decks.undo(name)}
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
}
