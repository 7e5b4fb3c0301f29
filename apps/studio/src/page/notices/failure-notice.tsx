import { TriangleAlert } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { texts } from "../texts/texts.ts";
import { describeFailure, type Failure } from "./describe-failure.ts";

interface FailureNoticeProps {
  readonly error: unknown;
  /** In place of the usual one. */
  readonly heading?: string;
  readonly onRetry?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Says what went wrong and what can be done about it. */
export function FailureNotice({ error, heading, onRetry, children }: FailureNoticeProps): ReactElement {
  const failure = describeFailure(error);
  const words = toFailureWords(failure);
  return (
    <div className="notice is-bad" role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <p className="notice-heading">{heading ?? words.heading}</p>
        <p>{words.text}</p>
        {failure.kind === "refused" && failure.parts.length > 0 ? (
          <ul>
            {failure.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        ) : null}
        <div className="notice-actions">
          {onRetry ? (
            <button type="button" className="button" onClick={onRetry}>
              {texts.tryAgain}
            </button>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
}

/** Returns the words for a failure. */
export function toFailureWords(failure: Failure): { readonly heading: string; readonly text: string } {
  switch (failure.kind) {
    case "busy":
      return texts.failure.busy(failure.seconds);
    case "fault":
      return texts.failure.fault(failure.requestId);
    case "refused":
      return { heading: texts.failure.refused, text: failure.detail };
    default:
      return texts.failure[failure.kind];
  }
}
