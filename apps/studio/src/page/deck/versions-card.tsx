import { History } from "lucide-react";
import type { ReactElement } from "react";
import { toDateWords } from "../decks/dates.ts";
import { isSameOutline, type Version } from "../outline/versions.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { useOutline } from "./use-outline.ts";

interface VersionsCardProps {
  readonly id: string;
  readonly onGoBack: (version: Version) => void;
}

/** What a deck said before, and the way back to it; not there before the first change. */
export function VersionsCard({ id, onGoBack }: VersionsCardProps): ReactElement | null {
  const { versions, now } = useStudio();
  const { data } = useOutline(id);
  const own = useStore(versions).filter(({ deckId }) => deckId === id);
  if (own.length < 2 || data === undefined) return null;
  return (
    <section className="card is-padded versions">
      <h2>
        <History aria-hidden="true" /> {texts.versions.heading}
      </h2>
      <ol>
        {own.map((version) => {
          const date = toDateWords(version.at, now());
          return (
            <li key={version.at}>
              <span>
                {texts.versions[version.change]}
                <span className="quiet is-small">{date}</span>
              </span>
              {isSameOutline(version.outline, data.outline) ? (
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
