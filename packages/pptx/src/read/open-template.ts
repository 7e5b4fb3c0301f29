import { OoxmlError, readZip, type ZipArchive } from "@lectern/ooxml";
import { TemplateUnusableError } from "../template-unusable-error.ts";
import { createPackageReader, type PackageReader, relatedPart } from "./package-reader.ts";

/** A package whose main part is a presentation. */
export interface OpenTemplate {
  readonly reader: PackageReader;
  readonly presentationPart: string;
}

const expected = "Expected a PowerPoint file (.pptx or .potx)";
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const mainTypes =
  /presentationml\.(presentation|template|slideshow)\.main\+xml$|powerpoint\.\w+\.macroEnabled\.main\+xml$/;

/** Returns a template's package and its presentation part; throws a TemplateUnusableError on everything else. */
export function openTemplate(bytes: Uint8Array): OpenTemplate {
  if (compoundFile.every((byte, index) => bytes[index] === byte)) {
    throw new TemplateUnusableError(
      `${expected}, got an old .ppt file or one with a password. Open it in PowerPoint, take the password off, and save it as .pptx.`,
    );
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    throw new TemplateUnusableError(
      `${expected}, got a file that is none. Save the presentation as .pptx and upload that.`,
    );
  }
  const archive = readZip(bytes);
  assertOfficeOpenXml(archive);
  const reader = createPackageReader(archive);
  const presentationPart = relatedPart(reader, "", "officeDocument");
  if (presentationPart === undefined) {
    throw new TemplateUnusableError(
      `${expected}, got a package without a presentation in it. Save it again in PowerPoint.`,
    );
  }
  assertPresentation(reader, presentationPart);
  return { reader, presentationPart };
}

/** Runs what reads a template and turns every complaint about its bytes into a TemplateUnusableError. */
export function withTemplateErrors<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof OoxmlError)) throw cause;
    throw new TemplateUnusableError(`${expected} that can be read. ${cause.message}`, { cause });
  }
}

function assertOfficeOpenXml({ entries }: ZipArchive): void {
  if (entries.has("[Content_Types].xml")) return;
  const came = entries.has("META-INF/manifest.xml")
    ? "an OpenDocument file (.odp)"
    : "another kind of zip archive";
  throw new TemplateUnusableError(
    `${expected}, got ${came}. Save the presentation as .pptx and upload that.`,
  );
}

function assertPresentation(reader: PackageReader, part: string): void {
  const type = reader.contentType(part) ?? "";
  if (!mainTypes.test(type)) {
    const came = /wordprocessingml|msword/.test(type)
      ? "a Word document"
      : /spreadsheet|excel/.test(type)
        ? "a workbook"
        : type;
    throw new TemplateUnusableError(
      `${expected}, got ${came || "something else"}. Save the presentation as .pptx and upload that.`,
    );
  }
  if (
    Object.values(reader.xml(part).attributes).some((value) =>
      value.startsWith("http://purl.oclc.org/ooxml/"),
    )
  ) {
    throw new TemplateUnusableError(
      `${expected}, got a Strict Open XML presentation. In PowerPoint, save it as "PowerPoint Presentation (.pptx)".`,
    );
  }
}
