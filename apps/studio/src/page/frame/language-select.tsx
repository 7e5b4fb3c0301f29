import { Languages } from "lucide-react";
import type { ReactElement } from "react";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { languages } from "../texts/languages.ts";
import { texts } from "../texts/texts.ts";

/** The choice of the page's language, each by its own name. */
export function LanguageSelect(): ReactElement {
  const { language, languageChoice } = useStudio();
  const { code } = useStore(language);
  return (
    <label className="language-select">
      <Languages aria-hidden="true" />
      <span className="visually-hidden">{texts.navigation.language}</span>
      <select value={code} onChange={({ target }) => languageChoice.set(target.value)}>
        {languages.map((one) => (
          <option key={one.code} value={one.code} lang={one.code}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
