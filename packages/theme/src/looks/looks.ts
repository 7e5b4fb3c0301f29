import { atlas } from "./atlas.ts";
import { blueprint } from "./blueprint.ts";
import { classics } from "./classics.ts";
import { collage } from "./collage.ts";
import { deco } from "./deco.ts";
import { folio } from "./folio.ts";
import { gazette } from "./gazette.ts";
import { herbarium } from "./herbarium.ts";
import { ledger } from "./ledger.ts";
import type { Look } from "./look.ts";
import { meadow } from "./meadow.ts";
import { nocturne } from "./nocturne.ts";
import { papercut } from "./papercut.ts";
import { pulse } from "./pulse.ts";
import { signal } from "./signal.ts";

/** The looks of the built-in template; the first is the default. */
export const looks: readonly Look[] = [
  ...classics,
  atlas,
  meadow,
  signal,
  folio,
  pulse,
  ledger,
  gazette,
  blueprint,
  papercut,
  deco,
  herbarium,
  nocturne,
  collage,
];

/** Returns the look of a name; throws a RangeError where there is none. */
export function findLook(name: string): Look {
  const found = looks.find((look) => look.name === name);
  if (found !== undefined) return found;
  const names = looks.map((look) => look.name).join(", ");
  throw new RangeError(
    `Expected the name of a look of the built-in template, got ${JSON.stringify(name)}. Take one of: ${names}.`,
  );
}
