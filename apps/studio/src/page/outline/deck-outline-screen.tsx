import type { Outline } from "@lectern/types";
import { type ReactElement, useState } from "react";
import { StaleNotice } from "../deck/stale-notice.tsx";
import { isStale, useOutline, useOutlineChange } from "../deck/use-outline.ts";
import { Screen } from "../frame/screen.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import type { TaggedOutline } from "../service/service.ts";
import { goTo } from "../state/current-route.ts";
import { toFragment } from "../state/route.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { FindingsNotice } from "./findings-notice.tsx";
import { OutlineEditor } from "./outline-editor.tsx";
import { isSameOutline } from "./same-outline.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** All that a deck says, to be changed; saving it lays the deck out anew. */
export function DeckOutlineScreen({ id }: { readonly id: string }): ReactElement {
  const query = useOutline(id);
  const [, keep] = useUnsaved(id);
  // Unfolds the editor anew on what was read, whatever was written in it.
  const [round, setRound] = useState(0);
  const takeTheirs = async (): Promise<void> => {
    keep(undefined);
    await query.refetch();
    setRound((count) => count + 1);
  };
  const title = query.data?.outline.title ?? texts.outline.title;
  return (
    <Screen
      title={`${texts.outline.title}: ${title}`}
      heading={<span dir="auto">{title}</span>}
      lead={texts.outline.deckLead}
    >
      {query.isError ? (
        <div className="card is-padded narrow">
          <FailureNotice error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      {query.data ? (
        <Editing
          key={`${query.data.tag} ${round}`}
          id={id}
          read={query.data}
          onTakeTheirs={() => void takeTheirs()}
        />
      ) : null}
    </Screen>
  );
}

interface EditingProps {
  readonly id: string;
  readonly read: TaggedOutline;
  readonly onTakeTheirs: () => void;
}

/** What is changed is kept until it is saved or dropped: whoever goes elsewhere finds it again. */
function Editing({ id, read, onTakeTheirs }: EditingProps): ReactElement {
  const { toasts } = useStudio();
  const [unsaved, keep] = useUnsaved(id);
  const { outline, tag } = unsaved ?? read;
  const change = useOutlineChange(id);
  const isChanged = unsaved !== undefined;
  const edit = (next: Outline): void =>
    keep(isSameOutline(next, read.outline) ? undefined : { outline: next, tag, isInPlace: false });
  const save = (isForced: boolean): void => {
    const onSuccess = (): void => {
      toasts.add({ title: texts.versions.edited });
      goTo({ kind: "deck", id });
    };
    if (!isChanged) goTo({ kind: "deck", id });
    else change.mutate({ outline, tag, isForced }, { onSuccess });
  };
  return (
    <>
      {change.isError ? (
        <div className="outline-notice">
          {isStale(change.error) ? (
            <StaleNotice onTakeTheirs={onTakeTheirs} onKeepMine={() => save(true)} />
          ) : (
            <FindingsNotice error={change.error} />
          )}
        </div>
      ) : null}
      <OutlineEditor outline={outline} onChange={edit} />
      <div className="outline-bar">
        <p className="quiet">
          {isChanged ? texts.outline.unsaved : texts.deck.slides(outline.slides.length)}
        </p>
        <a
          className="button is-quiet"
          href={toFragment({ kind: "deck", id })}
          onClick={() => keep(undefined)}
        >
          {texts.outline.cancel}
        </a>
        <button
          type="button"
          className="button is-primary"
          aria-disabled={change.isPending}
          onClick={change.isPending ? undefined : () => save(false)}
        >
          {change.isPending ? texts.deck.laying : texts.outline.save}
        </button>
      </div>
    </>
  );
}
