import type { ReactElement } from "react";
import { Screen } from "../components/screen.tsx";
import { toFragment } from "../state/route.ts";
import { texts } from "../texts.ts";

/** For addresses that lead nowhere. */
export function UnknownScreen(): ReactElement {
  return (
    <Screen title={texts.unknown.title} heading={texts.unknown.heading} lead={texts.unknown.text}>
      <p className="card is-padded narrow">
        <a className="button is-primary" href={toFragment({ kind: "compose" })}>
          {texts.unknown.action}
        </a>
      </p>
    </Screen>
  );
}
