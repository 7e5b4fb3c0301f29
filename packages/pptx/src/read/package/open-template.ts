import { localName, OoxmlError, readZip, type ZipArchive } from "@lectern/ooxml";
import { TemplateUnusableError } from "../../template-unusable-error.ts";
import { createPackageReader, type PackageReader, relatedPart } from "./package-reader.ts";

/** A package whose main part is a presentation. */
export interface OpenTemplate {
  readonly reader: PackageReader;
  readonly presentationPart: string;
}

const expected = "Expected a PowerPoint file (.pptx or .potx)";
const zipFile = [0x50, 0x4b];
/** The container of Office's old formats, and of its new ones under a password (MS-CFB, MS-OFFCRYPTO 2.3.2). */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const streams: readonly (readonly [name: string, came: string, remedy: string])[] = [
  [
    "EncryptedPackage",
    "one with a password",
    'Open it in PowerPoint, take the password off (File, Info, "Protect Presentation"), and save it again.',
  ],
  ["PowerPoint Document", "an old .ppt file", "Open it in PowerPoint and save it as .pptx."],
];
const otherFiles: readonly (readonly [start: string, came: string])[] = [
  ["%PDF", "a PDF"],
  ["\x89PNG", "a picture"],
  ["\xff\xd8\xff", "a picture"],
  ["GIF8", "a picture"],
  ["<!doctype html", "a web page"],
  ["<html", "a web page"],
];
const mainTypes =
  /presentationml\.(presentation|template|slideshow)\.main\+xml$|powerpoint\.\w+\.macroEnabled\.main\+xml$/;

/** Returns a template's package and its presentation part; throws a TemplateUnusableError on everything else. */
export function openTemplate(bytes: Uint8Array): OpenTemplate {
  if (startsWith(bytes, compoundFile)) throw compoundFileRefused(bytes);
  if (!startsWith(bytes, zipFile)) {
    throw new TemplateUnusableError(
      `${expected}, got ${describeStart(bytes)}. Save the presentation as .pptx and upload that.`,
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
    throw toTemplateError(cause);
  }
}

/** Returns the complaint about a template's bytes as one about the template. */
export function toTemplateError(cause: OoxmlError): TemplateUnusableError {
  return new TemplateUnusableError(`${expected} that can be read. ${cause.message}`, { cause });
}

function assertOfficeOpenXml({ entries }: ZipArchive): void {
  if (entries.has("[Content_Types].xml")) return;
  const names = [...entries.keys()];
  const inside = names.find((name) => /\.p(?:pt|ot)x$/iu.test(name));
  if (inside !== undefined) {
    throw new TemplateUnusableError(
      `${expected}, got a zip archive with one in it: ${JSON.stringify(inside.slice(0, 100))}. Take it out and upload that.`,
    );
  }
  const came = entries.has("META-INF/manifest.xml")
    ? "an OpenDocument file (.odp)"
    : names.some((name) => /\.iwa$|^Index\.zip$/u.test(name))
      ? "a Keynote presentation (.key)"
      : "another kind of zip archive";
  throw new TemplateUnusableError(
    `${expected}, got ${came}. Save or export the presentation as .pptx and upload that.`,
  );
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function compoundFileRefused(bytes: Uint8Array): TemplateUnusableError {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = streams.find(([name]) => file.includes(Buffer.from(name, "utf16le")));
  const [, came, remedy] = found ?? [
    "",
    "a file of an old Office program",
    "Save the presentation as .pptx and upload that.",
  ];
  return new TemplateUnusableError(`${expected}, got ${came}. ${remedy}`);
}

function describeStart(bytes: Uint8Array): string {
  if (bytes.length === 0) return "an empty file";
  const start = Buffer.from(bytes.subarray(0, 100)).toString("latin1").trimStart().toLowerCase();
  return (
    otherFiles.find(([signature]) => start.startsWith(signature.toLowerCase()))?.[1] ?? "a file that is none"
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
  const root = reader.xml(part).name;
  if (localName(root) !== "presentation") {
    throw new TemplateUnusableError(
      `${expected}, got one whose main part is <${root.slice(0, 60)}> and no presentation. Save it again in PowerPoint.`,
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
