import type { Outline, OutlineSlide } from "@lectern/types";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { replaceSlides } from "./replace-slides.ts";
import { SlideEditor } from "./slide-editor.tsx";

interface OutlineEditorProps {
  readonly outline: Outline;
  readonly onChange: (outline: Outline) => void;
}

interface Row {
  readonly key: number;
  readonly slide: OutlineSlide;
}

const mostSlides = 200;

/** All slides of an outline, to be edited, put in order, dropped and added. */
export function OutlineEditor({ outline, onChange }: OutlineEditorProps): ReactElement {
  const { toasts } = useStudio();
  const nextKey = useRef(outline.slides.length);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    outline.slides.map((slide, key) => ({ key, slide })),
  );
  const current = useRef(rows);
  const change = (next: readonly Row[]): void => {
    current.current = next;
    setRows(next);
    onChange(
      replaceSlides(
        outline,
        next.map(({ slide }) => slide),
      ),
    );
  };
  const drop = (index: number): void => {
    const row = rows[index];
    if (row === undefined) return;
    change(rows.filter((one) => one !== row));
    const id = toasts.add({
      title: texts.outline.dropped(row.slide.title || texts.outline.untitled),
      actionProps: {
        children: texts.undo,
        onClick: () => {
          change(current.current.toSpliced(index, 0, row));
          toasts.close(id);
        },
      },
    });
  };
  const add = (index: number): void => {
    const key = nextKey.current;
    nextKey.current += 1;
    change(rows.toSpliced(index, 0, { key, slide: createSlide() }));
  };
  const move = (index: number, by: -1 | 1): void => {
    const row = rows[index];
    if (row !== undefined) change(rows.toSpliced(index, 1).toSpliced(index + by, 0, row));
  };
  return (
    <>
      <ol className="outline">
        {rows.map(({ key, slide }, index) => (
          <li key={key} className="outline-slide card">
            <SlideEditor
              slide={slide}
              number={index + 1}
              onChange={(changed) =>
                change(current.current.map((row) => (row.key === key ? { key, slide: changed } : row)))
              }
            />
            <div className="outline-actions">
              <IconButton
                label={texts.outline.up(index + 1)}
                isOff={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.outline.down(index + 1)}
                isOff={index === rows.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.outline.addAfter(index + 1)}
                isOff={rows.length >= mostSlides}
                onClick={() => add(index + 1)}
              >
                <Plus aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.outline.drop(index + 1)}
                isOff={rows.length === 1}
                onClick={() => drop(index)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <p className="outline-add">
        <button type="button" className="button" onClick={() => add(rows.length)}>
          <Plus aria-hidden="true" />
          {texts.outline.add}
        </button>
      </p>
    </>
  );
}

function createSlide(): OutlineSlide {
  return {
    kind: "bullets",
    title: texts.outline.newTitle,
    items: [{ text: [{ text: texts.outline.newPoint }] }],
  };
}

interface IconButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactElement;
}

/** Keeps its place, and the focus, where it has nothing to do. */
function IconButton({ label, isOff, onClick, children }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}
