import "../looks/looks.css";
import type { Template } from "@lectern/types";
import { Palette } from "lucide-react";
import { lazy, type ReactElement, type ReactNode, Suspense, useId, useState } from "react";
import { toDateWords } from "../decks/dates.ts";
import { displayedLooks } from "../looks/displayed-looks.ts";
import { toLookName } from "../looks/look-name.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { TemplateCover } from "../templates/template-cover.tsx";
import { useTemplateName } from "../templates/use-template-name.ts";
import { useTemplates } from "../templates/use-templates.ts";
import { texts } from "../texts/texts.ts";
import type { Draft } from "./draft.ts";

/** A chunk of its own: it comes with the pictures of all looks. */
const LookDialog = lazy(async () => ({ default: (await import("../looks/look-dialog.tsx")).LookDialog }));
const LookPicture = lazy(async () => ({ default: (await import("../looks/look-picture.tsx")).LookPicture }));

/** The look of the next deck: the built-in theme, or one of the caller's templates. */
export function TemplatePicker(): ReactElement {
  const { draft } = useStudio();
  const templates = useTemplates();
  const { templateId, look } = useStore(draft);
  const [isChoosing, setChoosing] = useState(false);
  const labelId = useId();
  const choose = (form: Partial<Pick<Draft, "look" | "templateId">>): void =>
    draft.set({ ...draft.get(), look: undefined, templateId: undefined, ...form });
  return (
    <section className="picker card">
      <div className="section-head">
        <h2 id={labelId}>{texts.looks.heading}</h2>
        <a href={toFragment({ kind: "templates" })}>{texts.compose.manage}</a>
      </div>
      <div className="picker-options" role="radiogroup" aria-labelledby={labelId}>
        <Option
          group={labelId}
          name={texts.looks.bySubject}
          detail={texts.looks.bySubjectDetail}
          isChosen={look === undefined && templateId === undefined}
          onChoose={() => choose({})}
        >
          <span className="looks">
            {displayedLooks.slice(0, 4).map((name) => (
              <LookPicture key={name} name={name} />
            ))}
          </span>
        </Option>
        {look === undefined || displayedLooks.includes(look) ? null : (
          <Option
            group={labelId}
            name={toLookName(look)}
            detail={texts.looks.builtIn}
            isChosen
            onChoose={() => choose({ look })}
          >
            <LookPicture name={look} />
          </Option>
        )}
        {templates.data?.map((template) => (
          <TemplateOption
            key={template.id}
            group={labelId}
            template={template}
            isChosen={templateId === template.id}
            onChoose={() => choose({ templateId: template.id })}
          />
        ))}
        {templates.isPending ? <div className="skeleton option-skeleton" /> : null}
        <div className="picker-looks">
          <Suspense>
            {displayedLooks.map((name) => (
              <LookTile
                key={name}
                group={labelId}
                name={name}
                isChosen={look === name}
                onChoose={() => choose({ look: name })}
              />
            ))}
          </Suspense>
        </div>
      </div>
      <button type="button" className="button picker-more" onClick={() => setChoosing(true)}>
        <Palette aria-hidden="true" />
        {texts.looks.all}
      </button>
      <Suspense>
        {isChoosing ? (
          <LookDialog
            chosen={look === undefined ? undefined : { kind: "look", name: look }}
            onChoose={(choice) => {
              setChoosing(false);
              if (choice.kind === "look") choose({ look: choice.name });
            }}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
      {templates.isError ? (
        <p className="quiet is-small" role="alert">
          {texts.compose.templatesFailed}{" "}
          <button type="button" className="link" onClick={() => void templates.refetch()}>
            {texts.tryAgain}
          </button>
        </p>
      ) : null}
    </section>
  );
}

type LookTileProps = Pick<OptionProps, "group" | "name" | "isChosen" | "onChoose">;

/** A built-in look by its picture, its name below. */
function LookTile({ group, name, isChosen, onChoose }: LookTileProps): ReactElement {
  return (
    <label className="look-choice">
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        aria-label={toLookName(name)}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="look-frame">
        <LookPicture name={name} />
      </span>
      <span className="look-name">{toLookName(name)}</span>
    </label>
  );
}

interface TemplateOptionProps extends Pick<OptionProps, "group" | "isChosen" | "onChoose"> {
  readonly template: Template;
}

function TemplateOption({ template: { id, createdAt }, ...option }: TemplateOptionProps): ReactElement {
  const { now } = useStudio();
  return (
    <Option
      {...option}
      name={useTemplateName(id)}
      detail={texts.templates.added(toDateWords(Date.parse(createdAt), now()))}
    >
      <TemplateCover id={id} />
    </Option>
  );
}

interface OptionProps {
  readonly group: string;
  readonly name: string;
  readonly detail: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Option({ group, name, detail, isChosen, onChoose, children }: OptionProps): ReactElement {
  const id = useId();
  return (
    <label className="option">
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-detail`}
      />
      <span className="option-picture">
        <Suspense>{children}</Suspense>
      </span>
      <span className="option-words">
        <span id={`${id}-name`} className="option-name" dir="auto">
          {name}
        </span>
        <span id={`${id}-detail`} className="option-detail">
          {detail}
        </span>
      </span>
      <span className="option-dot" aria-hidden="true" />
    </label>
  );
}
