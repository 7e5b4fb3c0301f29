import type { TemplatePackage } from "@lectern/engine";

/** Parsed templates, the least recently used of which are dropped. */
export interface TemplateCache {
  /**
   * Returns the template with this content hash, by `read` where it is not at hand; what `read` throws is not kept. Of
   * several who ask at the same time only one reads, unless it fails: then each tries for itself.
   */
  get(contentHash: string, read: () => Promise<ReadTemplate>): Promise<TemplatePackage>;
}

/** A template with the size of its file, in bytes. */
export interface ReadTemplate {
  readonly template: TemplatePackage;
  readonly size: number;
}

/** How much a cache holds at most. */
export interface TemplateCacheLimits {
  readonly count: number;
  /** The files' sizes together, in bytes. */
  readonly size: number;
}

/** Returns an empty cache; one that is too large for it alone is passed through. */
export function createTemplateCache({ count, size }: TemplateCacheLimits): TemplateCache {
  const held = new Map<string, ReadTemplate>();
  const reading = new Map<string, Promise<ReadTemplate>>();
  const shrink = () => {
    let total = [...held.values()].reduce((sum, entry) => sum + entry.size, 0);
    for (const [hash, entry] of held) {
      if (held.size <= count && total <= size) return;
      held.delete(hash);
      total -= entry.size;
    }
  };
  const readOnce = (contentHash: string, read: () => Promise<ReadTemplate>) => {
    const own = read().finally(() => {
      if (reading.get(contentHash) === own) reading.delete(contentHash);
    });
    reading.set(contentHash, own);
    return own;
  };
  return {
    async get(contentHash, read) {
      // Without a wait where nobody reads, or two who ask at the same time would not see each other.
      const other = reading.get(contentHash);
      const joined = other && (await other.catch(() => undefined));
      const entry = held.get(contentHash) ?? joined ?? (await readOnce(contentHash, read));
      held.delete(contentHash);
      held.set(contentHash, entry);
      shrink();
      return entry.template;
    },
  };
}
