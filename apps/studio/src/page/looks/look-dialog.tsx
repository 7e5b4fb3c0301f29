import "./looks.css";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import { builtInLooks } from "../page-constants.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { TemplateCover } from "../templates/template-cover.tsx";
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
  /** Whether templates are offered, too. */
  readonly hasTemplates: boolean;
  readonly onChoose: (choice: LookChoice) => void;
  readonly onClose: () => void;
}

/** All looks by their pictures; nothing happens before the button is pressed. */
export function LookDialog({ chosen, hasTemplates, onChoose, onClose }: LookDialogProps): ReactElement {
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
            <fieldset className="look-grid">
              <legend className="visually-hidden">{texts.looks.heading}</legend>
              {builtInLooks.map((look) => (
                <Choice
                  key={look.name}
                  group={name}
                  label={toLookName(look.name)}
                  isChosen={choice?.kind === "look" && choice.name === look.name}
                  onChoose={() => setChoice({ kind: "look", name: look.name })}
                >
                  <LookPicture name={look.name} />
                </Choice>
              ))}
            </fieldset>
            {hasTemplates ? <Templates group={name} choice={choice} onChoose={setChoice} /> : null}
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

interface TemplatesProps {
  readonly group: string;
  readonly choice: LookChoice | undefined;
  readonly onChoose: (choice: LookChoice) => void;
}

function Templates({ group, choice, onChoose }: TemplatesProps): ReactElement | null {
  const { templates: knownTemplates } = useStudio();
  const known = useStore(knownTemplates);
  const { data = [] } = useTemplates();
  if (data.length === 0) return null;
  return (
    <>
      <h3 className="look-heading">{texts.looks.templates}</h3>
      <p className="quiet is-small">{texts.looks.copyNote}</p>
      <fieldset className="look-grid">
        <legend className="visually-hidden">{texts.looks.templates}</legend>
        {data.map(({ id }) => (
          <Choice
            key={id}
            group={group}
            label={known[id]?.name ?? texts.compose.unnamed}
            isChosen={choice?.kind === "template" && choice.id === id}
            onChoose={() => onChoose({ kind: "template", id })}
          >
            <TemplateCover known={known[id]} />
          </Choice>
        ))}
      </fieldset>
    </>
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
