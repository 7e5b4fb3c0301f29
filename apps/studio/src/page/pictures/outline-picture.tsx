import type { Outline } from "@lectern/types";
import type { ReactElement, ReactNode } from "react";
import { useStudio } from "../studio.ts";
import { Picture } from "./picture.tsx";

interface OutlinePictureProps {
  /** Its first slide is drawn. */
  readonly outline: Outline;
  /** A built-in look, or a template. */
  readonly form: { readonly look: string } | { readonly templateId: string };
  /** Stands in its place where the service draws none; left out, what stands there until then. */
  readonly instead?: ReactNode;
  /** Stands in its place until it is there; left out: nothing. */
  readonly children?: ReactNode;
}

/** The first slide of an outline in a form that no deck has yet. Only to be looked at. */
export function OutlinePicture({ outline, form, instead, children }: OutlinePictureProps): ReactElement {
  const { service } = useStudio();
  return (
    <Picture
      name={["outline-picture", form, outline]}
      read={(signal) => service.drawOutline({ outline, ...form }, signal)}
      instead={instead}
    >
      {children}
    </Picture>
  );
}
