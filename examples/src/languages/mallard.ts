/** Elements of Mallard (the markup of GNOME's help) and those of HTML that say the same; of all others the text stays. */
const htmlNames: Readonly<Record<string, string>> = {
  p: "p",
  item: "li",
  list: "ul",
  terms: "ul",
  steps: "ol",
  screen: "pre",
  table: "table",
  tr: "tr",
  td: "td",
};
const untold =
  /<!--[\s\S]*?-->|<info>[\s\S]*?<\/info>|<(?:media|links)\b[\s\S]*?(?:\/>|<\/(?:media|links)>)|<\?[^>]*>/gu;

/** Returns a page of Mallard as HTML: its first title is the first heading, that of a section one level below. */
export function toHtml(page: string): string {
  let level = 0;
  const open: string[] = [];
  return page.replace(untold, "").replace(/<(\/?)([a-z]+)\b[^>]*?(\/?)>/gu, (_, close, name, empty) => {
    if (empty !== "") return "";
    const isTitle = name === "title";
    const isHeading =
      isTitle && ["page", "section"].includes(close === "" ? (open.at(-1) ?? "") : (open.at(-2) ?? ""));
    if (close === "") open.push(name);
    else open.pop();
    if (name === "page" || name === "section") level += close === "" ? 1 : -1;
    if (isTitle) return isHeading ? `<${close}h${level}>` : `<${close}p>`;
    const html = htmlNames[name];
    return html === undefined ? "" : `<${close}${html}>`;
  });
}
