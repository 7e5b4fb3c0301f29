// Debian packages -> documents that exist in many languages, as FOLDER/DOCUMENT/TAG.md or .txt for `pnpm languages FOLDER`.
//   node src/fetch-translations.ts FOLDER
// Needs apt-get and dpkg-deb (Debian or Ubuntu) and pandoc; the documents are other people's and stay out of the repository.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isTranslated } from "./languages/is-translated.ts";
import { toHtml } from "./languages/mallard.ts";

const target = process.argv[2];
if (target === undefined) {
  console.error("Expected a folder to write to: node examples/src/fetch-translations.ts FOLDER.");
  process.exit(2);
}
const folder = resolve(process.env["INIT_CWD"] ?? ".", target);

/** Pages that most languages have translated in whole. */
const helpPages =
  "backup-why backup-what backup-frequency backup-restore sound-broken hardware-problems-graphics color-why-calibrate color-missingvcgt power-batterywindows power-batteryslow power-constantfan files-removedrive printing-booklet";
const handbookPages = "sect.who-is-this-book-for sect.selected-approach sect.master-plan sect.user-space";
const welcomePages = "ch01 ch01s01 ch01s02 ch01s03 ch01s04 ch01s05 ch01s06 ch01s07 ch01s08";
const nextPages = "ch07 ch07s01 ch07s02 ch07s03 ch08 ch08s01 ch08s02 ch08s03 ch08s04 ch08s05";

/** Names that are none of languages, doublets, and a dialect. */
const otherFiles = new Set(["translators", "no", "bar", "zh_cn", "zh_tw"]);
const firstLines = 300;
const tags: Readonly<Record<string, string>> = { C: "en", cn: "zh-CN", zh: "zh-TW", "sr@latin": "sr-Latn" };

writePages("desktop-help", readHelp(unpack("gnome-user-docs", "usr/share/help")));
const handbook = unpack("debian-handbook", "usr/share/doc/debian-handbook/html");
writePages("handbook", readHtml(handbook, handbookPages));
const guide = unpack("installation-guide-amd64", "usr/share/doc/installation-guide-amd64");
writePages("installation-welcome", readHtml(guide, welcomePages));
writePages("installation-next", readHtml(guide, nextPages));
writeTutorials("emacs-tutorial", {
  parent: unpack("emacs-common", "usr/share/emacs"),
  pattern: /\/TUTORIAL(?:\.(\w+))?$/u,
});
writeTutorials("vim-tutor", {
  parent: unpack("vim-runtime", "usr/share/vim"),
  pattern: /\/tutor(?:\.(\w+))?\.utf-8$/u,
  version: "1.7",
});

/** Returns where a folder of a package lies, which is downloaded and unpacked where it is not there yet. */
function unpack(name: string, path: string): string {
  const packages = join(folder, ".packages");
  const unpacked = join(packages, name);
  if (!existsSync(unpacked)) {
    mkdirSync(packages, { recursive: true });
    execFileSync("apt-get", ["download", "-q", name], { cwd: packages, stdio: "inherit" });
    const file = readdirSync(packages).find((entry) => entry.startsWith(`${name}_`));
    execFileSync("dpkg-deb", ["-x", join(packages, file ?? ""), unpacked]);
  }
  return join(unpacked, path);
}

interface Tutorials {
  readonly parent: string;
  readonly pattern: RegExp;
  /** What the first lines say; translations of older versions are of another document. */
  readonly version?: string;
}

/** The HTML of a document by language; English is the original. */
type Pages = ReadonlyMap<string, string>;

function readHelp(help: string): Pages {
  return readPages(help, (code) => {
    const pages = helpPages.split(" ").map((page) => join(help, code, "gnome-help", `${page}.page`));
    if (!pages.every((page) => existsSync(page))) return undefined;
    return pages.map((page) => toHtml(readFileSync(page, "utf8"))).join("\n");
  });
}

function readHtml(parent: string, names: string): Pages {
  return readPages(parent, (code) => {
    const pages = names.split(" ").map((page) => join(parent, code, `${page}.html`));
    if (!pages.every((page) => existsSync(page))) return undefined;
    return pages.map((page) => withoutNavigation(readFileSync(page, "utf8"))).join("\n");
  });
}

function readPages(parent: string, read: (code: string) => string | undefined): Pages {
  const found = readdirSync(parent).map((code) => [toTag(code), read(code)] as const);
  return new Map(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

function withoutNavigation(page: string): string {
  const body = page.slice(page.indexOf("<body"), page.lastIndexOf("</body>"));
  return body
    .replace(/<div class="(?:navheader|navfooter|toc)">[\s\S]*?<\/div>/gu, "")
    .replace(/<ul class="docnav[\s\S]*?<\/ul>/gu, "")
    .replace(/<div id="banner">[\s\S]*?<\/div>|<p id="title">[\s\S]*?<\/p>|<\/?span\b[^>]*>/gu, "")
    .replace(
      /<a [^>]*class="indexterm[\s\S]*?<\/a>|<div class="(?:sidebar|note|important|warning|mediaobject|figure)[\s\S]*?<\/div>\s*<\/div>/gu,
      "",
    );
}

/** Writes a document as Markdown, and once more as plain text in lines of 72 columns. */
function writePages(name: string, pages: Pages): void {
  const markdown = new Map(
    [...pages].map(([tag, html]) => [tag, convert(html, "gfm-raw_html", "--wrap=none")]),
  );
  const original = markdown.get("en") ?? "";
  for (const [tag, text] of markdown) {
    if (tag !== "en" && !isTranslated(text, original)) continue;
    write(name, `${tag}.md`, text);
    write(`${name}-plain`, `${tag}.txt`, convert(pages.get(tag) ?? "", "plain", "--columns=72"));
  }
}

function convert(html: string, format: string, option: string): string {
  const options = ["-f", "html-native_divs-native_spans", "-t", format, option];
  return execFileSync("pandoc", options, { input: html, encoding: "utf8" });
}

function writeTutorials(name: string, { parent, pattern, version = "" }: Tutorials): void {
  for (const path of readdirSync(parent, { recursive: true, encoding: "utf8" })) {
    const code = pattern.exec(`/${path}`);
    if (!code || otherFiles.has(code[1] ?? "")) continue;
    const bytes = readFileSync(join(parent, path));
    const text = new TextDecoder(bytes.includes("\u001b$B") ? "iso-2022-jp" : "utf-8").decode(bytes);
    const tag = toTag(code[1] ?? "en");
    const isLatin = tag === "sr" && !text.includes("\u0436");
    if (text.slice(0, firstLines).includes(version)) write(name, `${isLatin ? "sr-Latn" : tag}.txt`, text);
  }
}

/** The region says nothing where a language is written one way only. */
function toTag(code: string): string {
  const tag = tags[code] ?? code.replace("_", "-");
  return /^(?:zh|pt)-/u.test(tag) ? tag : tag.replace(/-[A-Z]{2}$/u, "");
}

function write(name: string, file: string, text: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, file), text);
}
