import { useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { type RewriteOrder, type Rewritten, rewriteSlide } from "./rewrite-slide.ts";

interface RewriteFormProps extends Omit<RewriteOrder, "wish"> {
  readonly onWritten: (slide: Extract<Rewritten, { kind: "slide" }>["slide"]) => void;
  readonly onClose: () => void;
}

/** Asks a language model for the slide in other words; what it writes is looked at before anything is saved. */
export function RewriteForm({ outline, index, onWritten, onClose }: RewriteFormProps): ReactElement {
  const { service } = useStudio();
  const [wish, setWish] = useState("");
  const id = useId();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => rewriteSlide(service, { outline, index, wish }),
    onSuccess: (written) => (written.kind === "slide" ? onWritten(written.slide) : undefined),
  });
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className="rewrite" onSubmit={ask}>
      <label htmlFor={id}>{texts.deck.rewriteWish}</label>
      <div className="rewrite-row">
        <input
          id={id}
          dir="auto"
          maxLength={1000}
          value={wish}
          // biome-ignore lint/a11y/noAutofocus: it is what the button just pressed asks for.
          autoFocus
          onChange={({ target }) => setWish(target.value)}
        />
        <button type="submit" className="button is-primary" aria-disabled={isPending}>
          {isPending ? <span className="spinner" aria-hidden="true" /> : <Sparkles aria-hidden="true" />}
          {isPending ? texts.deck.rewriting : texts.deck.rewriteAsk}
        </button>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {texts.outline.cancel}
        </button>
      </div>
      <p className="quiet is-small" role="status">
        {data?.kind === "no-model" ? texts.deck.noModel : null}
        {data?.kind === "no-slide" ? texts.deck.noRewrite : null}
      </p>
      {error ? <FailureNotice error={error} /> : null}
    </form>
  );
}
