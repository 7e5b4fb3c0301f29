import { Progress } from "@base-ui/react/progress";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, FileUp } from "lucide-react";
import { type DragEvent, type ReactElement, useRef, useState } from "react";
import { readDeckLook } from "../file-look/read-deck-look.ts";
import { describeFailure } from "../notices/describe-failure.ts";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { type Studio, useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { learnTemplate } from "./known-templates.ts";
import { templatesKey } from "./use-templates.ts";

const templateExtensions = [".pptx", ".potx"];

/** Takes a template by button or drop, shows how far its upload is, and tells what came of it. */
export function TemplateUpload(): ReactElement {
  const upload = useUpload();
  const [isDragged, setDragged] = useState(false);
  const hold = (event: DragEvent): void => {
    event.preventDefault();
    setDragged(true);
  };
  return (
    <section
      className="upload card"
      data-dragged={isDragged || undefined}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragged(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDragged(false);
        upload.start(event.dataTransfer.files[0]);
      }}
      aria-label={texts.templates.uploadHeading}
    >
      {upload.isRunning ? (
        <Uploading name={upload.name} fraction={upload.fraction} onCancel={upload.cancel} />
      ) : (
        <Invitation isDragged={isDragged} onPick={upload.start} />
      )}
      <div role="status">{upload.isDone ? <Uploaded name={upload.name} /> : null}</div>
      {upload.isWrongType ? (
        <div className="notice is-bad" role="alert">
          <div>
            <p className="notice-heading">{texts.templates.refusedHeading(upload.name)}</p>
            <p>{texts.templates.wrongType}</p>
          </div>
        </div>
      ) : null}
      {upload.error ? (
        <FailureNotice error={upload.error} heading={toHeading(upload.name, upload.error)} />
      ) : null}
    </section>
  );
}

function toHeading(name: string, error: unknown): string {
  return describeFailure(error).kind === "refused"
    ? texts.templates.refusedHeading(name)
    : texts.templates.failedHeading(name);
}

function useUpload() {
  const studio = useStudio();
  const [name, setName] = useState("");
  const [fraction, setFraction] = useState(0);
  const [isWrongType, setWrongType] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { mutate, reset, ...mutation } = useMutation({
    mutationFn: (file: File) => {
      running.current = new AbortController();
      const { signal } = running.current;
      return uploadTemplate(studio, file, { signal, onProgress: setFraction });
    },
  });
  const start = (file: File | undefined): void => {
    if (file === undefined) return;
    const isRightType = templateExtensions.some((extension) => file.name.toLowerCase().endsWith(extension));
    setName(file.name);
    setFraction(0);
    setWrongType(!isRightType);
    reset();
    if (isRightType) mutate(file);
  };
  const cancel = (): void => {
    running.current?.abort();
    reset();
  };
  return {
    ...{ name, fraction, isWrongType, start, cancel },
    isRunning: mutation.isPending,
    isDone: mutation.isSuccess,
    error: mutation.error,
  };
}

/** In characters, as the service takes them. */
const longestName = 200;

interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

async function uploadTemplate(studio: Studio, file: File, watch: Watch): Promise<void> {
  const { service, templates, queries } = studio;
  const name = file.name.replace(/\.\w+$/, "").slice(0, longestName) || file.name;
  const id = await service.uploadTemplate(file, { name, ...watch });
  // The service took it, so a file that this page cannot read only lacks its colours here.
  const look = await readDeckLook(file).catch(() => undefined);
  templates.set(learnTemplate(templates.get(), id, { name, ...(look && { look }) }));
  await queries.invalidateQueries({ queryKey: templatesKey });
}

interface InvitationProps {
  readonly isDragged: boolean;
  readonly onPick: (file: File | undefined) => void;
}

function Invitation({ isDragged, onPick }: InvitationProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="upload-invitation">
      <FileUp aria-hidden="true" />
      <p>
        <strong>{texts.templates.uploadHeading}</strong>
        <span className="quiet">{isDragged ? texts.templates.dropHere : texts.templates.uploadText}</span>
      </p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={templateExtensions.join(",")}
        onChange={({ target }) => {
          onPick(target.files?.[0]);
          target.value = "";
        }}
      />
      <button type="button" className="button is-primary" onClick={() => input.current?.click()}>
        {texts.templates.pick}
      </button>
    </div>
  );
}

interface UploadingProps {
  readonly name: string;
  readonly fraction: number;
  readonly onCancel: () => void;
}

function Uploading({ name, fraction, onCancel }: UploadingProps): ReactElement {
  return (
    <div className="upload-running">
      <p role="status">{fraction < 1 ? texts.templates.uploading(name) : texts.templates.inspecting}</p>
      <Progress.Root
        className="progress"
        value={fraction < 1 ? Math.round(fraction * 100) : null}
        aria-label={texts.templates.uploading(name)}
      >
        <Progress.Track className="progress-track">
          <Progress.Indicator className="progress-indicator" />
        </Progress.Track>
      </Progress.Root>
      <button type="button" className="button" onClick={onCancel}>
        {texts.templates.cancel}
      </button>
    </div>
  );
}

function Uploaded({ name }: { readonly name: string }): ReactElement {
  return (
    <div className="notice is-good">
      <CircleCheck aria-hidden="true" />
      <div>
        <p className="notice-heading">{texts.templates.uploadedHeading(name)}</p>
        <p>{texts.templates.uploadedText}</p>
      </div>
    </div>
  );
}
