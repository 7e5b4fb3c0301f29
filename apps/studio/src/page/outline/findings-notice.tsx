import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { texts } from "../texts/texts.ts";
import { listFindings } from "./findings.ts";

/** Says which slides cannot be laid out as they are, or why the service could not be asked. */
export function FindingsNotice({ error }: { readonly error: unknown }): ReactElement {
  const findings = listFindings(error);
  if (findings.length === 0) return <FailureNotice error={error} heading={texts.deck.saveFailed} />;
  return (
    <div className="notice is-bad" role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <p className="notice-heading">{texts.outline.findings}</p>
        <ul>
          {findings.map(({ slide, message }) => (
            <li key={`${slide} ${message}`}>
              {slide === undefined ? message : texts.outline.finding(slide, message)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
