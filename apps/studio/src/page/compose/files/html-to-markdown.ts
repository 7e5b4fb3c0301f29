/** What stands apart from what is before and after it: a paragraph, a list, a table. */
interface Block {
  readonly lines: readonly string[];
}

const skipped = new Set([
  "SCRIPT",
  "STYLE",
  "NOSCRIPT",
  "TEMPLATE",
  "NAV",
  "SVG",
  "IFRAME",
  "BUTTON",
  "FORM",
  "HEAD",
]);
const containers =
  /^(?:ARTICLE|ASIDE|BODY|DD|DETAILS|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|HEADER|HTML|LI|MAIN|SECTION|CENTER|FIELDSET|SUMMARY|TBODY|TD|TR)$/;

/** Returns a web page, or a part of one, as Markdown: headings, paragraphs, lists, tables, quotations and code; links by their words. */
export function toMarkdown(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main, article") ?? page.body;
  const root = (main.textContent ?? "").length * 2 > (page.body.textContent ?? "").length ? main : page.body;
  return toBlocks(root)
    .map(({ lines }) => lines.join("\n"))
    .join("\n\n");
}

function toBlocks(parent: Element): readonly Block[] {
  const blocks: Block[] = [];
  let words = "";
  const flush = (): void => {
    const text = tidy(words);
    if (text !== "") blocks.push({ lines: text.split("\n") });
    words = "";
  };
  for (const node of parent.childNodes) {
    const inner = node instanceof Element ? toBlock(node) : undefined;
    if (inner === undefined) words += toWords(node);
    else {
      flush();
      blocks.push(...inner);
    }
  }
  flush();
  return blocks;
}

/** Returns the blocks of an element; undefined where it stands within a line. */
function toBlock(element: Element): readonly Block[] | undefined {
  const { tagName } = element;
  if (skipped.has(tagName.toUpperCase()) || isHidden(element)) return [];
  const level = /^H([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return toHeading(element, Number(level));
  switch (tagName) {
    case "P":
      return toBlocks(element);
    case "UL":
    case "OL":
      return toList(element);
    case "TABLE":
      return toTable(element);
    case "PRE":
      return [{ lines: ["```", ...(element.textContent ?? "").trimEnd().split("\n"), "```"] }];
    case "BLOCKQUOTE":
      return [{ lines: joinBlocks(toBlocks(element)).map((line) => `> ${line}`.trimEnd()) }];
    case "HR":
      return [];
    default:
      return containers.test(tagName) || element.querySelector("p, ul, ol, table, h1, h2, h3, h4, h5, h6")
        ? toBlocks(element)
        : undefined;
  }
}

function isHidden(element: Element): boolean {
  return element.hasAttribute("hidden") || element.getAttribute("aria-hidden") === "true";
}

function toHeading(element: Element, level: number): readonly Block[] {
  const text = tidy(toWords(element)).replaceAll("\n", " ");
  return text === "" ? [] : [{ lines: [`${"#".repeat(level)} ${text}`] }];
}

function toList(list: Element): readonly Block[] {
  const items = [...list.children].filter(({ tagName }) => tagName === "LI");
  const lines = items.flatMap((item, index) => {
    const [first = "", ...rest] = joinBlocks(toBlocks(item), false);
    const mark = list.tagName === "OL" ? `${index + 1}. ` : "- ";
    return first === "" && rest.length === 0
      ? []
      : [mark + first, ...rest.map((line) => " ".repeat(mark.length) + line)];
  });
  return lines.length > 0 ? [{ lines }] : [];
}

/** A table of one row or column holds a layout, not data. */
function toTable(table: Element): readonly Block[] {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const cells = rows.map((row) =>
    [...row.children].map((cell) => tidy(toWords(cell)).replaceAll("\n", " ").replaceAll("|", "\\|")),
  );
  const width = Math.max(0, ...cells.map(({ length }) => length));
  if (rows.length < 2 || width < 2) return rows.flatMap((row) => [...row.children].flatMap(toBlocks));
  const lines = cells.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`,
  );
  const rule = `| ${Array.from({ length: width }, () => "---").join(" | ")} |`;
  return [{ lines: [lines[0] ?? "", rule, ...lines.slice(1)] }];
}

function joinBlocks(blocks: readonly Block[], isApart = true): readonly string[] {
  return blocks.flatMap(({ lines }, index) => (index > 0 && isApart ? ["", ...lines] : lines));
}

/** The words of a node within a line; `<br>` breaks it. */
function toWords(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replace(/\s+/g, " ");
  if (!(node instanceof Element) || skipped.has(node.tagName.toUpperCase()) || isHidden(node)) return "";
  if (node.tagName === "BR") return "\n";
  const words = [...node.childNodes].map(toWords).join("");
  if (/^(?:STRONG|B)$/.test(node.tagName)) return mark(words, "**");
  return node.tagName === "CODE" ? mark(words, "`") : words;
}

/** Marks stand at the words, not at the spaces around them. */
function mark(words: string, sign: string): string {
  const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
  return inner === "" ? words : before + sign + inner + sign + after;
}

function tidy(words: string): string {
  return words
    .replace(/\u00a0/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/ {2,}/g, " ")
    .trim();
}
