import type { ReactElement } from "react";

/** The covers that `pnpm --filter @lectern/checks look-pictures` took, by the name of the look. */
const pictures = import.meta.glob<string>("./pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The cover of a deck in a built-in look. Only to be looked at: its name stands beside it. */
export function LookPicture({ name }: { readonly name: string }): ReactElement {
  return (
    <img
      className="look-picture"
      src={pictures[`./pictures/${name}.webp`]}
      width={320}
      height={180}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
