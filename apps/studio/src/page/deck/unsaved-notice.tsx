import { PencilLine } from "lucide-react";
import type { ReactElement } from "react";
import type { UnsavedOutline } from "../outline/unsaved.ts";
import { toFragment } from "../state/route.ts";
import { texts } from "../texts/texts.ts";

interface UnsavedNoticeProps {
  readonly id: string;
  readonly unsaved: UnsavedOutline;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Says that a deck has changes that are not saved, and leads on with them. */
export function UnsavedNotice(props: UnsavedNoticeProps): ReactElement {
  const { id, unsaved, isSaving, onSave, onDiscard } = props;
  return (
    <div className="card notice" role="status">
      <PencilLine aria-hidden="true" />
      <div>
        <p className="notice-heading">{texts.outline.unsaved}</p>
        <div className="notice-actions">
          {unsaved.isInPlace ? (
            <button
              type="button"
              className="button"
              aria-disabled={isSaving}
              onClick={isSaving ? undefined : onSave}
            >
              {isSaving ? texts.deck.laying : texts.outline.save}
            </button>
          ) : (
            <a className="button" href={toFragment({ kind: "outline", id })}>
              {texts.deck.editOutline}
            </a>
          )}
          <button type="button" className="button is-quiet" onClick={onDiscard}>
            {texts.outline.discard}
          </button>
        </div>
      </div>
    </div>
  );
}
