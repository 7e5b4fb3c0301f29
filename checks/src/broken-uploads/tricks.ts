import { storeEntry, type ZipEntry } from "@lectern/ooxml";
import type { BrokenUpload, Original } from "./broken-upload.ts";
import { entriesOf, replaceText } from "./damage.ts";
import { packUnchecked, textEntry, type UncheckedEntry } from "./pack-unchecked.ts";

const presentation = "ppt/presentation.xml";
const presentationRels = "ppt/_rels/presentation.xml.rels";
const contentTypes = "[Content_Types].xml";

type Make = (entries: readonly ZipEntry[]) => Uint8Array<ArrayBuffer>;

/** Returns a file changed as somebody would who means harm, and as some programs do who do not. */
export function tricks(original: Original): BrokenUpload[] {
  const toUploads = (kind: string, all: Readonly<Record<string, Make>>): BrokenUpload[] =>
    Object.entries(all).map(([name, make]) => ({
      kind,
      name: `${original.name}: ${name}`,
      make: () => make(entriesOf(original)),
    }));
  return [
    ...toUploads("path trick", pathTricks()),
    ...toUploads("header trick", headerTricks),
    ...toUploads("entity trick", entityTricks()),
    ...toUploads("XML trick", xmlTricks),
    ...toUploads("broken relationship", brokenRelationships),
    ...toUploads("no usable layout", withoutLayouts),
    ...toUploads("out of proportion", outOfProportion),
  ];
}

const badNames: readonly string[] = [
  "../evil.xml",
  "ppt/../../evil.xml",
  "ppt/./evil.xml",
  "..",
  "/etc/passwd",
  "C:evil.xml",
  "C:\\evil.xml",
  "..\\evil.xml",
  "ppt\\evil.xml",
  "ppt/\u0000evil.xml",
  "ppt/\u001b[2Jevil.xml",
  "ppt/line\nfeed.xml",
  "",
  `ppt/${"long".repeat(200)}.xml`,
  `ppt/${"deep/".repeat(400)}a.xml`,
  presentation,
  "PPT/Presentation.XML",
];

function pathTricks(): Record<string, Make> {
  return Object.fromEntries(
    badNames.map((name) => [
      `a file named ${JSON.stringify(name.slice(0, 40))}`,
      (entries) => packUnchecked([...entries, textEntry(name, "<a/>")]),
    ]),
  );
}

const headerTricks: Readonly<Record<string, Make>> = {
  "a file with a password": (entries) => withFirst(entries, { flags: 1 }),
  "all files with a password": (entries) => packUnchecked(entries.map((entry) => ({ ...entry, flags: 1 }))),
  "another compression": (entries) => withFirst(entries, { method: 12 as 8 }),
  "a checksum that is wrong": (entries) => withFirst(entries, { crc32: 1 }),
  "a header that is elsewhere": (entries) => withFirst(entries, { start: 77 }),
  "a header beyond the end": (entries) => withFirst(entries, { start: 0x7fff_ffff }),
  zip64: (entries) => withFirst(entries, { start: 0xffff_ffff }),
  "every checksum wrong": (entries) => packUnchecked(entries.map((entry) => ({ ...entry, crc32: 7 }))),
  "stored where it says deflated": (entries) => withFirst(entries, { method: 0 }),
};

function withFirst(entries: readonly ZipEntry[], change: Partial<UncheckedEntry>): Uint8Array<ArrayBuffer> {
  return packUnchecked(entries.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)));
}

