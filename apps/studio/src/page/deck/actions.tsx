import type { CreatePresentation, Outline, Presentation } from "@lectern/types";
import { useMutation } from "@tanstack/react-query";
import { Copy, Download, ExternalLink, Link2, ListTree, Palette, Plus, Printer, Trash2 } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { addDeck, toExcerpt } from "../decks/history.ts";
import type { LookChoice } from "../looks/look-dialog.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { goTo } from "../state/current-route.ts";
import { toFragment } from "../state/route.ts";
import { type Studio, useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { CopyButton } from "./copy-button.tsx";
import { deleteDeck } from "./delete-deck.ts";
import { useVersions } from "./use-versions.ts";

/** A chunk of its own: it comes with the pictures of all looks. */
const LookDialog = lazy(async () => ({ default: (await import("../looks/look-dialog.tsx")).LookDialog }));

interface ActionsProps {
  readonly id: string;
  readonly deck: Presentation | undefined;
  readonly title: string;
  readonly outline: Outline | undefined;
  /** The template that the deck was made in; undefined: a built-in look. */
  readonly templateId: string | undefined;
  readonly isChanging: boolean;
  /** Has the deck laid out in a built-in look. */
  readonly onLook: (name: string) => void;
}

/** What can be done with a deck: taking it away, showing it, changing it, deleting it. */
export function Actions(props: ActionsProps): ReactElement {
  const { id, deck, title, outline } = props;
  const studio = useStudio();
  return (
    <div className="card is-padded actions">
      <a className="button is-primary" href={deck?.download} aria-disabled={deck === undefined} download="">
        <Download aria-hidden="true" />
        {texts.deck.download}
      </a>
      <div className="actions-row">
        <a
          className="button"
          href={deck && `${deck.embed}#print`}
          target="_blank"
          rel="noreferrer"
          title={texts.deck.pdfHint}
        >
          <Printer aria-hidden="true" />
          {texts.deck.pdf}
          <span className="visually-hidden">({texts.newTab})</span>
        </a>
        <a className="button" href={deck?.embed} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {texts.deck.openTab}
          <span className="visually-hidden">({texts.newTab})</span>
        </a>
        <CopyButton label={texts.deck.copyLink} text={deck?.embed ?? ""} icon={Link2} />
      </div>
      <p className="quiet is-small">{texts.deck.linkHint}</p>
      {outline ? <Changes {...props} outline={outline} /> : null}
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

type ChangesProps = ActionsProps & { readonly outline: Outline };

function Changes({ id, outline, templateId, isChanging, onLook }: ChangesProps): ReactElement {
  const studio = useStudio();
  const [isChoosing, setChoosing] = useState(false);
  const copy = useMutation({
    mutationFn: (choice: LookChoice | undefined) => copyDeck(studio, { id, outline, choice }),
  });
  const choose = (choice: LookChoice): void => {
    setChoosing(false);
    // A deck keeps the template that it was made in; another needs another deck.
    if (choice.kind === "look" && templateId === undefined) onLook(choice.name);
    else copy.mutate(choice);
  };
  const isBusy = isChanging || copy.isPending;
  const [now] = useVersions(id);
  const look = now?.look ?? outline.design?.look;
  const chosen = toChoice(templateId, look);
  return (
    <div className="actions-row is-apart">
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => setChoosing(true)}
      >
        {isBusy ? <span className="spinner" aria-hidden="true" /> : <Palette aria-hidden="true" />}
        {isBusy ? texts.deck.laying : texts.deck.changeLook}
      </button>
      <a className="button" href={toFragment({ kind: "outline", id })}>
        <ListTree aria-hidden="true" />
        {texts.deck.editOutline}
      </a>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => copy.mutate(chosen)}
      >
        <Copy aria-hidden="true" />
        {texts.deck.copy}
      </button>
      {copy.isError ? <FailureNotice error={copy.error} /> : null}
      <Suspense>
        {isChoosing ? (
          <LookDialog
            chosen={chosen}
            outline={outline}
            onChoose={choose}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function toChoice(templateId: string | undefined, look: string | undefined): LookChoice | undefined {
  if (templateId !== undefined) return { kind: "template", id: templateId };
  return look === undefined ? undefined : { kind: "look", name: look };
}

interface DeckCopy {
  readonly id: string;
  readonly outline: Outline;
  /** Undefined: as its outline has it. */
  readonly choice: LookChoice | undefined;
}

/** Makes a deck once more, in a form, and shows it. */
async function copyDeck(studio: Studio, { id, outline, choice }: DeckCopy): Promise<void> {
  const { service, history, queries, toasts, now, uuid } = studio;
  const form = toForm(choice);
  const presentation = await service.client.createPresentation({
    body: { outline, ...form },
    idempotencyKey: uuid(),
  });
  const {
    look: _look,
    templateId: _templateId,
    ...made
  } = history.get().find((deck) => deck.id === id) ?? {
    excerpt: toExcerpt(outline.title),
  };
  const copied = { ...made, id: presentation.id, madeAt: now() };
  history.set(
    addDeck(history.get(), choice?.kind === "template" ? { ...copied, templateId: choice.id } : copied),
  );
  await queries.invalidateQueries({ queryKey: ["decks"] });
  goTo({ kind: "deck", id: presentation.id });
  toasts.add({ title: texts.deck.madeCopy });
}

function toForm(choice: LookChoice | undefined): Pick<CreatePresentation, "templateId" | "look"> {
  if (choice === undefined) return {};
  return choice.kind === "template" ? { templateId: choice.id } : { look: choice.name };
}
