import { lintPackage, readZip, type ZipEntry } from "@lectern/ooxml";
import validate, { type ValidationResult } from "@ooxml-tools/validate";

/** What is wrong with a deck. */
export interface DeckFaults {
  /** Ours: the lint's findings, and those of the Open XML SDK in what we wrote. */
  readonly own: readonly string[];
  /** The SDK's findings that the upload brought along, in a part that is kept as it came or in the presentation part. */
  readonly inherited: readonly string[];
}

/** It is spliced from the template's. */
const presentationPart = "ppt/presentation.xml";

/** Returns what the lint finds in a deck. */
export async function lintDeck(deck: Uint8Array): Promise<DeckFaults> {
  return {
    own: lintPackage(deck).map(({ code, part, message }) => `${code} ${part}: ${message}`),
    inherited: [],
  };
}

/** Returns what lint and Open XML SDK find in a deck that was made with an upload, and which of it the upload brought along. */
export async function judgeDeck(deck: Uint8Array, upload: Uint8Array): Promise<DeckFaults> {
  const { own: linted } = await lintDeck(deck);
  const found = await findInvalid(deck);
  if (found.length === 0) return { own: linted, inherited: [] };
  const brought = new Set((await findInvalid(upload)).map(describe));
  const isInherited = (finding: ValidationResult) => {
    const part = finding.path.partUri.slice(1);
    // What follows from a part's bytes alone needs no other proof; the SDK's list ends after a thousand findings.
    if (isUntouched(part, deck, upload))
      return finding.id.startsWith("Sch_") || brought.has(describe(finding));
    return part === presentationPart && brought.has(describe(finding));
  };
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

function isUntouched(part: string, deck: Uint8Array, upload: Uint8Array): boolean {
  const [ours, theirs] = [findEntry(deck, part), findEntry(upload, part)];
  return ours !== undefined && ours.crc32 === theirs?.crc32 && ours.size === theirs.size;
}

function findEntry(archive: Uint8Array, part: string): ZipEntry | undefined {
  return readZip(archive).entries.get(part);
}
