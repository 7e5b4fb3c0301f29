import type { ReactElement, ReactNode } from "react";
import { useStudio } from "../studio.ts";
import { Picture } from "./picture.tsx";
import { pictureKey } from "./picture-key.ts";

interface SlidePictureProps {
  /** Of the deck. */
  readonly id: string;
  /** From 1. */
  readonly slideNumber: number;
  /** Stands in its place until it is there, and for good where the service has none. */
  readonly children: ReactNode;
}

/** A slide of a deck as it is now. Only to be looked at. */
export function SlidePicture({ id, slideNumber, children }: SlidePictureProps): ReactElement {
  const { service } = useStudio();
  return (
    <Picture
      name={[...pictureKey(id), slideNumber]}
      read={(signal) => service.readPicture(id, slideNumber, signal)}
    >
      {children}
    </Picture>
  );
}
