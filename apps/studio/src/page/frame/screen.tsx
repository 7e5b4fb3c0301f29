import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { texts } from "../texts/texts.ts";

interface ScreenProps {
  /** What the browser calls the page. */
  readonly title: string;
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

let isFirstScreen = true;

/** A screen with its heading, which takes the focus when somebody comes from another one. */
export function Screen({ title, heading, lead, children }: ScreenProps): ReactElement {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title]);
  useEffect(() => {
    if (!isFirstScreen) {
      headingElement.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    isFirstScreen = false;
  }, []);
  return (
    <>
      <div className="heading">
        <h1 ref={headingElement} tabIndex={-1}>
          {heading}
        </h1>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
      </div>
      {children}
    </>
  );
}
