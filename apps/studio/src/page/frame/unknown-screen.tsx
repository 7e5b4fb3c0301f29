import type { ReactElement } from "react";
import { toFragment } from "../state/route.ts";
import { texts } from "../texts/texts.ts";
import { Screen } from "./screen.tsx";

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
