import { Search } from "lucide-react";
import { type ReactElement, useDeferredValue, useEffect, useState } from "react";
import { Screen } from "../frame/screen.tsx";
import { displayedLooks } from "../looks/displayed-looks.ts";
import { LookPicture } from "../looks/look-picture.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { toFragment } from "../state/route.ts";
import { texts } from "../texts/texts.ts";
import { DeckCard } from "./deck-card.tsx";
import { useDecks } from "./use-decks.ts";

/** The caller's decks, wherever they were made. */
export function DecksScreen(): ReactElement {
  const [words, setWords] = useState("");
  const search = useSettled(words.trim());
  const { list, query } = useDecks(search);
  const isEmpty = query.isSuccess && list.length === 0 && !query.hasNextPage;
  return (
    <Screen title={texts.decks.title} heading={texts.decks.title} lead={texts.decks.lead}>
      {isEmpty && search === "" ? (
        <NoDecks />
      ) : (
        <>
          <div className="search card">
            <Search aria-hidden="true" />
            <input
              type="search"
              dir={words === "" ? undefined : "auto"}
              aria-label={texts.decks.search}
              placeholder={texts.decks.search}
              maxLength={200}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
          <p role="status" className="quiet">
            {isEmpty ? texts.decks.noneFound(search) : null}
          </p>
          <ul className="cards" aria-busy={query.isPending}>
            {list.map((deck) => (
              <DeckCard key={deck.id} deck={deck} />
            ))}
            {query.isPending ? <li className="card skeleton card-skeleton" /> : null}
          </ul>
          {query.isError ? (
            <div className="card is-padded narrow">
              <FailureNotice error={query.error} onRetry={() => void query.refetch()} />
            </div>
          ) : null}
          {query.hasNextPage ? (
            <div className="below">
              <button
                type="button"
                className="button"
                aria-disabled={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {texts.decks.loadMore}
              </button>
            </div>
          ) : null}
        </>
      )}
    </Screen>
  );
}

const settleTime = 250;

/** Returns a value once it has not changed for a moment, so that not every letter is asked for. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleTime);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(settled);
}

function NoDecks(): ReactElement {
  return (
    <div className="card empty">
      <div className="fan" aria-hidden="true">
        {displayedLooks.slice(0, 3).map((name) => (
          <LookPicture key={name} name={name} />
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
