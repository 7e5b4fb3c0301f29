export type { ContractSource, FindReferenceFile, ReferenceFile } from "./reference.ts";
export {
  createReference,
  locateReferenceFile,
  referenceContentSecurityPolicy,
  referenceFileNames,
  referencePath,
} from "./reference.ts";
