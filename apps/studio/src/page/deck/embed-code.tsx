import { Code } from "lucide-react";
import { type ReactElement, useId } from "react";
import { texts } from "../texts/texts.ts";
import { CopyButton } from "./copy-button.tsx";
import { toEmbedSnippet } from "./embed-snippet.ts";

interface EmbedCodeProps {
  readonly url: string;
  readonly title: string;
}

/** The HTML that shows a deck elsewhere, to be copied. */
export function EmbedCode({ url, title }: EmbedCodeProps): ReactElement {
  const id = useId();
  const snippet = toEmbedSnippet({ url, title });
  return (
    <div className="card is-padded embed">
      <h2>{texts.deck.embed}</h2>
      <p className="quiet is-small">{texts.deck.embedHint}</p>
      <label className="visually-hidden" htmlFor={id}>
        {texts.deck.embedLabel}
      </label>
      <textarea
        id={id}
        dir="ltr"
        readOnly
        rows={3}
        value={snippet}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton label={texts.deck.copyEmbed} text={snippet} icon={Code} />
    </div>
  );
}