const declarations: Readonly<Record<string, string>> = {
  "a billion laughs": `<!DOCTYPE a [<!ENTITY b "lol">${Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index} "${`&${index === 0 ? "b" : `l${index - 1}`};`.repeat(10)}">`,
  ).join("")}]>`,
  "a file of the server": '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  "an address": '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/evil.dtd">',
  "a parameter entity": '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:1/p"> %p;]>',
  "an empty one": "<!DOCTYPE a>",
  "one in small letters": "<!doctype a>",
};

function entityTricks(): Record<string, Make> {
  const declared = Object.entries(declarations).flatMap(([name, declaration]) =>
    [presentation, presentationRels, contentTypes].map((part): [string, Make] => [
      `${name} declared in ${part}`,
      (entries) =>
        replaceText(entries, part, (text) => text.replace(/(<\?xml[^>]*\?>)?/u, `$1${declaration}`)),
    ]),
  );
  const used = ["&undefined;", "&lol;", "&#0;", "&#xD800;", "&#x110000;", "&", "&amp", "&constructor;"].map(
    (reference): [string, Make] => [
      `the reference ${reference}`,
      (entries) =>
        inPresentation(entries, (text) => text.replace(/(<p:presentation )/u, `$1q="${reference}" `)),
    ],
  );
  return Object.fromEntries([...declared, ...used]);
}

function inPresentation(
  entries: readonly ZipEntry[],
  change: (text: string) => string,
): Uint8Array<ArrayBuffer> {
  return replaceText(entries, presentation, change);
}

const end = "</p:presentation>";
const atEnd =
  (added: () => string): Make =>
  (entries) =>
    inPresentation(entries, (text) => text.replace(end, () => added() + end));

const xmlTricks: Readonly<Record<string, Make>> = {
  "a hundred thousand levels": atEnd(() => "<a>".repeat(100_000) + "</a>".repeat(100_000)),
  "levels without end": atEnd(() => "<a>".repeat(100_000)),
  "a hundred thousand attributes": atEnd(
    () => `<a ${Array.from({ length: 100_000 }, (_, index) => `b${index}="1"`).join(" ")}/>`,
  ),
  "the same attribute twice": atEnd(() => '<a b="1" b="2"/>'),
  "a name of a megabyte": atEnd(() => `<${"a".repeat(1_000_000)}/>`),
  "a value of a megabyte of spaces": atEnd(() => `<a b="${" ".repeat(1_000_000)}`),
  "a megabyte of spaces in a tag": atEnd(() => `<a${" ".repeat(1_000_000)}<`),
  "a megabyte of &": atEnd(() => "&".repeat(1_000_000)),
  "an open comment": atEnd(() => "<!-- "),
  "an open CDATA": atEnd(() => "<![CDATA["),
  "an open instruction": atEnd(() => "<?php "),
  "two roots": (entries) => inPresentation(entries, (text) => text + text.replace(/<\?xml[^>]*\?>/u, "")),
  "no root": (entries) => inPresentation(entries, () => '<?xml version="1.0"?>'),
  nothing: (entries) => inPresentation(entries, () => ""),
  "a zero byte": atEnd(() => "\u0000"),
  "another encoding": (entries) =>
    inPresentation(entries, (text) => text.replace(/encoding="[^"]*"/u, 'encoding="UTF-7"')),
  "bytes that are no UTF-8": (entries) =>
    packUnchecked(
      entries.map((entry) =>
        entry.name === presentation
          ? storeEntry(presentation, Uint8Array.of(0x3c, 0x61, 0xff, 0xfe, 0x2f))
          : entry,
      ),
    ),
  "a page in place of a part": (entries) => inPresentation(entries, () => "<html><body>404</body></html>"),
  "a prefix that nobody declared": atEnd(() => "<zzz:a/>"),
};

