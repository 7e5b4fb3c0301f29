import type { ComposedOutline } from "@lectern/types";
import { Presentation } from "lucide-react";
import type { ReactElement } from "react";
import { ReportCard } from "../deck/report/report-card.tsx";
import { Screen } from "../frame/screen.tsx";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { FindingsNotice } from "./findings-notice.tsx";
import { OutlineEditor } from "./outline-editor.tsx";

interface ReviewScreenProps {
  readonly review: ComposedOutline;
  /** Why no deck came of it; undefined: none was asked for yet. */
  readonly error: unknown;
}

/** The outline before the deck: looked through, changed, then laid out. */
export function ReviewScreen({ review, error }: ReviewScreenProps): ReactElement {
  const { draft, generation, review: kept, uuid } = useStudio();
  const { outline, report } = review;
  const make = (): void => {
    const { prompt, templateId, look } = draft.get();
    const request = { prompt, templateId, look, outline, report, isOutlineOnly: false };
    void generation.start({ ...request, idempotencyKey: uuid() });
  };
  const leave = (): void => {
    generation.dismiss();
    kept.set(undefined);
  };
  return (
    <Screen title={texts.outline.title} heading={texts.outline.heading} lead={texts.outline.lead}>
      {error === undefined ? null : (
        <div className="outline-notice">
          <FindingsNotice error={error} />
        </div>
      )}
      <OutlineEditor outline={outline} onChange={(changed) => kept.set({ outline: changed, report })} />
      <div className="outline-bar">
        <p className="quiet">{texts.deck.slides(outline.slides.length)}</p>
        <button type="button" className="button is-quiet" onClick={leave}>
          {texts.outline.back}
        </button>
        <button type="button" className="button is-primary" onClick={make}>
          <Presentation aria-hidden="true" />
          {texts.outline.make}
        </button>
      </div>
      <div className="outline-report">
        <ReportCard report={report} />
      </div>
    </Screen>
  );
}
