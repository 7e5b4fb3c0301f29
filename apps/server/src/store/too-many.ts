const fewest = 20;
const share = 1 / 4;

/**
 * Tells whether so many files without a row, of so many in all, are more than crashes leave: more than 20, and more than
 * a quarter. Then the database is rather one that the files do not belong to, or an old backup.
 */
export function isTooMany(orphans: number, total: number): boolean {
  return orphans > fewest && orphans > total * share;
}
