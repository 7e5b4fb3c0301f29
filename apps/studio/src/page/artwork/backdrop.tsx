import type { ReactElement } from "react";
import { Arcs } from "./arcs.tsx";

/** The dark field behind header and heading, like the cover of a deck. */
export function Backdrop(): ReactElement {
  return (
    <div className="backdrop" aria-hidden="true">
      <Arcs colors={["var(--amber)", "var(--teal)", "var(--mist)"]} />
    </div>
  );
}
