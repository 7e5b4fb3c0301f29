import type { Outline, Presentation } from "@lectern/types";
import { type ReactElement, useState } from "react";
import { toDateWords } from "../decks/dates.ts";
import { forgetDeck, type MadeDeck } from "../decks/history.ts";
import { Screen } from "../frame/screen.tsx";
import { isGone } from "../notices/describe-failure.ts";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { FindingsNotice } from "../outline/findings-notice.tsx";
import { isSameSlide } from "../outline/same-outline.ts";
import { keepUnsaved } from "../outline/unsaved.ts";
import { useUnsaved } from "../outline/use-unsaved.ts";
import { goTo } from "../state/current-route.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { Actions } from "./actions.tsx";
import { EmbedCode } from "./embed-code.tsx";
import { findPages } from "./find-page.ts";
import { Origin } from "./origin.tsx";
import { ReportCard } from "./report/report-card.tsx";
import { SlidePanel } from "./slide-panel.tsx";
import { SlideStrip } from "./slide-strip.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import { useDeck, useLook, useReport } from "./use-deck.ts";
import { useListed } from "./use-listed.ts";
import { isStale, type OutlineChange, outlineKey, useOutline, useOutlineChange } from "./use-outline.ts";
import { VersionsCard } from "./versions-card.tsx";
import { ViewerFrame } from "./viewer-frame.tsx";

/** A deck in the viewer, and all that can be done with it. */
export function DeckScreen({ id }: { readonly id: string }): ReactElement {
  const { history, now } = useStudio();
  const deck = useDeck(id);
  const look = useLook(id);
  const made = useStore(history).find((one) => one.id === id);
  const outline = useOutline(id).data?.outline;
  const listed = useListed(id, outline?.title);
  const madeAt = made?.madeAt ?? (listed && Date.parse(listed.createdAt));
  if (deck.isError && isGone(deck.error)) return <GoneScreen id={id} />;
  const title = look?.title ?? outline?.title ?? made?.excerpt ?? texts.deck.fallbackTitle;
  const details = [
    ...(look ? [texts.deck.slides(look.slideCount)] : []),
    ...(madeAt === undefined ? [] : [toDateWords(madeAt, now())]),
  ];
  return (
    <Screen title={title} heading={<span dir="auto">{title}</span>} lead={details.join(" · ") || " "}>
      {deck.isError ? (
        <div className="card is-padded narrow">
          <FailureNotice error={deck.error} onRetry={() => void deck.refetch()} />
        </div>
      ) : (
        <Deck
          id={id}
          deck={deck.data}
          made={made}
          title={title}
          outline={outline}
          templateId={made?.templateId ?? listed?.templateId}
        />
      )}
    </Screen>
  );
}

interface DeckProps {
  readonly id: string;
  readonly deck: Presentation | undefined;
  readonly made: MadeDeck | undefined;
  readonly title: string;
  /** Undefined until it is there, and for good where the service keeps none. */
  readonly outline: Outline | undefined;
  /** Undefined: a built-in look, or not known yet. */
  readonly templateId: string | undefined;
}

function Deck({ id, deck, made, title, outline, templateId }: DeckProps): ReactElement {
  const { service } = useStudio();
  const look = useLook(id);
  const kept = useReport(id, made?.report !== undefined);
  const report = made?.report ?? kept;
  const changing = useChange(id);
  const [current, setCurrent] = useState(0);
  const pages = outline && findPages(outline, look?.pageTitles ?? []);
  const change = changing.change;
  return (
    <div className="deck">
      <div className="deck-main">
        {deck ? (
          <ViewerFrame
            key={changing.round}
            url={deck.embed}
            title={title}
            page={(pages?.[current] ?? current) + 1}
          />
        ) : (
          <div className="viewer" aria-busy="true" />
        )}
        {outline ? (
          <>
            <SlideStrip
              id={id}
              outline={outline}
              current={current}
              pages={pages ?? []}
              onChoose={setCurrent}
            />
            <ChangeTrouble changing={changing} id={id} />
            <Slides id={id} outline={outline} current={current} changing={changing} />
          </>
        ) : null}
        {report ? <ReportCard report={report} /> : null}
      </div>
      <aside className="deck-side">
        <Actions
          id={id}
          deck={deck}
          title={title}
          outline={outline}
          templateId={templateId}
          isChanging={changing.isRunning}
          onLook={(name) => {
            if (outline === undefined) return;
            const design = { ...outline.design, look: name };
            void change({ outline: { ...outline, design }, isLookOnly: true }, texts.deck.savedLook);
          }}
        />
        <VersionsCard
          id={id}
          onGoBack={(version) =>
            void change(
              { outline: () => service.client.getPresentationVersion({ id, version }) },
              texts.versions.restored,
            )
          }
        />
        {made ? <Origin made={made} /> : null}
        {deck ? <EmbedCode url={deck.embed} title={title} /> : null}
      </aside>
    </div>
  );
}

