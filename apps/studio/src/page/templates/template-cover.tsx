import type { ReactElement } from "react";
import { Cover } from "../artwork/cover.tsx";
import { SlidePicture } from "../pictures/slide-picture.tsx";
import type { KnownTemplate } from "./known-templates.ts";

const unknownColors = { field: "#5b6878", accents: ["#8d99a8", "#a7b2bf", "#74818f"] };

/** The first slide of a template's sample where there is one; else one in its colours, or in greys where this browser never saw its file. */
export function TemplateCover({ known }: { readonly known: KnownTemplate | undefined }): ReactElement {
  const cover = <Cover colors={known?.look?.colors ?? unknownColors} />;
  if (known?.sampleId === undefined) return cover;
  return (
    <SlidePicture id={known.sampleId} slideNumber={1}>
      {cover}
    </SlidePicture>
  );
}
