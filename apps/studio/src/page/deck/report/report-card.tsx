import type { PresentationReport } from "@lectern/types";
import { ChevronRight, MessageCircleQuestion, TriangleAlert } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { toFragment } from "../../state/route.ts";
import { texts } from "../../texts/texts.ts";
import { listFacts } from "./list-facts.ts";

interface ReportProps {
  readonly report: PresentationReport;
}

/** Who wrote a deck and how its prompt was understood; what was decided and left out unfolds. */
export function ReportCard({ report }: ReportProps): ReactElement {
  const id = useId();
  const { author, mode } = report;
  return (
    <section className="card is-padded report" aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.report.heading}</h2>
        <p>
          {texts.report.author(author)} {texts.report.mode[mode]}
        </p>
      </div>
      {mode === "topic" && author.name === "embedded" ? <Questions author={author} /> : null}
      <div className="report-parts">
        <Unfounded report={report} />
        <Understood report={report} />
        <Decisions report={report} />
        <LeftOut report={report} />
      </div>
    </section>
  );
}

function Questions({ author }: Pick<PresentationReport, "author">): ReactElement {
  return (
    <div className="notice is-plain">
      <MessageCircleQuestion aria-hidden="true" />
      <div>
        <h3 className="notice-heading">{texts.report.questionsHeading}</h3>
        <p>{texts.report.questionsText}</p>
        <ul>
          <li>{texts.report.fillWithMaterial}</li>
          <li>{author.reason === undefined ? texts.report.fillWithModel : texts.report.fillByRetry}</li>
        </ul>
        <div className="notice-actions">
          <a className="button" href={toFragment({ kind: "compose" })}>
            {texts.report.addMaterial}
          </a>
        </div>
      </div>
    </div>
  );
}

function Understood({ report }: ReportProps): ReactElement {
  const facts = listFacts(report.understood);
  return (
    <Part name={texts.report.understood} count={facts.length}>
      <dl className="report-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Decisions({ report }: ReportProps): ReactElement {
  const decisions = [...new Set(report.decisions)];
  return (
    <Part name={texts.report.decisions} count={decisions.length}>
      <ul className="report-list">
        {decisions.map((decision) => (
          <li key={decision} lang="en" dir="auto">
            {decision}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LeftOut({ report: { leftOut } }: ReportProps): ReactElement {
  return (
    <Part name={texts.report.leftOut} count={leftOut.length}>
      <ul className="report-list">
        {numbered(leftOut).map(({ key, entry: { text, where, reason } }) => (
          <li key={key}>
            {text === "…" ? <em>{texts.report.withheld}</em> : <q dir="auto">{text}</q>}
            <span className="quiet is-small">
              {texts.report.where[where]}: <span lang="en">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Unfounded({ report: { unfounded } }: ReportProps): ReactElement {
  return (
    <Part
      name={texts.report.unfounded}
      count={unfounded.length}
      icon={<TriangleAlert className="report-alert" aria-hidden="true" />}
      isOpen
    >
      <p className="quiet is-small">{texts.report.unfoundedHint}</p>
      <ul className="report-list">
        {numbered(unfounded).map(({ key, entry: { slide, text } }) => (
          <li key={key}>
            <q dir="auto">{text}</q>
            <span className="quiet is-small">{texts.report.slide(slide)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface PartProps {
  readonly name: string;
  readonly count: number;
  readonly icon?: ReactNode;
  /** Unfolded from the beginning. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What unfolds; where there is nothing in it, it is not there. */
function Part({ name, count, icon, isOpen, children }: PartProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <details className="report-part" open={isOpen}>
      <summary>
        <ChevronRight className="report-arrow" aria-hidden="true" />
        {icon}
        {name} <span className="report-count">{count}</span>
      </summary>
      <div className="report-words">{children}</div>
    </details>
  );
}

/** A report never changes, so that places are good keys. */
function numbered<Entry>(list: readonly Entry[]): readonly { readonly key: number; readonly entry: Entry }[] {
  return list.map((entry, key) => ({ key, entry }));
}
