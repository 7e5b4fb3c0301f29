export { type Answer, findAnswerFaults, findProblemFaults, readAnswer, readJson } from "./answer-faults.ts";
