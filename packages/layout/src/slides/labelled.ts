import { drawingLabelsOf, type OutlineSlide, type SlidePicture } from "@lectern/deck";
import { labelTextsOf } from "../forms/labelled/label-words.ts";
import { setLabelledDrawing } from "../forms/labelled/labelled-drawing.ts";
import { matchAnchors } from "../forms/labelled/match-anchors.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Page } from "../pages/page.ts";
import { toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines } from "../pages/to-pages.ts";

/**
 * Composes points or cards that are parts of one thing around its drawing, each with a line to its part; undefined where they are none,
 * the drawing does not say where they are, or they would not stand on one page in type that is read from afar.
 */
export function composeLabelled(
  slide: OutlineSlide,
  { illustration }: SlidePicture,
  stage: Stage,
): readonly Page[] | undefined {
  const labels = drawingLabelsOf(slide);
  if (!labels || (slide.kind !== "bullets" && slide.kind !== "cards")) return undefined;
  const anchors = matchAnchors(labels, illustration);
  const { unsaid } = createHeadline(slide.title, stage.layouts.rows, contentTitleLines);
  if (!anchors || unsaid !== undefined) return undefined;
  const description = `${slide.title}: ${labels.join("; ")}`;
  const drawing = { illustration, labels: labelTextsOf(slide), anchors, description };
  const pages = toPagesOnFoot(
    {
      composition: "labelled",
      setPages: (canvas) => {
        const content = setLabelledDrawing(drawing, canvas);
        return content && [content];
      },
    },
    slide,
    stage,
  );
  return pages?.length === 1 ? pages : undefined;
}
