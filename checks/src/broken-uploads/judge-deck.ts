import { lintPackage, readZip, type ZipEntry } from "@lectern/ooxml";
import validate, { type ValidationResult } from "@ooxml-tools/validate";

/** What is wrong with a deck. */
export interface DeckFaults {
  /** Ours: the lint's findings, and those of the Open XML SDK in what we wrote. */
  readonly own: readonly string[];
  /** The SDK's findings that the upload has, too, in a part that is kept as it came or in the presentation part. */
  readonly inherited: readonly string[];
}

/** Returns what is wrong with a deck that was made with an upload, and which of it the upload brought along. */
export async function judgeDeck(deck: Uint8Array, upload: Uint8Array): Promise<DeckFaults> {
  const linted = lintPackage(deck).map(({ code, part, message }) => `${code} ${part}: ${message}`);
  const found = await findInvalid(deck);
  if (found.length === 0) return { own: linted, inherited: [] };
  const brought = new Set((await findInvalid(upload)).map(describe));
  const isInherited = (finding: ValidationResult) =>
    brought.has(describe(finding)) && isKept(finding.path.partUri.slice(1), deck, upload);
  const { inherited = [], own = [] } = Object.groupBy(found, (finding) =>
    isInherited(finding) ? "inherited" : "own",
  );
  return { own: [...linted, ...own.map(describe)], inherited: inherited.map(describe) };
}

/** What the validator cannot even open has one finding: what it threw. */
async function findInvalid(bytes: Uint8Array): Promise<readonly ValidationResult[]> {
  try {
    return await validate(bytes, "pptx", "Microsoft365");
  } catch (error) {
    return [
      { id: "unreadable", description: String(error), path: { xpath: "", partUri: "/" }, errorType: 0 },
    ];
  }
}

function describe({ id, description, path }: ValidationResult): string {
  return `${id} ${path.partUri} ${path.xpath}: ${description}`;
}

/** The presentation part is spliced from the template's; of the others a part is the template's where no byte differs. */
function isKept(part: string, deck: Uint8Array, upload: Uint8Array): boolean {
  const [ours, theirs] = [findEntry(deck, part), findEntry(upload, part)];
  if (!ours || !theirs) return false;
  return part === "ppt/presentation.xml" || (ours.crc32 === theirs.crc32 && ours.size === theirs.size);
}

function findEntry(archive: Uint8Array, part: string): ZipEntry | undefined {
  return readZip(archive).entries.get(part);
}
