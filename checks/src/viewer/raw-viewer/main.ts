// What a page does that uses the renderer as its README says and nothing else: the base line of viewer-speed.ts.
import { PptxViewer, RECOMMENDED_ZIP_LIMITS } from "@aiden0z/pptx-renderer";

const stage = document.getElementById("stage");
if (stage === null) throw new Error("index.html must have the stage.");
const answer = await fetch("/deck.pptx");
await PptxViewer.open(await answer.arrayBuffer(), stage, {
  zipLimits: RECOMMENDED_ZIP_LIMITS,
  renderMode: "slide",
});
document.documentElement.dataset["state"] = "ready";
