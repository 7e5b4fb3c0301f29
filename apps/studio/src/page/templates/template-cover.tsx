import type { ReactElement } from "react";
import { Cover } from "../artwork/cover.tsx";
import { OutlinePicture } from "../pictures/outline-picture.tsx";
import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { useTemplateName } from "./use-template-name.ts";

const unknownColors = { field: "#5b6878", accents: ["#8d99a8", "#a7b2bf", "#74818f"] };

/** A cover in a template that bears its name; until it is there, one in its colours, or in greys where this browser never saw its file. */
export function TemplateCover({ id }: { readonly id: string }): ReactElement {
  const { templates, language } = useStudio();
  const known = useStore(templates)[id];
  const title = useTemplateName(id);
  const spoken = useStore(language);
  const outline = {
    ...{ title, language: spoken.code, direction: spoken.direction },
    slides: [{ kind: "title", title } as const],
  };
  return (
    <OutlinePicture outline={outline} form={{ templateId: id }}>
      <Cover colors={known?.look?.colors ?? unknownColors} />
    </OutlinePicture>
  );
}
