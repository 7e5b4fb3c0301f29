import "./generating.css";
import { Progress } from "@base-ui/react/progress";
import { Check } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { Arcs } from "../artwork/arcs.tsx";
import { Screen } from "../frame/screen.tsx";
import { useStudio } from "../studio.ts";
import { language, texts } from "../texts/texts.ts";
import type { GenerationProgress, GenerationState } from "./generation.ts";

type Running = Extract<GenerationState, { kind: "running" }>;

/** The steps that people are shown, each with the stages of the service that it stands for. */
const steps = [
  { name: "write", stages: ["queued", "authoring"] },
  { name: "layout", stages: ["template", "layout"] },
  { name: "check", stages: ["inspection"] },
  { name: "save", stages: ["writing", "storing"] },
] as const;

/** What is seen while a deck is made: how far it is, by the service's own word, and the way to cancel. */
export function GeneratingScreen({ state }: { readonly state: Running }): ReactElement {
  const { generation } = useStudio();
  const { progress, startedAt } = state;
  return (
    <Screen
      title={texts.generating.title}
      heading={state.request.isOutlineOnly ? texts.generating.outlineHeading : texts.generating.heading}
      lead={texts.generating.elsewhere}
    >
      <div className="generating card">
        <div className="generating-slide" aria-hidden="true">
          <span />
          <span />
          <span />
          <Arcs colors={["var(--amber)", "var(--teal)", "var(--mist)"]} />
        </div>
        <div className="generating-words">
          {progress ? <Steps stage={progress.stage} /> : null}
          <Progress.Root
            className="progress"
            value={progress ? Math.round(progress.fraction * 100) : null}
            aria-label={texts.generating.progress}
          >
            <Progress.Track className="progress-track">
              <Progress.Indicator className="progress-indicator" />
            </Progress.Track>
          </Progress.Root>
          <p className="generating-message">
            <span role="status">{toMessage(progress)}</span>
            <Elapsed since={startedAt} />
          </p>
          <button type="button" className="button" onClick={generation.cancel}>
            {texts.generating.cancel}
          </button>
        </div>
      </div>
    </Screen>
  );
}

/** The service speaks English; what it says about a stage that the page knows is said in the page's language. */
function toMessage(progress: GenerationProgress | undefined): string {
  if (progress === undefined) return texts.generating.unsaid;
  if (language.code === "en") return progress.message;
  return stageTexts(progress.stage) ?? texts.generating.unsaid;
}

function stageTexts(stage: string): string | undefined {
  const known: Readonly<Record<string, string>> = texts.generating.stages;
  return known[stage];
}

function Steps({ stage }: { readonly stage: string }): ReactElement {
  const current = steps.findIndex(({ stages }) => (stages as readonly string[]).includes(stage));
  return (
    <ol className="steps">
      {steps.map(({ name }, index) => (
        <li
          key={name}
          data-state={index < current ? "done" : index === current ? "current" : "ahead"}
          aria-current={index === current ? "step" : undefined}
        >
          {index < current ? <Check aria-hidden="true" /> : null}
          {texts.generating.steps[name]}
        </li>
      ))}
    </ol>
  );
}

function Elapsed({ since }: { readonly since: number }): ReactElement {
  const { now } = useStudio();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const show = () => setSeconds(Math.max(0, Math.floor((now() - since) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [now, since]);
  return (
    <span className="quiet" aria-hidden="true">
      {texts.generating.elapsed(seconds)}
    </span>
  );
}
