// Where the files lie that the mock serves beside its answers. In the packed package `packed-files.ts` stands in its place.
import { locateReferenceFile } from "@lectern/reference";
import { viewerDirectory } from "@lectern/viewer";

/** Where the files lie that the mock serves beside its answers. */
export interface MockFiles {
  /** The deck that every download answers: a .pptx. */
  readonly deck: URL;
  /** The deck's title and length, as JSON. */
  readonly facts: URL;
  /** The directory of the built viewer. */
  readonly viewer: string;
  /** A file of the reference pages, by its name. */
  readonly reference: (name: string) => URL;
}

/** The files of this workspace: the sample is made by this package's build, the others lie in theirs. */
export const mockFiles: MockFiles = {
  deck: new URL("../dist/sample.pptx", import.meta.url),
  facts: new URL("../dist/sample.json", import.meta.url),
  viewer: viewerDirectory,
  reference: locateReferenceFile,
};
