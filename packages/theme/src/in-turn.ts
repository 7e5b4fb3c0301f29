/** Returns the one of several whose turn it is. */
export function inTurn<Item>(items: readonly [Item, ...(readonly Item[])], turn = 0): Item {
  return items[turn % items.length] ?? items[0];
}
