import type { ImageCrop, PlacedPicture } from "@lectern/deck";
import { element, inOnePiece, thousandthsOfPercent, transform, type Xml } from "@lectern/ooxml";
import type { SlideScope } from "../slide-scope.ts";
import { placedGeometry } from "./geometry.ts";
import { drawingIdentity } from "./identity.ts";
import { placedLine } from "./line.ts";

/** Returns a picture (ISO 29500-1, 19.3.1.37 pic); one that fills a placeholder of the layout with its reference. */
export function pictureElement(picture: PlacedPicture, reference: Xml | undefined, scope: SlideScope): Xml {
  const { name, description, box, image, crop, geometry = "rectangle", line } = picture;
  const id = scope.writtenIdOf(picture);
  return element(
    "p:pic",
    undefined,
    element(
      "p:nvPicPr",
      undefined,
      drawingIdentity({ id, name, descr: description, isDecoration: description === undefined }),
      reference ? placeholderLocks : locks,
      element("p:nvPr", undefined, reference),
    ),
    element(
      "p:blipFill",
      undefined,
      element("a:blip", { "r:embed": scope.addImage(image) }),
      crop && cropElement(crop),
      stretched,
    ),
    element(
      "p:spPr",
      undefined,
      transform(box),
      placedGeometry({ ...picture, geometry }),
      line && placedLine("a:ln", line),
    ),
  );
}

const locks = inOnePiece(element("p:cNvPicPr", undefined, element("a:picLocks", { noChangeAspect: true })));
const placeholderLocks = inOnePiece(
  element("p:cNvPicPr", undefined, element("a:picLocks", { noGrp: true, noChangeAspect: true })),
);
const stretched = inOnePiece(element("a:stretch", undefined, element("a:fillRect")));

/** 20.1.8.55 srcRect. */
function cropElement({ left, top, right, bottom }: ImageCrop): Xml {
  const share = (value: number): number | undefined => thousandthsOfPercent(value) || undefined;
  return element("a:srcRect", { l: share(left), t: share(top), r: share(right), b: share(bottom) });
}
