import type { HtmlElement } from "./html-tree.ts";

const droppedTags = new Set(
  "audio base button canvas datalist dialog embed head iframe input link map meta meter nav noscript object option progress script select style svg math template textarea title video".split(
    " ",
  ),
);
const droppedRoles = new Set(
  "alertdialog contentinfo dialog menu menubar navigation search tablist toolbar".split(" "),
);
/** Names that web pages give to what stands on each of them; a restaurant's menu is no row of links. */
const furnitureNames = new Set(
  "ad ads advert advertisement breadcrumb breadcrumbs comments cookie-banner footer menu nav navbar navigation newsletter pager pagination related related-articles related-posts share share-buttons sharing sidebar site-footer site-header site-nav skip-link social social-links social-share subscribe tag-list tags toolbar".split(
    " ",
  ),
);
const hiddenNames = new Set(
  "screen-reader-text skip-link skip-to-content sr-only visually-hidden".split(" "),
);
const longestBanner = 1_500;
/** What holds more of the page than this is the page, whatever it is called. */
const greatestShare = 0.4;

/** Says why an element of a page is none of what the page tells: a menu, a banner, a form, something hidden. */
export function furnitureOf(element: HtmlElement, page: HtmlElement): string | undefined {
  const { tag, attributes } = element;
  if (droppedTags.has(tag))
    return isWithText(tag) ? "navigation of a web page" : "part of a web page's program";
  if (isHidden(element)) return "hidden on the web page";
  const isMost = element.textLength > page.textLength * greatestShare;
  if (tag === "form" && !isMost && !hasHeading(element)) return "form of a web page";
  if (isCookieBanner(element)) return "cookie notice of a web page";
  if (isMost) return undefined;
  if (tag === "footer" || droppedRoles.has(attributes.get("role") ?? "")) return "furniture of a web page";
  const names = namesOf(element);
  const isLinks = element.linkLength * 2 > element.textLength;
  if ((names.some((name) => furnitureNames.has(name)) || tag === "aside" || tag === "menu") && isLinks)
    return "navigation of a web page";
  return undefined;
}

function isWithText(tag: string): boolean {
  return tag === "nav" || tag === "dialog" || tag === "button";
}

function isHidden(element: HtmlElement): boolean {
  const { attributes } = element;
  if (attributes.has("hidden") || attributes.get("aria-hidden") === "true") return true;
  if (/display ?: ?none|visibility ?: ?hidden/iu.test(attributes.get("style") ?? "")) return true;
  return namesOf(element).some((name) => hiddenNames.has(name));
}

function isCookieBanner(element: HtmlElement): boolean {
  if (element.textLength > longestBanner || !isBoxTag(element.tag)) return false;
  const isNamed = /cookie|consent|gdpr|onetrust/iu.test(
    [...namesOf(element), element.attributes.get("aria-label") ?? ""].join(" "),
  );
  if (isNamed) return asks(element, true, 0);
  return asks(element, false, 0) && /cookies?/iu.test(ownWords(element));
}

function isBoxTag(tag: string): boolean {
  return tag === "div" || tag === "section" || tag === "aside" || tag === "p" || tag === "header";
}

/** A banner wants a click: a cake shop's page does not. */
function asks(element: HtmlElement, orLinks: boolean, depth: number): boolean {
  return element.children.some(
    (child) =>
      typeof child !== "string" &&
      (child.tag === "button" ||
        (orLinks && child.tag === "a") ||
        (depth < 3 && asks(child, orLinks, depth + 1))),
  );
}

function ownWords(element: HtmlElement, depth = 0): string {
  return element.children
    .map((child) => (typeof child === "string" ? child : depth < 2 ? ownWords(child, depth + 1) : ""))
    .join(" ")
    .slice(0, longestBanner);
}

function hasHeading(element: HtmlElement, depth = 0): boolean {
  return element.children.some(
    (child) =>
      typeof child !== "string" &&
      (child.tag === "h1" || child.tag === "article" || (depth < 4 && hasHeading(child, depth + 1))),
  );
}

function namesOf({ attributes }: HtmlElement): readonly string[] {
  const names = `${attributes.get("class") ?? ""} ${attributes.get("id") ?? ""}`.trim();
  return names === "" ? [] : names.toLowerCase().split(/\s/u);
}
