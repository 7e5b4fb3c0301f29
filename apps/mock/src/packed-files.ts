// The packed package has everything in one directory, beside its code; `scripts/build-package.ts` puts it there.
import { fileURLToPath } from "node:url";
import type { MockFiles } from "./mock-files.ts";

const at = (path: string) => new URL(`./${path}`, import.meta.url);

/** The files of the packed package. */
export const mockFiles: MockFiles = {
  deck: at("sample.pptx"),
  facts: at("sample.json"),
  viewer: fileURLToPath(at("viewer")),
  reference: (name) => at(`reference/${name}`),
};
