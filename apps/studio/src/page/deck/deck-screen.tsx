import type { Presentation } from "@lectern/types";
import { Code, Download, ExternalLink, Link2, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useId } from "react";
import { toDateWords } from "../decks/dates.ts";
import { forgetDeck } from "../decks/history.ts";
import { Screen } from "../frame/screen.tsx";
import { isGone } from "../notices/describe-failure.ts";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { goTo } from "../state/current-route.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { CopyButton } from "./copy-button.tsx";
import { deleteDeck } from "./delete-deck.ts";
import { toEmbedSnippet } from "./embed-snippet.ts";
import { ReportCard } from "./report/report-card.tsx";
import { useDeck, useLook, useReport } from "./use-deck.ts";
import { ViewerFrame } from "./viewer-frame.tsx";

/** A deck in the viewer, and all that can be done with it. */
export function DeckScreen({ id }: { readonly id: string }): ReactElement {
  const { history, now } = useStudio();
  const deck = useDeck(id);
  const look = useLook(id);
  const report = useReport(id);
  const made = useStore(history).find((one) => one.id === id);
  if (deck.isError && isGone(deck.error)) return <GoneScreen id={id} />;
  const title = look?.title ?? made?.excerpt ?? texts.deck.fallbackTitle;
  const details = [
    ...(look ? [texts.deck.slides(look.slideCount)] : []),
    ...(made ? [toDateWords(made.madeAt, now())] : []),
  ];
  return (
    <Screen title={title} heading={title} lead={details.join(" · ") || " "}>
      {deck.isError ? (
        <div className="card is-padded narrow">
          <FailureNotice error={deck.error} onRetry={() => void deck.refetch()} />
        </div>
      ) : (
        <div className="deck">
          {deck.data ? (
            <ViewerFrame url={deck.data.embed} title={title} />
          ) : (
            <div className="viewer" aria-busy="true" />
          )}
          {report ? <ReportCard report={report} /> : null}
          <aside className="deck-side">
            <Actions deck={deck.data} title={title} id={id} />
            {deck.data ? <EmbedCode url={deck.data.embed} title={title} /> : null}
            {made ? <Origin excerpt={made.excerpt} /> : null}
          </aside>
        </div>
      )}
    </Screen>
  );
}

interface ActionsProps {
  readonly id: string;
  readonly deck: Presentation | undefined;
  readonly title: string;
}

function Actions({ id, deck, title }: ActionsProps): ReactElement {
  const studio = useStudio();
  return (
    <div className="card is-padded actions">
      <a className="button is-primary" href={deck?.download} aria-disabled={deck === undefined} download="">
        <Download aria-hidden="true" />
        {texts.deck.download}
      </a>
      <div className="actions-row">
        <CopyButton label={texts.deck.copyLink} text={deck?.embed ?? ""} icon={Link2} />
        <a className="button" href={deck?.embed} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {texts.deck.openTab}
          <span className="visually-hidden">({texts.newTab})</span>
        </a>
      </div>
      <p className="quiet is-small">{texts.deck.linkHint}</p>
      <div className="actions-row is-apart">
        <a className="button is-quiet" href={toFragment({ kind: "compose" })}>
          <Plus aria-hidden="true" />
          {texts.deck.another}
        </a>
        <button
          type="button"
          className="button is-quiet is-danger"
          onClick={() => {
            deleteDeck(studio, { id, title });
            goTo({ kind: "decks" });
          }}
        >
          <Trash2 aria-hidden="true" />
          {texts.deck.delete}
        </button>
      </div>
    </div>
  );
}

function EmbedCode({ url, title }: { readonly url: string; readonly title: string }): ReactElement {
  const id = useId();
  const snippet = toEmbedSnippet({ url, title });
  return (
    <div className="card is-padded embed">
      <h2>{texts.deck.embed}</h2>
      <p className="quiet is-small">{texts.deck.embedHint}</p>
      <label className="visually-hidden" htmlFor={id}>
        {texts.deck.embedLabel}
      </label>
      <textarea id={id} readOnly rows={3} value={snippet} onFocus={({ target }) => target.select()} />
      <CopyButton label={texts.deck.copyEmbed} text={snippet} icon={Code} />
    </div>
  );
}

function Origin({ excerpt }: { readonly excerpt: string }): ReactElement {
  return (
    <div className="card is-padded origin">
      <h2>{texts.deck.prompt}</h2>
      <p className="quiet" dir="auto">
        {excerpt}
      </p>
    </div>
  );
}

function GoneScreen({ id }: { readonly id: string }): ReactElement {
  const { history } = useStudio();
  const isListed = useStore(history).some((deck) => deck.id === id);
  return (
    <Screen title={texts.deck.goneHeading} heading={texts.deck.goneHeading} lead={texts.deck.goneText}>
      <div className="card is-padded narrow actions-row">
        <a className="button is-primary" href={toFragment({ kind: "compose" })}>
          {texts.deck.another}
        </a>
        {isListed ? (
          <button
            type="button"
            className="button is-quiet"
            onClick={() => {
              forgetDeck(history, id);
              goTo({ kind: "decks" });
            }}
          >
            {texts.deck.forget}
          </button>
        ) : null}
      </div>
    </Screen>
  );
}
