import { BookOpen, LogOut, Settings2 } from "lucide-react";
import { type ReactElement, useId } from "react";
import type { Appearance } from "../state/appearance.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { LanguageSelect } from "./language-select.tsx";

const appearances = ["system", "light", "dark"] as const satisfies readonly Appearance[];

/** Appearance, and the way out, in a popover of the browser's own: it closes by Escape and by a click beside it. */
export function SettingsMenu(): ReactElement {
  const { appearance, signOut } = useStudio();
  const current = useStore(appearance);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="icon-button on-field"
        aria-label={texts.navigation.account}
        popoverTarget={id}
      >
        <Settings2 aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className="menu">
        <fieldset>
          <legend>{texts.navigation.appearance}</legend>
          {appearances.map((value) => (
            <label key={value} className="menu-item">
              <input
                type="radio"
                name={id}
                checked={value === current}
                onChange={() => appearance.set(value)}
              />
              {texts.navigation[value]}
            </label>
          ))}
        </fieldset>
        <LanguageSelect />
        <a className="menu-item" href="./docs" target="_blank" rel="noreferrer">
          <BookOpen aria-hidden="true" />
          {texts.navigation.reference}
          <span className="visually-hidden">({texts.newTab})</span>
        </a>
        <button type="button" className="menu-item" onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {texts.navigation.signOut}
        </button>
      </div>
    </>
  );
}
