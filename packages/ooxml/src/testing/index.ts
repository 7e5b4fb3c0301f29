export { type Parts, packParts, samplePresentation, unpackParts } from "./sample-presentation.ts";
