import type { ReactElement } from "react";
import { Cover } from "../artwork/cover.tsx";
import type { KnownTemplate } from "./known-templates.ts";

const unknownColors = { field: "#5b6878", accents: ["#8d99a8", "#a7b2bf", "#74818f"] };

/** A title slide in the colours of a template; in greys where this browser never saw its file. */
export function TemplateCover({ known }: { readonly known: KnownTemplate | undefined }): ReactElement {
  return <Cover colors={known?.look?.colors ?? unknownColors} />;
}
