import type { ReactElement } from "react";
import { FailureNotice } from "../components/failure-notice.tsx";
import { Screen } from "../components/screen.tsx";
import type { GenerationState } from "../state/generation.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts.ts";

type Failed = Extract<GenerationState, { kind: "failed" }>;

/** Why no deck came, and the ways on. */
export function FailedScreen({ state }: { readonly state: Failed }): ReactElement {
  const { generation } = useStudio();
  return (
    <Screen title={texts.generating.failedHeading} heading={texts.generating.failedHeading}>
      <div className="card is-padded narrow">
        <FailureNotice error={state.error} onRetry={() => void generation.start(state.request)}>
          <button type="button" className="button is-quiet" onClick={generation.dismiss}>
            {texts.generating.edit}
          </button>
        </FailureNotice>
      </div>
    </Screen>
  );
}
