import type { ReactElement } from "react";
import { Mark } from "../artwork/mark.tsx";
import { toPercent } from "../generating/percent.ts";
import { currentRoute } from "../state/current-route.ts";
import { type Route, toFragment } from "../state/route.ts";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { texts } from "../texts/texts.ts";
import { SettingsMenu } from "./settings-menu.tsx";

const entries = ["compose", "decks", "templates"] as const;

/** The bar with the ways through the app. */
export function Header({ route }: { readonly route: Route }): ReactElement {
  return (
    <header className="header">
      <a className="brand" href={toFragment({ kind: "compose" })}>
        <Mark />
        <span>{texts.product}</span>
      </a>
      <nav className="navigation" aria-label={texts.navigation.label}>
        {entries.map((kind) => (
          <a key={kind} href={toFragment({ kind })} aria-current={isWithin(route, kind) ? "page" : undefined}>
            {texts.navigation[kind]}
          </a>
        ))}
      </nav>
      <RunningLink />
      <SettingsMenu />
    </header>
  );
}

function isWithin(route: Route, kind: (typeof entries)[number]): boolean {
  return route.kind === kind || ((route.kind === "deck" || route.kind === "outline") && kind === "decks");
}

/** Shows, on the other screens, that a deck is being made. */
function RunningLink(): ReactElement | null {
  const { generation } = useStudio();
  const state = useStore(generation.state);
  const route = useStore(currentRoute);
  if (state.kind !== "running" || route.kind === "compose") return null;
  const percent = state.progress ? toPercent(state.progress.fraction) : "";
  return (
    <a className="running" href={toFragment({ kind: "compose" })}>
      <span className="spinner" aria-hidden="true" />
      <span className="running-text">{texts.navigation.running(percent)}</span>
    </a>
  );
}
