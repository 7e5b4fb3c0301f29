import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { texts } from "../texts/texts.ts";

interface StaleNoticeProps {
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says that a deck was changed elsewhere, and leaves the choice. */
export function StaleNotice({ onTakeTheirs, onKeepMine }: StaleNoticeProps): ReactElement {
  return (
    <div className="notice is-bad" role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <p className="notice-heading">{texts.outline.stale}</p>
        <div className="notice-actions">
          <button type="button" className="button" onClick={onTakeTheirs}>
            {texts.outline.staleTheirs}
          </button>
          <button type="button" className="button is-quiet" onClick={onKeepMine}>
            {texts.outline.staleMine}
          </button>
        </div>
      </div>
    </div>
  );
}
