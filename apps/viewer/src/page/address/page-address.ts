/** What the address of the page says. */
export interface PageAddress {
  /** Absolute URL of the file, with the token. */
  readonly downloadUrl: string;
}

/**
 * Reads the page's own address, `…/view/{id}?token=…`. The file is `../v1/presentations/{id}/download?token=…` from there,
 * so that the page also works below a path prefix. Returns undefined for an address without an id.
 */
export function readPageAddress(href: string): PageAddress | undefined {
  const address = new URL(href);
  // As it stands in the path, encoded already: decoding it and encoding it again could change it.
  const id = address.pathname.split("/").at(-1);
  if (id === undefined || id === "") return undefined;
  const file = new URL(`../v1/presentations/${id}/download`, address);
  const token = address.searchParams.get("token");
  if (token !== null) file.searchParams.set("token", token);
  return { downloadUrl: file.href };
}
