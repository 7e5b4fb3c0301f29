import { useQueries } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Cover } from "../artwork/cover.tsx";
import { toDeckQuery } from "../deck/use-deck.ts";
import { Screen } from "../frame/screen.tsx";
import { isGone } from "../notices/describe-failure.ts";
import { builtInLooks } from "../page-constants.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { DeckCard } from "./deck-card.tsx";
import type { MadeDeck } from "./history.ts";

const pageSize = 12;

/** What was made in this browser. */
export function DecksScreen(): ReactElement {
  const { history } = useStudio();
  const decks = useStore(history);
  const [shownCount, setShownCount] = useState(pageSize);
  return (
    <Screen title={texts.decks.title} heading={texts.decks.title} lead={texts.decks.lead}>
      {decks.length === 0 ? (
        <NoDecks />
      ) : (
        <>
          <DeckList decks={decks.slice(0, shownCount)} />
          <div className="below">
            {decks.length > shownCount ? (
              <button type="button" className="button" onClick={() => setShownCount(shownCount + pageSize)}>
                {texts.decks.more}
              </button>
            ) : null}
            <ForgetAll decks={decks} />
          </div>
        </>
      )}
    </Screen>
  );
}

/** Each shown deck is asked for, so that a gone one is shown as gone. */
function DeckList({ decks }: { readonly decks: readonly MadeDeck[] }): ReactElement {
  const studio = useStudio();
  const answers = useQueries({ queries: decks.map(({ id }) => toDeckQuery(studio, id)) });
  return (
    <ul className="cards">
      {decks.map((deck, index) => (
        <DeckCard key={deck.id} deck={deck} isGone={isGone(answers[index]?.error)} />
      ))}
    </ul>
  );
}

function ForgetAll({ decks }: { readonly decks: readonly MadeDeck[] }): ReactElement {
  const { history, toasts } = useStudio();
  const forget = (): void => {
    history.set([]);
    const id = toasts.add({
      title: texts.decks.forgotten,
      actionProps: {
        children: texts.undo,
        onClick: () => {
          history.set(decks);
          toasts.close(id);
        },
      },
    });
  };
  return (
    <p className="quiet is-small">
      <button type="button" className="link" onClick={forget}>
        {texts.decks.forgetAll}
      </button>{" "}
      {texts.decks.forgetAllHint}
    </p>
  );
}

function NoDecks(): ReactElement {
  return (
    <div className="card empty">
      <div className="fan" aria-hidden="true">
        {builtInLooks.slice(0, 3).map(({ name, colors }) => (
          <Cover key={name} colors={colors} />
        ))}
      </div>
      <h2>{texts.decks.emptyHeading}</h2>
      <p className="quiet">{texts.decks.emptyText}</p>
      <a className="button is-primary" href={toFragment({ kind: "compose" })}>
        {texts.decks.emptyAction}
      </a>
    </div>
  );
}
