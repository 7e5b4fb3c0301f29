/** What the name of every mark begins with: a small file, among the files, that says which store they belong to. */
export const markPrefix = "lectern-store-";

const pattern = new RegExp(`^${markPrefix}([0-9a-f]{32})$`);

/** Returns the name of the mark of the store with this id. */
export function toMarkName(storeId: string): string {
  return markPrefix + storeId;
}

/** Returns the id of the store whose mark has this name; undefined where it is no mark's. */
export function parseMarkName(name: string): string | undefined {
  return pattern.exec(name)?.[1];
}

/** Returns what a mark says to a person who opens it; the service reads its name only. */
export function writeMark(storeId: string): Uint8Array {
  return Buffer.from(
    `The files here belong to the Lectern database whose store id is ${storeId}.\n` +
      "Without this mark the service takes them only if that database refers to them.\n",
  );
}