const brokenRelationships: Readonly<Record<string, Make>> = {
  "no relationships": (entries) => without(entries, "_rels/.rels"),
  "no presentation": (entries) => without(entries, presentation),
  "no relationships of the presentation": (entries) => without(entries, presentationRels),
  "no content types": (entries) => without(entries, contentTypes),
  "targets outside": (entries) =>
    inRels(entries, (text) => text.replaceAll('Target="', 'Target="../../../../')),
  "targets that are not there": (entries) => inRels(entries, (text) => text.replaceAll(".xml", "x.xml")),
  "targets on another machine": (entries) =>
    inRels(entries, (text) => text.replaceAll("Target=", 'TargetMode="External" Target=')),
  "the same id for all": (entries) =>
    inRels(entries, (text) => text.replaceAll(/ Id="[^"]*"/gu, ' Id="rId1"')),
  "no ids": (entries) => inRels(entries, (text) => text.replaceAll(/ Id="[^"]*"/gu, "")),
  "no types": (entries) => inRels(entries, (text) => text.replaceAll(/ Type="[^"]*"/gu, "")),
  "no targets": (entries) => inRels(entries, (text) => text.replaceAll(/ Target="[^"]*"/gu, ' Target=""')),
  "all to the presentation itself": (entries) =>
    inRels(entries, (text) => text.replaceAll(/ Target="[^"]*"/gu, ' Target="presentation.xml"')),
  "masters that are slides": (entries) =>
    inRels(entries, (text) => text.replaceAll('/slide"', '/slideMaster"')),
  "a hundred thousand relationships": (entries) =>
    inRels(entries, (text) =>
      text.replace("</Relationships>", () => `${manyRelationships()}</Relationships>`),
    ),
  "no content type for anything": (entries) =>
    replaceText(entries, contentTypes, (text) => text.replaceAll(/<(?:Override|Default)[^>]*>/gu, "")),
  "layouts that are masters": (entries) =>
    replaceRels(entries, /slideMasters\/_rels/u, (text) =>
      text.replaceAll(/slideLayouts\/\w+/gu, "slideMasters/slideMaster1"),
    ),
  "masters without theme": (entries) =>
    replaceRels(entries, /slideMasters\/_rels/u, (text) =>
      text.replaceAll(/<Relationship [^>]*theme"[^>]*>/gu, ""),
    ),
  "layouts without master": (entries) =>
    replaceRels(entries, /slideLayouts\/_rels/u, (text) => text.replaceAll(/<Relationship [^>]*>/gu, "")),
  "pictures that are not there": (entries) =>
    packUnchecked(entries.filter(({ name }) => !name.startsWith("ppt/media/"))),
};

function without(entries: readonly ZipEntry[], part: string): Uint8Array<ArrayBuffer> {
  return packUnchecked(entries.filter(({ name }) => name !== part));
}

function inRels(entries: readonly ZipEntry[], change: (text: string) => string): Uint8Array<ArrayBuffer> {
  return replaceText(entries, presentationRels, change);
}

function replaceRels(
  entries: readonly ZipEntry[],
  parts: RegExp,
  change: (text: string) => string,
): Uint8Array<ArrayBuffer> {
  const names = entries.flatMap(({ name }) => (parts.test(name) ? [name] : []));
  const changed = names.map((name) => {
    const replaced = replaceText(entries, name, change);
    return entriesOf({ name, bytes: replaced }).find((entry) => entry.name === name);
  });
  return packUnchecked(entries.map((entry) => changed.find((other) => other?.name === entry.name) ?? entry));
}

function manyRelationships(): string {
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/slideMaster";
  return Array.from(
    { length: 100_000 },
    (_, index) => `<Relationship Id="x${index}" Type="${type}" Target="slideMasters/slideMaster1.xml"/>`,
  ).join("");
}

const withoutLayouts: Readonly<Record<string, Make>> = {
  "no masters": (entries) =>
    packUnchecked(entries.filter(({ name }) => !name.startsWith("ppt/slideMasters/"))),
  "no layouts": (entries) =>
    packUnchecked(entries.filter(({ name }) => !name.startsWith("ppt/slideLayouts/"))),
  "no themes": (entries) => packUnchecked(entries.filter(({ name }) => !name.startsWith("ppt/theme/"))),
  "no list of masters": (entries) =>
    inPresentation(entries, (text) => text.replace(/<p:sldMasterIdLst>.*<\/p:sldMasterIdLst>/su, "")),
};

const outOfProportion: Readonly<Record<string, Make>> = {
  "slides of no size": (entries) => sized(entries, "0", "0"),
  "slides of negative size": (entries) => sized(entries, "-5", "-5"),
  "slides of a huge size": (entries) => sized(entries, "9999999999999", "9999999999999"),
  "slides that are very wide": (entries) => sized(entries, "51206400", "914400"),
  "slides that are very high": (entries) => sized(entries, "914400", "51206400"),
  "twenty thousand shapes on every layout": (entries) => inLayouts(entries, shapes(20_000)),
  "groups in groups": (entries) =>
    inLayouts(entries, `${"<p:grpSp><p:nvGrpSpPr/><p:grpSpPr/>".repeat(150)}${"</p:grpSp>".repeat(150)}`),
  "placeholders of no size": (entries) =>
    changeLayouts(entries, (text) => text.replaceAll(/<a:ext cx="\d+" cy="\d+"/gu, '<a:ext cx="0" cy="0"')),
  "placeholders far outside": (entries) =>
    changeLayouts(entries, (text) =>
      text.replaceAll(/<a:off x="-?\d+" y="-?\d+"/gu, '<a:off x="2147483647" y="2147483647"'),
    ),
  "letters of no size": (entries) =>
    changeLayouts(entries, (text) => text.replaceAll(/ sz="\d+"/gu, ' sz="0"')),
  "letters of a huge size": (entries) =>
    changeLayouts(entries, (text) => text.replaceAll(/ sz="\d+"/gu, ' sz="400000"')),
};

function sized(entries: readonly ZipEntry[], width: string, height: string): Uint8Array<ArrayBuffer> {
  return inPresentation(entries, (text) =>
    text.replace(/<p:sldSz [^>]*>/u, `<p:sldSz cx="${width}" cy="${height}"/>`),
  );
}

function shapes(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index * 7919) % 12_000_000, (index * 104_729) % 6_800_000];
    return (
      `<p:sp><p:nvSpPr><p:cNvPr id="${index + 1000}" name="s"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>` +
      `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="90000" cy="90000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
      '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill></p:spPr></p:sp>'
    );
  }).join("");
}

function inLayouts(entries: readonly ZipEntry[], added: string): Uint8Array<ArrayBuffer> {
  return changeLayouts(entries, (text) => text.replace("</p:spTree>", () => `${added}</p:spTree>`));
}

function changeLayouts(
  entries: readonly ZipEntry[],
  change: (text: string) => string,
): Uint8Array<ArrayBuffer> {
  return replaceRels(entries, /^ppt\/slide(?:Layouts|Masters)\/[^/]+\.xml$/u, change);
}
