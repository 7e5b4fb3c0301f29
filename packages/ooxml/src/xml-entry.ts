import { type Xml, xmlDeclaration } from "./xml.ts";
import { type DeflateEffort, deflateEntry, storeEntry, type ZipEntry } from "./zip-entry.ts";

/** A call of zlib costs what 400 bytes are worth. */
const storedBelow = 400;
const largestKept = 1024 * 1024;
const mostBytesPerUnit = 3;

// Documents are encoded in one place after the other, since only what comes out of zlib is kept.
let workspace = createWorkspace(64 * 1024);

/** Returns a part that holds an XML document, with the effort that a part of one deck is worth unless told otherwise. */
export function xmlEntry(name: string, root: Xml, effort: DeflateEffort = "fast"): ZipEntry {
  const bytes = workspaceFor(root);
  const end = xmlDeclaration.length + bytes.write(root, xmlDeclaration.length, "utf8");
  const content = bytes.subarray(0, end);
  return end < storedBelow ? storeEntry(name, Buffer.from(content)) : deflateEntry(name, content, effort);
}

function workspaceFor(root: Xml): Buffer {
  const size = xmlDeclaration.length + root.length * mostBytesPerUnit;
  if (size <= workspace.length) return workspace;
  const larger = createWorkspace(size);
  if (size <= largestKept) workspace = larger;
  return larger;
}

function createWorkspace(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  bytes.write(xmlDeclaration, "latin1");
  return bytes;
}
