import "./deck.css";
import { type ReactElement, useState } from "react";
import { texts } from "../texts/texts.ts";

interface ViewerFrameProps {
  /** The `embed` URL of a presentation. */
  readonly url: string;
  readonly title: string;
}

/** A deck in the hosted viewer, over a skeleton of a slide until it is there. */
export function ViewerFrame({ url, title }: ViewerFrameProps): ReactElement {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className="viewer" data-loaded={isLoaded || undefined}>
      <iframe
        src={url}
        title={texts.deck.viewer(title)}
        allow="fullscreen; clipboard-write"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
