import "../decks/cards.css";
import type { Template } from "@lectern/types";
import { Eye, Trash2 } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { toDateWords } from "../decks/dates.ts";
import { Screen } from "../frame/screen.tsx";
import { displayedLooks } from "../looks/displayed-looks.ts";
import { LookPicture } from "../looks/look-picture.tsx";
import { FailureNotice } from "../notices/failure-notice.tsx";
import { goTo } from "../state/current-route.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { deleteTemplate } from "./delete-template.ts";
import { builtInTemplateId } from "./known-templates.ts";
import { TemplateCover } from "./template-cover.tsx";
import { TemplateUpload } from "./template-upload.tsx";
import { useTemplateName } from "./use-template-name.ts";
import { useTemplates } from "./use-templates.ts";

/** A chunk of its own: few people open it. */
const SampleDialog = lazy(async () => ({
  default: (await import("./sample-dialog.tsx")).SampleDialog,
}));

interface Shown {
  readonly id: string;
  readonly name: string;
}

/** The caller's templates: adding, looking at, using and deleting them. */
export function TemplatesScreen(): ReactElement {
  const templates = useTemplates();
  const [shown, setShown] = useState<Shown>();
  return (
    <Screen title={texts.templates.title} heading={texts.templates.title} lead={texts.templates.lead}>
      <TemplateUpload />
      <ul className="cards is-below" aria-busy={templates.isPending}>
        <TemplateCard
          template={{ id: builtInTemplateId, name: texts.templates.builtIn }}
          detail={texts.templates.builtInText}
          picture={
            <div className="mosaic">
              {displayedLooks.slice(0, 4).map((name) => (
                <LookPicture key={name} name={name} />
              ))}
            </div>
          }
          onPreview={setShown}
        />
        {templates.data?.map((template) => (
          <OwnTemplateCard key={template.id} template={template} onPreview={setShown} />
        ))}
        {templates.isPending ? <li className="card skeleton card-skeleton" /> : null}
        {templates.data?.length === 0 ? (
          <li className="card no-templates">
            <h2>{texts.templates.emptyHeading}</h2>
            <p className="quiet">{texts.templates.emptyText}</p>
          </li>
        ) : null}
      </ul>
      {templates.isError ? (
        <FailureNotice error={templates.error} onRetry={() => void templates.refetch()} />
      ) : null}
      <Suspense>
        {shown ? <SampleDialog template={shown} onClose={() => setShown(undefined)} /> : null}
      </Suspense>
    </Screen>
  );
}

interface OwnTemplateCardProps {
  readonly template: Template;
  readonly onPreview: (template: Shown) => void;
}

function OwnTemplateCard({ template: { id, createdAt }, onPreview }: OwnTemplateCardProps): ReactElement {
  const studio = useStudio();
  const template = { id, name: useTemplateName(id) };
  return (
    <TemplateCard
      template={template}
      detail={texts.templates.added(toDateWords(Date.parse(createdAt), studio.now()))}
      picture={<TemplateCover id={id} />}
      onPreview={onPreview}
      onDelete={() => deleteTemplate(studio, template)}
    />
  );
}

interface TemplateCardProps {
  readonly template: Shown;
  readonly detail: string;
  readonly picture: ReactNode;
  readonly onPreview: (template: Shown) => void;
  readonly onDelete?: () => void;
}

function TemplateCard({ template, detail, picture, onPreview, onDelete }: TemplateCardProps): ReactElement {
  const { draft } = useStudio();
  const { id, name } = template;
  const use = (): void => {
    draft.set({ ...draft.get(), templateId: id === builtInTemplateId ? undefined : id, look: undefined });
    goTo({ kind: "compose" });
  };
  return (
    <li className="template-card card">
      {picture}
      <div className="template-card-words">
        <h2>{name}</h2>
        <p className="quiet is-small">{detail}</p>
      </div>
      <div className="template-card-actions">
        <button type="button" className="button" aria-label={texts.templates.useLabel(name)} onClick={use}>
          {texts.templates.use}
        </button>
        <button
          type="button"
          className="button is-quiet"
          aria-label={texts.templates.previewLabel(name)}
          onClick={() => onPreview(template)}
        >
          <Eye aria-hidden="true" />
          {texts.templates.preview}
        </button>
        {onDelete ? (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.templates.delete(name)}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </li>
  );
}
