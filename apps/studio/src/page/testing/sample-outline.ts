import type { Outline } from "@lectern/types";

/** What a small deck says. */
export const sampleOutline: Outline = {
  title: "Night trains",
  language: "en",
  direction: "ltr",
  slides: [
    { kind: "title", title: "Night trains", subtitle: "For the council" },
    {
      kind: "bullets",
      title: "Why people take them",
      items: [{ text: [{ text: "They arrive rested" }] }, { text: [{ text: "A bed replaces a hotel" }] }],
      notes: "Tell the story of Lena.",
    },
    { kind: "closing", title: "What we ask for", nextSteps: [{ action: "Say yes", date: "30 June" }] },
  ],
};
