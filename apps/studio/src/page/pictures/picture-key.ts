/** Under what the pictures of a deck are remembered; to be forgotten when it is laid out anew. */
export function pictureKey(id: string): readonly string[] {
  return ["picture", id];
}
