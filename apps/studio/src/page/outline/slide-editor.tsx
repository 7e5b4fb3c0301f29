import "./outline.css";
import type { OutlineSlide, TextRun } from "@lectern/types";
import { type ReactElement, useId, useState } from "react";
import { texts } from "../texts/texts.ts";
import { changeKind, listKinds } from "./change-kind.ts";
import { parseWords, toWords } from "./rich-text.ts";
import { type LineSyntax, readSlideText, type SlideKind, toSyntax, toText } from "./slide-lines.ts";

interface SlideEditorProps {
  readonly slide: OutlineSlide;
  /** Counted from 1. */
  readonly number: number;
  /** Whether the notes are unfolded from the beginning. */
  readonly hasOpenNotes?: boolean;
  readonly onChange: (slide: OutlineSlide) => void;
}

/** Title, kind, words and notes of a slide, to be edited. */
export function SlideEditor({
  slide,
  number,
  hasOpenNotes = false,
  onChange,
}: SlideEditorProps): ReactElement {
  const id = useId();
  return (
    <div className="slide-editor">
      <div className="slide-editor-head">
        <span className="slide-number">{texts.outline.slide(number)}</span>
        <KindSelect slide={slide} onChange={onChange} />
      </div>
      <label className="visually-hidden" htmlFor={`${id}-title`}>
        {texts.outline.slideTitle}
      </label>
      <textarea
        id={`${id}-title`}
        className="slide-title"
        dir="auto"
        rows={1}
        maxLength={200}
        value={slide.title}
        // A title is one line.
        onChange={({ target }) => onChange({ ...slide, title: target.value.replace(/\s*\n\s*/g, " ") })}
      />
      <Body key={slide.kind} slide={slide} onChange={onChange} />
      <Conclusion slide={slide} onChange={onChange} />
      <Notes slide={slide} isOpen={hasOpenNotes} onChange={onChange} />
    </div>
  );
}

type PartProps = Pick<SlideEditorProps, "slide" | "onChange">;

function KindSelect({ slide, onChange }: PartProps): ReactElement {
  const choose = (kind: SlideKind): void => {
    const changed = changeKind(slide, kind);
    if (changed !== undefined) onChange(changed);
  };
  return (
    <select
      className="select is-small"
      aria-label={texts.outline.kind}
      value={slide.kind}
      onChange={({ target }) => choose(target.value as SlideKind)}
    >
      {listKinds(slide).map((kind) => (
        <option key={kind} value={kind}>
          {texts.outline.kinds[kind]}
        </option>
      ))}
    </select>
  );
}

/** What is typed stands as it is typed; the slide takes it as soon as it can be read. */
function Body({ slide, onChange }: PartProps): ReactElement {
  const id = useId();
  const [text, setText] = useState(() => toText(slide));
  const [isUnreadable, setUnreadable] = useState(false);
  const edit = (next: string): void => {
    setText(next);
    const changed = readSlideText(next, slide);
    setUnreadable(changed === undefined);
    if (changed !== undefined) onChange(changed);
  };
  const syntax = toSyntax(slide.kind);
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {texts.outline.body}
      </label>
      <textarea
        id={id}
        className="slide-body"
        dir={text === "" ? undefined : "auto"}
        data-code={syntax === "code" || undefined}
        spellCheck={syntax !== "code"}
        rows={Math.min(Math.max(text.split("\n").length, 1), 14)}
        value={text}
        placeholder={toHint(syntax)}
        aria-describedby={`${id}-hint`}
        aria-invalid={isUnreadable}
        onChange={({ target }) => edit(target.value)}
      />
      <p
        id={`${id}-hint`}
        className={isUnreadable ? "fault" : "slide-hint"}
        role={isUnreadable ? "alert" : undefined}
      >
        {isUnreadable ? `${texts.outline.unreadable} ${toHint(syntax)}` : toHint(syntax)}
      </p>
    </>
  );
}

function toHint(syntax: LineSyntax): string {
  return texts.outline.hints[syntax];
}

/** The sentence that some slides end with. */
function Conclusion({ slide, onChange }: PartProps): ReactElement | null {
  const id = useId();
  const [field, runs] = findConclusion(slide);
  const [text, setText] = useState(() => toWords(runs ?? []));
  if (field === undefined || runs === undefined) return null;
  const edit = (next: string): void => {
    setText(next);
    const words = parseWords(next);
    if (words !== undefined) onChange({ ...slide, [field]: words } as OutlineSlide);
  };
  return (
    <p className="slide-conclusion">
      <label htmlFor={id}>{texts.outline.takeaway}</label>
      <textarea id={id} dir="auto" rows={1} value={text} onChange={({ target }) => edit(target.value)} />
    </p>
  );
}

function findConclusion(
  slide: OutlineSlide,
): readonly ["takeaway" | "reading", readonly TextRun[]] | readonly [] {
  if ("takeaway" in slide && slide.takeaway !== undefined) return ["takeaway", slide.takeaway];
  return "reading" in slide && slide.reading !== undefined ? ["reading", slide.reading] : [];
}

function Notes({ slide, isOpen, onChange }: PartProps & { readonly isOpen: boolean }): ReactElement {
  const id = useId();
  const edit = (notes: string): void => {
    const { notes: _notes, ...rest } = slide;
    onChange(notes === "" ? rest : { ...rest, notes });
  };
  return (
    <details className="slide-notes" open={isOpen}>
      <summary>{texts.outline.notes}</summary>
      <label className="visually-hidden" htmlFor={id}>
        {texts.outline.notes}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={slide.notes ?? ""}
        onChange={({ target }) => edit(target.value)}
      />
    </details>
  );
}
