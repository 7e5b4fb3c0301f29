import "@fontsource-variable/instrument-sans/wght.css";
import "@fontsource-variable/newsreader/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/frame.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { applyAppearance } from "./state/appearance.ts";
import { createStudio } from "./studio.ts";
import { applyLanguage, toLanguage } from "./texts/language-choice.ts";
import { speak } from "./texts/texts.ts";

const studio = createStudio({
  tabArea: sessionStorage,
  browserArea: localStorage,
  channel: new BroadcastChannel("lectern.session"),
  now: Date.now,
  uuid: createUuid,
});

const showAppearance = () => applyAppearance(document.documentElement, studio.appearance.get());
studio.appearance.subscribe(showAppearance);
showAppearance();
// What somebody deleted is deleted, also when the page is closed before the time to undo is over.
window.addEventListener("pagehide", () => void studio.deletions.flush());

const showLanguage = async (): Promise<void> => {
  const language = toLanguage(studio.languageChoice.get(), navigator.languages);
  await speak(language);
  applyLanguage(document.documentElement, language);
  studio.language.set(language);
};
studio.languageChoice.subscribe(() => void showLanguage());
await showLanguage();

const root = document.getElementById("root");
if (root === null) throw new Error("The page was expected to have a #root.");
createRoot(root).render(
  <StrictMode>
    <App studio={studio} />
  </StrictMode>,
);

/** `crypto.randomUUID` is missing on pages that came over plain http. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
