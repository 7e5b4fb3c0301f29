import type { PresentationVersion } from "@lectern/types";
import { History } from "lucide-react";
import type { ReactElement } from "react";
import { toDateWords } from "../decks/dates.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { useVersions } from "./use-versions.ts";

interface VersionsCardProps {
  readonly id: string;
  readonly onGoBack: (version: number) => void;
}

/** What a deck said before, and the way back to it; not there before the first change. */
export function VersionsCard({ id, onGoBack }: VersionsCardProps): ReactElement | null {
  const { now } = useStudio();
  const versions = useVersions(id);
  if (versions.length < 2) return null;
  return (
    <section className="card is-padded versions">
      <h2>
        <History aria-hidden="true" /> {texts.versions.heading}
      </h2>
      <ol>
        {versions.map(({ version, change, createdAt }, index) => {
          const date = toDateWords(Date.parse(createdAt), now());
          return (
            <li key={version}>
              <span>
                {describe(change)}
                <span className="quiet is-small">{date}</span>
              </span>
              {index === 0 ? (
                <span className="quiet is-small">{texts.versions.now}</span>
              ) : (
                <button type="button" className="button is-quiet" onClick={() => onGoBack(version)}>
                  {texts.versions.goBack}
                  <span className="visually-hidden"> ({date})</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p className="quiet is-small">{texts.versions.lead}</p>
    </section>
  );
}

/** Services may come to know of more reasons. */
function describe(change: PresentationVersion["change"]): string {
  if (change === "made") return texts.versions.first;
  return change === "look" ? texts.versions.look : texts.versions.edited;
}
