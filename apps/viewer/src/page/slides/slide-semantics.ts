// What the renderer's plain boxes leave unsaid to assistive technology, and what it draws from the wrong side: right-to-left
// lists and tables.
import type { SlideNode, TableNodeData } from "@aiden0z/pptx-renderer";

/** Returns what the title placeholder of a slide says, on one line; undefined where it has none or an empty one. */
export function readSlideTitle(nodes: readonly SlideNode[]): string | undefined {
  const title = nodes.find(isTitle);
  if (title === undefined || !("textBody" in title)) return undefined;
  const lines = title.textBody?.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join("")) ?? [];
  const text = lines.join(" ").replace(/\s+/g, " ").trim();
  return text === "" ? undefined : text;
}

/** Gives a rendered slide its heading and its alternative texts. The slide's own nodes are the last children of `element`. */
export function addSlideSemantics(element: HTMLElement, nodes: readonly SlideNode[]): void {
  const first = element.children.length - nodes.length;
  for (const [index, child] of [...element.children].entries()) {
    if (!(child instanceof HTMLElement)) continue;
    const node = nodes[index - first];
    if (node !== undefined) describeNode(child, node);
    if (node?.nodeType === "table" && isRightToLeft(node)) runFromTheRight(child);
    for (const picture of child.querySelectorAll("svg, img")) picture.setAttribute("aria-hidden", "true");
  }
  for (const paragraph of element.querySelectorAll("div")) {
    if (paragraph.style.direction === "rtl") hangFromTheRight(paragraph);
  }
}

function describeNode(element: HTMLElement, node: SlideNode): void {
  if (isTitle(node)) {
    element.setAttribute("role", "heading");
    element.setAttribute("aria-level", "1");
    return;
  }
  if (node.nodeType !== "picture" && node.nodeType !== "chart") return;
  const description = readDescription(node);
  if (description === undefined) return;
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", description);
}

function isTitle({ placeholder }: SlideNode): boolean {
  return placeholder?.type === "title" || placeholder?.type === "ctrTitle";
}

/** ISO 29500-1, 19.3.1.12 cNvPr: descr. */
function readDescription(node: SlideNode): string | undefined {
  const properties = node.source.allChildren().find(({ localName }) => localName.startsWith("nv"));
  const description = properties?.child("cNvPr").attr("descr")?.trim();
  return description === "" ? undefined : description;
}

/** ISO 29500-1, 21.1.3.15 tblPr: rtl; the first column then stands at the right. */
function isRightToLeft({ properties }: TableNodeData): boolean {
  const value = properties?.attr("rtl");
  return value === "1" || value === "true";
}

function runFromTheRight(element: HTMLElement): void {
  const table = element.querySelector("table");
  if (table === null) return;
  table.style.direction = "rtl";
  // The paragraphs say themselves how they run.
  for (const cell of table.querySelectorAll("td")) cell.style.direction = "ltr";
}

/** The renderer sets margins and bullets from the left only; a right-to-left paragraph has them at its right. */
function hangFromTheRight(paragraph: HTMLElement): void {
  const { style } = paragraph;
  [style.paddingLeft, style.paddingRight] = [style.paddingRight, style.paddingLeft];
  const bullet = paragraph.firstElementChild;
  if (!(bullet instanceof HTMLElement)) return;
  if (bullet.style.position === "absolute") {
    [bullet.style.left, bullet.style.right] = ["", bullet.style.left];
    bullet.style.textAlign = "right";
  }
  if (bullet.style.display === "inline-block") {
    // Without this only the first line makes room for the bullet.
    style.paddingRight = bullet.style.width;
    style.textIndent = `-${bullet.style.width}`;
  }
}
