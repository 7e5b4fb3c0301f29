import "./deck.css";
import { type ReactElement, useState } from "react";
import { texts } from "../texts/texts.ts";

interface ViewerFrameProps {
  /** The `embed` URL of a presentation. */
  readonly url: string;
  readonly title: string;
  /** The page to show, counted from 1: the viewer goes there without loading anew. */
  readonly page?: number;
}

/** A deck in the hosted viewer, over a skeleton of a slide until it is there. */
export function ViewerFrame({ url, title, page }: ViewerFrameProps): ReactElement {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className="viewer" data-loaded={isLoaded || undefined}>
      <iframe
        src={page === undefined || page === 1 ? url : `${url}#${page}`}
        title={texts.deck.viewer(title)}
        allow="fullscreen; clipboard-write"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
