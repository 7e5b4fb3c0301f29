/** Returns the HTML that shows a presentation on any page. */
export function toEmbedSnippet({ url, title }: { readonly url: string; readonly title: string }): string {
  return `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="960" height="592" style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