interface SlidesProps {
  readonly id: string;
  readonly outline: Outline;
  /** From 0. */
  readonly current: number;
  readonly changing: Changing;
}

/** The slide that is looked at, and what is not saved of it and of the others. */
function Slides({ id, outline, current, changing }: SlidesProps): ReactElement {
  const tag = useOutline(id).data?.tag ?? "*";
  const [unsaved, keep] = useUnsaved(id);
  const inPlace = unsaved?.isInPlace ? unsaved.outline : undefined;
  const isElsewhere = unsaved !== undefined && !isEdited(inPlace, outline, current);
  const save = (next: Outline): Promise<boolean> =>
    changing.change({ outline: next, tag: unsaved?.tag ?? tag }, texts.deck.savedSlide);
  return (
    <>
      {isElsewhere ? (
        <UnsavedNotice
          id={id}
          unsaved={unsaved}
          isSaving={changing.isRunning}
          onSave={() => void save(unsaved.outline)}
          onDiscard={() => keep(undefined)}
        />
      ) : null}
      {unsaved !== undefined && inPlace === undefined ? null : (
        <SlidePanel
          key={`${current} ${changing.round}`}
          outline={outline}
          unsaved={inPlace}
          index={current}
          isSaving={changing.isRunning}
          onChange={(next) => keep(next && { outline: next, tag: unsaved?.tag ?? tag, isInPlace: true })}
          onSave={save}
        />
      )}
    </>
  );
}

function isEdited(unsaved: Outline | undefined, outline: Outline, index: number): boolean {
  const [begun, slide] = [unsaved?.slides[index], outline.slides[index]];
  return begun !== undefined && slide !== undefined && !isSameSlide(begun, slide);
}

interface Changing {
  /** Resolves to whether the deck was laid out anew. */
  readonly change: (wish: OutlineChange, doneText: string) => Promise<boolean>;
  /** How often it was: the viewer has to open the new file. */
  readonly round: number;
  readonly isRunning: boolean;
  readonly error: Error | null;
  /** Saves what could not be saved, over what was changed elsewhere. */
  readonly force: () => void;
  readonly reset: () => void;
}

function useChange(id: string): Changing {
  const { toasts } = useStudio();
  const [round, setRound] = useState(0);
  const { mutateAsync, variables, isPending, error, reset } = useOutlineChange(id);
  const change = async (wish: OutlineChange, doneText: string): Promise<boolean> => {
    try {
      await mutateAsync(wish);
    } catch {
      // The error stands above the slide.
      return false;
    }
    setRound((count) => count + 1);
    toasts.add({ title: doneText });
    return true;
  };
  const force = (): void => {
    if (variables !== undefined) void change({ ...variables, isForced: true }, texts.deck.savedSlide);
  };
  return { change, round, isRunning: isPending, error, force, reset };
}

function ChangeTrouble({
  changing,
  id,
}: {
  readonly changing: Changing;
  readonly id: string;
}): ReactElement | null {
  const { queries, unsaved } = useStudio();
  if (changing.error === null) return null;
  if (!isStale(changing.error)) return <FindingsNotice error={changing.error} />;
  const takeTheirs = async (): Promise<void> => {
    keepUnsaved(unsaved, id, undefined);
    await queries.refetchQueries({ queryKey: outlineKey(id) });
    changing.reset();
  };
  return <StaleNotice onTakeTheirs={() => void takeTheirs()} onKeepMine={changing.force} />;
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
