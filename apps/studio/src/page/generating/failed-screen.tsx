import type { ReactElement } from "react";
import { Screen } from "../frame/screen.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import type { GenerationState } from "./generation.ts";

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
