export type { ContractSource, FindReferenceFile, ReferenceFile } from "./reference.ts";
export { createReference, referenceContentSecurityPolicy, referencePath } from "./reference.ts";
