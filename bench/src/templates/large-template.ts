import { randomFillSync } from "node:crypto";
import { deflateEntry, inflateEntry, readZip, storeEntry, writeZip } from "@lectern/ooxml";
import { builtInTemplate } from "@lectern/theme";

/** Returns the built-in template with a picture of random bytes on its master, which nothing can make smaller. */
export function createLargeTemplate(size: number): Uint8Array<ArrayBuffer> {
  const template = builtInTemplate("fern");
  const entries = [...readZip(template).entries.values()];
  const rels = "ppt/slideMasters/_rels/slideMaster1.xml.rels";
  const picture = randomFillSync(new Uint8Array(Math.max(0, size - template.length)));
  return Uint8Array.from(
    writeZip([
      ...entries.map((entry) => (entry.name === rels ? withPicture(entry, template) : entry)),
      storeEntry("ppt/media/large.png", picture),
    ]),
  );
}

function withPicture({ name }: { readonly name: string }, template: Uint8Array) {
  const entry = readZip(template).entries.get(name);
  if (!entry) throw new RangeError(`Expected ${name} in the template.`);
  const text = Buffer.from(inflateEntry(entry)).toString("utf8");
  const relationship =
    '<Relationship Id="rIdLarge" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/large.png"/>';
  return deflateEntry(name, Buffer.from(text.replace("</Relationships>", `${relationship}</Relationships>`)));
}

/** Returns the same archive with a comment, so that nobody has read these very bytes before. */
export function withComment(archive: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const comment = Buffer.from(text);
  const file = new Uint8Array(archive.length + comment.length);
  file.set(archive);
  file.set(comment, archive.length);
  new DataView(file.buffer).setUint16(archive.length - 2, comment.length, true);
  return file;
}
