import type { OutlineSlide } from "@lectern/deck";
import type { WantedForm } from "../brief/brief.ts";

/** The kinds of slides that show each form that may be asked for, the likeliest first. */
export const kindsOfForms: Readonly<Record<WantedForm, readonly OutlineSlide["kind"][]>> = {
  agenda: ["agenda"],
  chart: ["chart"],
  table: ["table"],
  timeline: ["timeline", "process"],
  process: ["process", "timeline"],
  comparison: ["comparison", "columns"],
  quote: ["quote", "cards"],
  numbers: ["numbers"],
  code: ["code"],
};
