import type { PresentationReport } from "@lectern/types";

/** On a document that was made into slides without a language model. */
export const documentReport: PresentationReport = {
  author: { name: "embedded", replaced: 0 },
  mode: "document",
  language: "en",
  slideCount: 6,
  understood: { audience: "the board", parts: [], forms: [], excluded: [], plan: [] },
  decisions: ["Meant for: the board."],
  leftOut: [
    { text: "Spare parts took five days.", where: "notes", reason: "said with the slide" },
    { text: "…", where: "nowhere", reason: "said to stay out" },
  ],
  unfounded: [],
};

/** On a topic without material, without a language model. */
export const topicReport: PresentationReport = {
  ...documentReport,
  mode: "topic",
  understood: { topic: "Urban gardening", parts: [], forms: [], excluded: [], plan: [] },
  leftOut: [],
};

/** On a topic that a language model wrote about. */
export const modelReport: PresentationReport = {
  ...topicReport,
  author: { name: "model", replaced: 1 },
  unfounded: [{ slide: 4, text: "38 % of households" }],
};
