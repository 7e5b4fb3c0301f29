import type { LayoutVariant, Size, Template } from "@lectern/deck";
import { type Anatomy, readAnatomy } from "../anatomy.ts";
import { asOpening } from "./opening.ts";

/** A page of a template that is drawn once more, with its places read. */
export interface VariantAnatomy extends Pick<LayoutVariant, "page" | "isPictured"> {
  readonly name: string;
  readonly anatomy: Anatomy;
}

/** Returns the pages of a template that are drawn once more. */
export function readVariants({ variants = [], slideSize }: Template): readonly VariantAnatomy[] {
  const read = readOnce.get(variants) ?? variants.map((variant) => readVariant(variant, slideSize));
  readOnce.set(variants, read);
  return read;
}

// Read once for a template, kept as long as that is.
const readOnce = new WeakMap<readonly LayoutVariant[], readonly VariantAnatomy[]>();

function readVariant({ page, isPictured, layout }: LayoutVariant, slideSize: Size): VariantAnatomy {
  const anatomy = readAnatomy(layout, slideSize);
  return {
    page,
    isPictured,
    name: layout.name,
    anatomy: page === "section" ? asOpening(anatomy, sectionTitle, slideSize) : anatomy,
  };
}

/** In points, where a page has no place for its title. */
const sectionTitle = 36;
