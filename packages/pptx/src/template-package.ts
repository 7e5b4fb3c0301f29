import type { Template } from "@lectern/deck";
import type { Skeleton } from "./write/parts/skeleton.ts";

/** A template that was read: what it offers, and what of its file goes into every deck. Plain data, never changed. */
export interface TemplatePackage {
  readonly template: Template;
  /** For `writePresentation` only; what is in it may change. */
  readonly skeleton: Skeleton;
}
