import "./looks.css";
import { Dialog } from "@base-ui/react/dialog";
import type { Outline } from "@lectern/types";
import { X } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import { builtInLooks } from "../page-constants.ts";
import { OutlinePicture } from "../pictures/outline-picture.tsx";
import { TemplateCover } from "../templates/template-cover.tsx";
import { useTemplateName } from "../templates/use-template-name.ts";
import { useTemplates } from "../templates/use-templates.ts";
import { texts } from "../texts/texts.ts";
import { toLookName } from "./look-name.ts";
import { LookPicture } from "./look-picture.tsx";

/** How a deck is to look: in a built-in look, or in a template. */
export type LookChoice =
  | { readonly kind: "look"; readonly name: string }
  | { readonly kind: "template"; readonly id: string };

interface LookDialogProps {
  /** Undefined: none is marked. */
  readonly chosen: LookChoice | undefined;
  /** Of the deck that is to have the look, which is shown in each, and in templates, too; left out: there is none yet. */
  readonly outline?: Outline;
  readonly onChoose: (choice: LookChoice) => void;
  readonly onClose: () => void;
}

/** All looks by their pictures; nothing happens before the button is pressed. */
export function LookDialog({ chosen, outline, onChoose, onClose }: LookDialogProps): ReactElement {
  const [choice, setChoice] = useState(chosen);
  const name = useId();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog look-dialog">
          <div className="dialog-head">
            <div>
              <Dialog.Title className="dialog-title">{texts.looks.choose}</Dialog.Title>
              <Dialog.Description className="quiet is-small">{texts.looks.chooseLead}</Dialog.Description>
            </div>
            <Dialog.Close className="icon-button" aria-label={texts.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="look-scroll">
            <fieldset className="look-grid" data-own={outline !== undefined || undefined}>
              <legend className="visually-hidden">{texts.looks.heading}</legend>
              {builtInLooks.map((look) => (
                <Choice
                  key={look.name}
                  group={name}
                  label={toLookName(look.name)}
                  isChosen={choice?.kind === "look" && choice.name === look.name}
                  onChoose={() => setChoice({ kind: "look", name: look.name })}
                >
                  <Slides outline={outline} form={{ look: look.name }}>
                    <LookPicture name={look.name} />
                  </Slides>
                </Choice>
              ))}
            </fieldset>
            {outline ? (
              <Templates group={name} outline={outline} choice={choice} onChoose={setChoice} />
            ) : null}
          </div>
          <div className="dialog-foot">
            <button
              type="button"
              className="button is-primary"
              aria-disabled={choice === undefined}
              onClick={() => (choice === undefined ? undefined : onChoose(choice))}
            >
              {texts.looks.take}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SlidesProps {
  readonly outline: Outline | undefined;
  readonly form: { readonly look: string } | { readonly templateId: string };
  /** Stands in the place of the cover where the service draws none. */
  readonly children: ReactElement;
}

/** The deck's own cover and a slide with content. */
function Slides({ outline, form, children }: SlidesProps): ReactElement {
  if (outline === undefined) return children;
  return (
    <span className="look-slides" dir={outline.direction}>
      {pickSlides(outline).map((slide, index) => (
        <OutlinePicture
          key={slide.title}
          outline={{ ...outline, slides: [slide] }}
          form={form}
          instead={index === 0 ? children : null}
        />
      ))}
    </span>
  );
}

const poor: ReadonlySet<string> = new Set(["title", "agenda", "section", "statement", "quote", "closing"]);

function pickSlides({ slides: [cover, ...others] }: Outline): readonly Outline["slides"][number][] {
  const content = others.find(({ kind }) => !poor.has(kind)) ?? others[0];
  return [cover, content].filter((slide) => slide !== undefined);
}

interface TemplatesProps {
  readonly outline: Outline;
  readonly group: string;
  readonly choice: LookChoice | undefined;
  readonly onChoose: (choice: LookChoice) => void;
}

function Templates({ group, outline, choice, onChoose }: TemplatesProps): ReactElement | null {
  const { data = [] } = useTemplates();
  if (data.length === 0) return null;
  return (
    <>
      <h3 className="look-heading">{texts.looks.templates}</h3>
      <p className="quiet is-small">{texts.looks.copyNote}</p>
      <fieldset className="look-grid" data-own>
        <legend className="visually-hidden">{texts.looks.templates}</legend>
        {data.map(({ id }) => (
          <TemplateChoice
            key={id}
            {...{ id, group, outline }}
            isChosen={choice?.kind === "template" && choice.id === id}
            onChoose={() => onChoose({ kind: "template", id })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface TemplateChoiceProps extends Pick<ChoiceProps, "group" | "isChosen" | "onChoose"> {
  readonly id: string;
  readonly outline: Outline;
}

function TemplateChoice({ id, outline, ...choice }: TemplateChoiceProps): ReactElement {
  return (
    <Choice {...choice} label={useTemplateName(id)}>
      <Slides outline={outline} form={{ templateId: id }}>
        <TemplateCover id={id} />
      </Slides>
    </Choice>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactElement;
}

function Choice({ group, label, isChosen, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <label className="look-choice">
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="look-frame">{children}</span>
      <span className="look-name">{label}</span>
    </label>
  );
}
