export { type Answer, findAnswerFaults, findProblemFaults, readAnswer, readJson } from "./answer-faults.ts";
export { parseEvents, type StreamEvent } from "./event-stream.ts";
