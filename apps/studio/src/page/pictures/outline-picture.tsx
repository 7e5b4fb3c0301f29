import type { Outline } from "@lectern/types";
import type { ReactElement, ReactNode } from "react";
import { useStudio } from "../studio.ts";
import { Picture } from "./picture.tsx";

interface OutlinePictureProps {
  /** Its first slide is drawn. */
  readonly outline: Outline;
  /** A built-in look, or a template. */
  readonly form: { readonly look: string } | { readonly templateId: string };
  /** Stands in its place until it is there, and for good where the service draws none. */
  readonly children: ReactNode;
}

/** The first slide of an outline in a form that no deck has yet. Only to be looked at. */
export function OutlinePicture({ outline, form, children }: OutlinePictureProps): ReactElement {
  const { service } = useStudio();
  return (
    <Picture
      name={["outline-picture", form, outline]}
      read={(signal) => service.drawOutline({ outline, ...form }, signal)}
    >
      {children}
    </Picture>
  );
}
