import { deflateEntry, storeEntry } from "@lectern/ooxml";
import type { BrokenUpload, Original } from "./broken-upload.ts";
import { entriesOf, replaceText } from "./damage.ts";
import { packUnchecked, textEntry } from "./pack-unchecked.ts";

/** Returns files of other kinds, such as people upload by mistake. */
export function otherFiles(original: Original): BrokenUpload[] {
  return Object.entries(files).map(([name, make]) => ({
    kind: "another kind of file",
    name,
    make: () => Uint8Array.from(make(original)),
  }));
}

const openXml = "application/vnd.openxmlformats-officedocument";
const mainType = /application\/vnd\.[\w.-]+\.main\+xml/u;

const files: Readonly<Record<string, (original: Original) => Uint8Array>> = {
  "a text": () => Buffer.from("This is no presentation, but it is long enough to be one.\n".repeat(40)),
  "a page": () => Buffer.from("<!doctype html><html><body>Sign in to download this file</body></html>"),
  "an outline": () => Buffer.from(JSON.stringify({ title: "Bridges", slides: [] })),
  "a picture": () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(5000, 7)]),
  "a PDF": () => Buffer.from(`%PDF-1.7\n${"0 0 obj\n".repeat(300)}%%EOF\n`),
  "only zeros": () => Buffer.alloc(70_000),
  "two letters": () => Buffer.from("PK"),
  "an empty archive": () => packUnchecked([]),
  "an old .ppt": () => compoundFile("PowerPoint Document"),
  "an old .doc": () => compoundFile("WordDocument"),
  "a presentation with a password": () => compoundFile("EncryptedPackage"),
  "an OpenDocument presentation": () =>
    packUnchecked([
      storeEntry("mimetype", Buffer.from("application/vnd.oasis.opendocument.presentation")),
      textEntry("META-INF/manifest.xml", "<manifest/>"),
      textEntry("content.xml", "<office:document-content/>"),
    ]),
  "a Keynote presentation": () =>
    packUnchecked([textEntry("Index/Document.iwa", "iwa"), textEntry("Metadata/Properties.plist", "plist")]),
  "a Word document": (original) => retyped(original, `${openXml}.wordprocessingml.document.main+xml`),
  "a workbook": (original) => retyped(original, `${openXml}.spreadsheetml.sheet.main+xml`),
  "a drawing": (original) => retyped(original, "application/vnd.ms-visio.drawing.main+xml"),
  "a presentation in an archive": ({ bytes }) => packUnchecked([storeEntry("Brand/Template.pptx", bytes)]),
  "some photos in an archive": () =>
    packUnchecked([storeEntry("a.jpg", new Uint8Array(900)), storeEntry("b.jpg", new Uint8Array(900))]),
  "an empty package": () => packUnchecked([textEntry("[Content_Types].xml", "<Types/>")]),
  "two files one after the other": ({ bytes }) => Buffer.concat([bytes, bytes.subarray(0, 100), bytes]),
  "a file in base64": ({ bytes }) => Buffer.from(Buffer.from(bytes).toString("base64")),
  "a file that was sent as text": ({ bytes }) => Buffer.from(Buffer.from(bytes).toString("utf8")),
  "a file with other line ends": ({ bytes }) =>
    Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll("\n", "\r\n"), "latin1"),
  "a file with the form around it": ({ bytes }) =>
    Buffer.concat([
      Buffer.from("--boundary\r\nContent-Disposition: form-data; name=file\r\n\r\n"),
      bytes,
      Buffer.from("\r\n--boundary--\r\n"),
    ]),
};

function retyped(original: Original, type: string): Uint8Array {
  return replaceText(entriesOf(original), "[Content_Types].xml", (text) => text.replace(mainType, type));
}

/** The start of a compound file (MS-CFB) and one entry of its directory. */
function compoundFile(stream: string): Uint8Array {
  const file = Buffer.alloc(8192);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  Buffer.from(stream, "utf16le").copy(file, 1024);
  return file;
}

/** Returns archives that are small and claim to be, or become, very large. */
export function bombs(original: Original): BrokenUpload[] {
  const entries = () => entriesOf(original);
  const all: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
    "a file a thousand times as large": () =>
      packUnchecked([...entries(), deflateEntry("ppt/media/zeros.bin", new Uint8Array(200_000_000))]),
    "many files of a megabyte": () => {
      const zeros = deflateEntry("zeros", new Uint8Array(1_048_576));
      return packUnchecked([
        ...entries(),
        ...named(900, (index) => ({ ...zeros, name: `ppt/media/${index}.bin` })),
      ]);
    },
    "a file that is larger than it says": () => {
      const zeros = deflateEntry("zeros", new Uint8Array(100_000_000));
      return packUnchecked([
        ...entries().filter(({ name }) => name !== "ppt/presentation.xml"),
        { ...zeros, name: "ppt/presentation.xml", size: 5000 },
      ]);
    },
    "a file that is smaller than it says": () =>
      packUnchecked([...entries(), { ...textEntry("ppt/media/a.bin", "small"), size: 900_000 }]),
    "a million times the size, as it says": () =>
      packUnchecked([...entries(), { ...textEntry("ppt/media/a.bin", "small"), size: 0xffff_fff0 }]),
    "files that share their bytes": () => {
      const zeros = deflateEntry("zeros", new Uint8Array(1_000_000));
      const first = { ...zeros, name: "ppt/media/a.bin" };
      const shared = named(400, () => ({
        ...zeros,
        compressed: new Uint8Array(),
        name: "ppt/media/a.bin",
        start: 0,
      }));
      return packUnchecked([first, ...shared, ...entries()]);
    },
    "twenty thousand files": () =>
      packUnchecked([...entries(), ...named(20_000, (index) => textEntry(`ppt/media/${index}.bin`, "a"))]),
    "seventy thousand files": () =>
      packUnchecked(named(70_000, (index) => ({ ...storeEntry("a", Buffer.from("a")), name: `a${index}` }))),
    "archives inside each other": () => {
      let inner = packUnchecked([deflateEntry("zeros", new Uint8Array(50_000_000))]);
      for (let depth = 0; depth < 30; depth += 1) inner = packUnchecked([deflateEntry("inner.zip", inner)]);
      return packUnchecked([deflateEntry("inner.zip", inner)]);
    },
    "XML of a hundred megabytes": () =>
      replaceText(entries(), "ppt/presentation.xml", (text) => text + noise(100_000_000)),
    "XML of thirty megabytes, three million elements": () =>
      replaceText(entries(), "ppt/presentation.xml", (text) =>
        text.replace("</p:presentation>", `${"<a:b/><a:c/>".repeat(2_600_000)}</p:presentation>`),
      ),
    "half a million elements in every theme": () =>
      packUnchecked(
        entries().map((entry) =>
          /theme\d+\.xml$/u.test(entry.name)
            ? textEntry(entry.name, `<a:theme>${varied(500_000)}</a:theme>`)
            : entry,
        ),
      ),
  };
  return Object.entries(all).map(([name, make]) => ({ kind: "bomb", name, make }));
}

function named<Entry>(count: number, make: (index: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Elements that do not deflate to next to nothing. */
function varied(count: number): string {
  return named(count, (index) => `<a:e n="${Math.imul(index, 2_654_435_761) >>> 0}"/>`).join("");
}

function noise(length: number): string {
  const line = named(4096, (index) => `<!--${Math.imul(index, 2_654_435_761) >>> 0}-->`).join("");
  return line.repeat(Math.ceil(length / line.length));
}
