import "./compose.css";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { lazy, type ReactElement, Suspense, useEffect, useRef } from "react";
import { DeckCard } from "../decks/deck-card.tsx";
import { useDecks } from "../decks/use-decks.ts";
import { focusFirstField } from "../frame/focus-first-field.ts";
import { Screen } from "../frame/screen.tsx";
import { FailedScreen } from "../generating/failed-screen.tsx";
import { GeneratingScreen } from "../generating/generating-screen.tsx";
import { promptLimits, readAuthorNote } from "../page-constants.ts";
import { connection } from "../state/connection.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { type Studio, useStudio } from "../studio.ts";
import { language, texts } from "../texts/texts.ts";
import { countCharacters } from "./count-characters.ts";
import { PromptField } from "./prompt-field.tsx";
import { TemplatePicker } from "./template-picker.tsx";

/** A chunk of its own: it is needed when an outline is there. */
const ReviewScreen = lazy(async () => ({
  default: (await import("../outline/review-screen.tsx")).ReviewScreen,
}));

/** Where decks begin; while one is made, where it is waited for. */
export function ComposeScreen(): ReactElement {
  const { generation, review } = useStudio();
  const state = useStore(generation.state);
  const reviewed = useStore(review);
  if (state.kind !== "running" && reviewed !== undefined) {
    const error = state.kind === "failed" ? state.error : undefined;
    return (
      <Suspense>
        <ReviewScreen review={reviewed} error={error} />
      </Suspense>
    );
  }
  switch (state.kind) {
    case "running":
      return <GeneratingScreen state={state} />;
    case "failed":
      return <FailedScreen state={state} />;
    case "idle":
      return <WritingScreen />;
  }
}

function WritingScreen(): ReactElement {
  const { draft, generation, toasts, uuid } = useStudio();
  const { prompt, templateId, look, wantsReview } = useStore(draft);
  const isOnline = useStore(connection);
  const field = useRef<HTMLTextAreaElement>(null);
  const count = countCharacters(prompt);
  const canMake = isOnline && count >= promptLimits.minimum && count <= promptLimits.maximum;
  const make = (): void => {
    if (!canMake) {
      field.current?.focus();
      return;
    }
    const request = { prompt, templateId, look, outline: undefined, report: undefined };
    void generation.start({ ...request, isOutlineOnly: wantsReview, idempotencyKey: uuid() });
  };
  const setPrompt = (text: string) => draft.set({ ...draft.get(), prompt: text });
  const takeExample = (text: string): void => {
    const before = draft.get().prompt;
    setPrompt(text);
    field.current?.focus();
    if (before.trim() !== "" && before !== text) offerUndo(toasts, () => setPrompt(before));
  };
  useEffect(() => focusFirstField(field.current), []);
  return (
    <Screen title={texts.compose.title} heading={texts.compose.heading} lead={texts.compose.lead}>
      <div className="compose">
        <PromptField
          ref={field}
          value={prompt}
          count={count}
          canMake={canMake}
          onChange={setPrompt}
          onMake={make}
        />
        <TemplatePicker />
      </div>
      <AuthorNote />
      <Examples onPick={takeExample} />
      <Recent />
    </Screen>
  );
}

/** What somebody wrote is not lost to an example. */
function offerUndo(toasts: Studio["toasts"], undo: () => void): void {
  const id = toasts.add({
    title: texts.compose.exampleTaken,
    actionProps: {
      children: texts.undo,
      onClick: () => {
        undo();
        toasts.close(id);
      },
    },
  });
}

function AuthorNote(): ReactElement | null {
  const note = readAuthorNote();
  return note === undefined ? null : (
    <p className="author-note" lang="en" dir="auto">
      {note}
    </p>
  );
}

function Examples({ onPick }: { readonly onPick: (prompt: string) => void }): ReactElement {
  const { data = [] } = useQuery({
    queryKey: ["examples", language.code],
    queryFn: async () => (await language.loadExamples()).examples,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className="section">
      <h2>{texts.compose.examples}</h2>
      <div className="examples">
        {data.map(({ name, prompt }) => (
          <button key={name} type="button" className="example" onClick={() => onPick(prompt)}>
            <span className="example-name">
              {name}
              <ArrowUpRight aria-hidden="true" />
            </span>
            <span className="example-text">{prompt.replace(/[#|*>]+|^- |-{3}|\n+/gm, " ")}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

const recentCount = 4;

function Recent(): ReactElement | null {
  const { list } = useDecks("");
  if (list.length === 0) return null;
  return (
    <section className="section">
      <div className="section-head">
        <h2>{texts.compose.recent}</h2>
        <a href={toFragment({ kind: "decks" })}>{texts.compose.allDecks}</a>
      </div>
      <ul className="cards">
        {list.slice(0, recentCount).map((deck) => (
          <DeckCard key={deck.id} deck={deck} />
        ))}
      </ul>
    </section>
  );
}
