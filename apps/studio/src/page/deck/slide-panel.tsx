import type { Outline, OutlineSlide } from "@lectern/types";
import { Pencil, Sparkles } from "lucide-react";
import { type ReactElement, useState } from "react";
import { isSameSlide } from "../outline/same-outline.ts";
import { SlideEditor } from "../outline/slide-editor.tsx";
import { changeSlides } from "../outline/unsaved.ts";
import { texts } from "../texts/texts.ts";
import { RewriteForm } from "./rewrite-form.tsx";

interface SlidePanelProps {
  readonly outline: Outline;
  /** What its slides are to say and is not saved, one by one; undefined: nothing. */
  readonly unsaved: Outline | undefined;
  /** From 0. */
  readonly index: number;
  readonly isSaving: boolean;
  readonly onChange: (unsaved: Outline | undefined) => void;
  /** Resolves to whether it was saved. */
  readonly onSave: (outline: Outline) => Promise<boolean>;
}

/** The notes of the slide that is looked at; on demand, all that it says, to be edited or written anew. */
export function SlidePanel(props: SlidePanelProps): ReactElement | null {
  const { outline, unsaved, index, isSaving, onChange, onSave } = props;
  const slide = outline.slides[index];
  const begun = unsaved?.slides[index];
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isRewritten, setRewritten] = useState(false);
  const edited = isOpen || (begun && slide && !isSameSlide(begun, slide)) ? (begun ?? slide) : undefined;
  const edit = (changed: OutlineSlide): void => {
    setOpen(true);
    const slides = (unsaved ?? outline).slides.with(index, changed);
    onChange(changeSlides(outline, slides));
  };
  const close = (): void => {
    setOpen(false);
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
            <button type="button" className="button" onClick={() => setOpen(true)}>
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
              setOpen(true);
              edit(written);
            }}
            onClose={() => setAsking(false)}
          />
        ) : null}
        <p className={slide.notes ? "slide-panel-notes" : "quiet"} dir={slide.notes ? "auto" : undefined}>
          {slide.notes || texts.deck.noNotes}
        </p>
      </section>
    );
  const save = async (): Promise<void> => {
    if (unsaved === undefined || (await onSave(unsaved))) close();
  };
  const cancel = (): void => {
    edit(slide);
    close();
  };
  return (
    <section className="card is-padded slide-panel">
      {isRewritten ? (
        <p className="quiet" role="status">
          {texts.deck.rewritten}
        </p>
      ) : null}
      <SlideEditor slide={edited} number={index + 1} hasOpenNotes onChange={edit} />
      <div className="slide-panel-actions">
        <button type="button" className="button is-quiet" onClick={cancel}>
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
