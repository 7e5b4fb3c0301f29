import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { type ReactElement, type ReactNode, useId } from "react";
import { toDateWords } from "../decks/dates.ts";
import { builtInLooks } from "../page-constants.ts";
import { toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { builtInTemplateId } from "../templates/known-templates.ts";
import { TemplateCover } from "../templates/template-cover.tsx";
import { useTemplates } from "../templates/use-templates.ts";
import { texts } from "../texts/texts.ts";

/** The look of the next deck: the built-in theme, or one of the caller's templates. */
export function TemplatePicker(): ReactElement {
  const { draft, templates: knownTemplates, now } = useStudio();
  const templates = useTemplates();
  const known = useStore(knownTemplates);
  const { templateId = builtInTemplateId } = useStore(draft);
  const labelId = useId();
  const choose = (id: string) =>
    draft.set({ ...draft.get(), templateId: id === builtInTemplateId ? undefined : id });
  return (
    <section className="picker card">
      <div className="section-head">
        <h2 id={labelId}>{texts.looks.heading}</h2>
        <a href={toFragment({ kind: "templates" })}>{texts.compose.manage}</a>
      </div>
      <RadioGroup
        className="picker-options"
        aria-labelledby={labelId}
        value={templateId}
        onValueChange={choose}
      >
        <Option id={builtInTemplateId} name={texts.looks.bySubject} detail={texts.looks.bySubjectDetail}>
          <span className="looks">
            {builtInLooks.map(({ name, colors }) => (
              <span key={name} style={{ background: colors.field, borderColor: colors.accents[0] }} />
            ))}
          </span>
        </Option>
        {templates.data?.map(({ id, createdAt }) => (
          <Option
            key={id}
            id={id}
            name={known[id]?.name ?? texts.compose.unnamed}
            detail={texts.templates.added(toDateWords(Date.parse(createdAt), now()))}
          >
            <TemplateCover known={known[id]} />
          </Option>
        ))}
        {templates.isPending ? <div className="skeleton option-skeleton" /> : null}
      </RadioGroup>
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

interface OptionProps {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly children: ReactNode;
}

function Option({ id, name, detail, children }: OptionProps): ReactElement {
  const ownId = useId();
  return (
    <Radio.Root
      value={id}
      className="option"
      aria-labelledby={`${ownId}-name`}
      aria-describedby={`${ownId}-detail`}
    >
      <span className="option-picture">{children}</span>
      <span className="option-words">
        <span id={`${ownId}-name`} className="option-name">
          {name}
        </span>
        <span id={`${ownId}-detail`} className="option-detail">
          {detail}
        </span>
      </span>
      <span className="option-dot" aria-hidden="true" />
    </Radio.Root>
  );
}
