import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { ViewerFrame } from "../deck/viewer-frame.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { texts } from "../texts/texts.ts";
import { useSample } from "./use-sample.ts";

interface SampleDialogProps {
  readonly template: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Shows a sample deck in a template. */
export function SampleDialog({ template, onClose }: SampleDialogProps): ReactElement {
  const sample = useSample(template.id);
  const title = texts.templates.sampleTitle(template.name);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog">
          <div className="dialog-head">
            <div>
              <Dialog.Title className="dialog-title">{title}</Dialog.Title>
              <Dialog.Description className="quiet is-small">{texts.templates.sampleNote}</Dialog.Description>
            </div>
            <Dialog.Close className="icon-button" aria-label={texts.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {sample.isError ? (
            <FailureNotice error={sample.error} onRetry={() => void sample.refetch()} />
          ) : sample.data ? (
            <ViewerFrame url={sample.data.embed} title={title} />
          ) : (
            <div className="viewer is-waiting" role="status">
              <span className="spinner" aria-hidden="true" />
              {texts.templates.sampleMaking}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
