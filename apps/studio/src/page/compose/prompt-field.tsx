import { Paperclip, Presentation } from "lucide-react";
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useId,
  useRef,
  useState,
} from "react";
import { promptLimits } from "../page-constants.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { language, texts } from "../texts/texts.ts";
import { fileExtensions, readFile } from "./files/read-file.ts";

/** What plain text would lose of a web page. */
const structure = /<(?:h[1-6]|ul|ol|table|blockquote)[\s>]/i;

interface PromptFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  /** Characters of the value as the service counts them. */
  readonly count: number;
  readonly canMake: boolean;
  readonly onChange: (value: string) => void;
  readonly onMake: () => void;
}

/** The large field for the prompt, which also takes text files, and the button that makes the deck. */
export function PromptField({
  ref,
  value,
  count,
  canMake,
  onChange,
  onMake,
}: PromptFieldProps): ReactElement {
  const id = useId();
  const files = useFiles(value, onChange);
  const makeOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    onMake();
  };
  const pasteAsMarkdown = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const html = event.clipboardData.getData("text/html");
    if (!structure.test(html)) return;
    event.preventDefault();
    const target = event.currentTarget;
    void import("./files/html-to-markdown.ts").then(({ toMarkdown }) =>
      insertText(target, toMarkdown(html), onChange),
    );
  };
  return (
    <div className="prompt card" data-dragged={files.isDragged || undefined} {...files.dropTarget}>
      <label className="visually-hidden" htmlFor={id}>
        {texts.compose.label}
      </label>
      <textarea
        ref={ref}
        id={id}
        // The placeholder is in the page's language, the text in whatever one.
        dir={value === "" ? undefined : "auto"}
        value={value}
        placeholder={texts.compose.placeholder}
        aria-describedby={`${id}-count ${id}-fault`}
        aria-invalid={count > promptLimits.maximum}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={makeOnEnter}
        onPaste={pasteAsMarkdown}
      />
      <div id={`${id}-fault`} className="prompt-fault fault" role="alert">
        {files.refusal ?? toLengthFault(count)}
      </div>
      <p className="prompt-reading" role="status">
        {files.reading === undefined ? null : (
          <>
            <span className="spinner" aria-hidden="true" />
            {texts.compose.reading(files.reading)}
          </>
        )}
      </p>
      <div className="prompt-bar">
        <AttachButton onFiles={files.add} />
        {value === "" ? null : <ClearButton value={value} onChange={onChange} />}
        <p id={`${id}-count`} className="count" data-over={count > promptLimits.maximum || undefined}>
          <span aria-hidden="true">{texts.compose.count(count, promptLimits.maximum)}</span>
          <span className="visually-hidden">{texts.compose.countLabel(count, promptLimits.maximum)}</span>
        </p>
        <ReviewChoice />
        <button
          type="button"
          className="button is-primary"
          aria-disabled={!canMake}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={texts.compose.shortcut(modifierName())}
          onClick={onMake}
        >
          <Presentation aria-hidden="true" />
          {texts.compose.submit}
        </button>
      </div>
      {files.isDragged ? <div className="drop">{texts.compose.drop}</div> : null}
    </div>
  );
}

/** Whether the outline is shown before the deck. */
function ReviewChoice(): ReactElement {
  const { draft } = useStudio();
  const { wantsReview } = useStore(draft);
  return (
    <label className="check is-small">
      <input
        type="checkbox"
        checked={wantsReview}
        onChange={({ target }) => draft.set({ ...draft.get(), wantsReview: target.checked })}
      />
      {texts.compose.review}
    </label>
  );
}

/** Puts a text in place of what is selected; the browser can undo it, where it still has the command for that. */
function insertText(field: HTMLTextAreaElement, text: string, onChange: (value: string) => void): void {
  if (document.execCommand?.("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  onChange(field.value);
}

function toLengthFault(count: number): string | undefined {
  if (count > promptLimits.maximum) return texts.compose.tooLong(count - promptLimits.maximum);
  return count > 0 && count < promptLimits.minimum ? texts.compose.tooShort(promptLimits.minimum) : undefined;
}

function modifierName(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}

/** Adds the text of picked and dropped files after what is written. */
function useFiles(value: string, onChange: (value: string) => void) {
  const { toasts } = useStudio();
  const [refusal, setRefusal] = useState<string>();
  const [reading, setReading] = useState<string>();
  const [isDragged, setDragged] = useState(false);
  // What is written while a file is read stays.
  const current = useRef(value);
  current.current = value;
  const add = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (file === undefined) return;
    setRefusal(undefined);
    setReading(file.name);
    const result = await readFile(file, { maximum: promptLimits.maximum, language: language.code });
    setReading(undefined);
    if (result.kind === "refused") {
      setRefusal(texts.compose.refusal(file.name, result.reason));
      return;
    }
    const value = current.current;
    onChange(value.trim() === "" ? result.text : `${value.trimEnd()}\n\n${result.text}`);
    toasts.add({ title: texts.compose.added(file.name) });
  };
  const hold = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragged(true);
  };
  const dropTarget = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragged(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setDragged(false);
      void add(event.dataTransfer.files);
    },
  };
  return { add, refusal, reading, isDragged, dropTarget };
}

function AttachButton({
  onFiles,
}: {
  readonly onFiles: (files: FileList | null) => Promise<void>;
}): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          void onFiles(target.files);
          // The same file may be picked again.
          target.value = "";
        }}
        accept={fileExtensions.join(",")}
      />
      <button
        type="button"
        className="button is-quiet"
        title={texts.compose.attachHint}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
        {texts.compose.attach}
      </button>
    </>
  );
}

function ClearButton({ value, onChange }: Pick<PromptFieldProps, "value" | "onChange">): ReactElement {
  const { toasts } = useStudio();
  const clear = (): void => {
    onChange("");
    const id = toasts.add({
      title: texts.compose.cleared,
      actionProps: {
        children: texts.undo,
        onClick: () => {
          onChange(value);
          toasts.close(id);
        },
      },
    });
  };
  return (
    <button type="button" className="button is-quiet" onClick={clear}>
      {texts.compose.clear}
    </button>
  );
}
