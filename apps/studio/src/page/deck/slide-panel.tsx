import type { Outline, OutlineSlide } from "@lectern/types";
import { Pencil, Sparkles } from "lucide-react";
import { type ReactElement, useState } from "react";
import { replaceSlides } from "../outline/replace-slides.ts";
import { isSameOutline } from "../outline/same-outline.ts";
import { SlideEditor } from "../outline/slide-editor.tsx";
import { texts } from "../texts/texts.ts";
import { RewriteForm } from "./rewrite-form.tsx";

interface SlidePanelProps {
  readonly outline: Outline;
  /** From 0. */
  readonly index: number;
  readonly isSaving: boolean;
  /** Resolves to whether it was saved. */
  readonly onSave: (outline: Outline) => Promise<boolean>;
}

/** The notes of the slide that is looked at; on demand, all that it says, to be edited or written anew. */
export function SlidePanel({ outline, index, isSaving, onSave }: SlidePanelProps): ReactElement | null {
  const slide = outline.slides[index];
  const [edited, setEdited] = useState<OutlineSlide>();
  const [isAsking, setAsking] = useState(false);
  const [isRewritten, setRewritten] = useState(false);
  const close = (): void => {
    setEdited(undefined);
    setRewritten(false);
  };
  if (slide === undefined) return null;
  if (edited === undefined)
    return (
      <section className="card is-padded slide-panel">
        <div className="slide-panel-head">
          <h2>
            {texts.outline.slide(index + 1)} · {texts.deck.notes}
          </h2>
          <div className="slide-panel-actions">
            <button
              type="button"
              className="button"
              aria-expanded={isAsking}
              onClick={() => setAsking(!isAsking)}
            >
              <Sparkles aria-hidden="true" />
              {texts.deck.rewrite}
            </button>
            <button type="button" className="button" onClick={() => setEdited(slide)}>
              <Pencil aria-hidden="true" />
              {texts.deck.editSlide}
            </button>
          </div>
        </div>
        {isAsking ? (
          <RewriteForm
            outline={outline}
            index={index}
            onWritten={(written) => {
              setAsking(false);
              setRewritten(true);
              setEdited(written);
            }}
            onClose={() => setAsking(false)}
          />
        ) : null}
        <p className={slide.notes ? "slide-panel-notes" : "quiet"} dir={slide.notes ? "auto" : undefined}>
          {slide.notes || texts.deck.noNotes}
        </p>
      </section>
    );
  const changed = replaceSlides(outline, outline.slides.with(index, edited));
  const save = async (): Promise<void> => {
    if (isSameOutline(changed, outline) || (await onSave(changed))) close();
  };
  return (
    <section className="card is-padded slide-panel">
      {isRewritten ? (
        <p className="quiet" role="status">
          {texts.deck.rewritten}
        </p>
      ) : null}
      <SlideEditor slide={edited} number={index + 1} hasOpenNotes onChange={setEdited} />
      <div className="slide-panel-actions">
        <button type="button" className="button is-quiet" onClick={close}>
          {texts.outline.cancel}
        </button>
        <button
          type="button"
          className="button is-primary"
          aria-disabled={isSaving}
          onClick={() => void save()}
        >
          {isSaving ? texts.deck.laying : texts.outline.save}
        </button>
      </div>
    </section>
  );
}
