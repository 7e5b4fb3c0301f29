import type { Example } from "../example.ts";
import { gallery } from "../gallery.ts";

const names = ["hiring-plan", "photosynthesis", "saving-water-arabic"];

/** The outlines that every template is shown with: together they have every kind of slide, and one runs from right to left. */
export const templateExamples: readonly Example[] = gallery.filter(({ name }) => names.includes(name));
