import type { TemplatePackage } from "@lectern/engine";

/** Parsed templates, the least recently used of which are dropped. */
export interface TemplateCache {
  /** Returns the template with this content hash, by `read` where it is not at hand; what `read` throws is not kept. */
  get(
    contentHash: string,
    read: () => Promise<{ template: TemplatePackage; size: number }>,
  ): Promise<TemplatePackage>;
}

/** How much a cache holds at most. */
export interface TemplateCacheLimits {
  readonly count: number;
  /** The files' sizes together, in bytes. */
  readonly size: number;
}

/** Returns an empty cache; one that is too large for it alone is passed through. */
export function createTemplateCache({ count, size }: TemplateCacheLimits): TemplateCache {
  const held = new Map<string, { template: TemplatePackage; size: number }>();
  const shrink = () => {
    let total = [...held.values()].reduce((sum, entry) => sum + entry.size, 0);
    for (const [hash, entry] of held) {
      if (held.size <= count && total <= size) return;
      held.delete(hash);
      total -= entry.size;
    }
  };
  return {
    async get(contentHash, read) {
      const entry = held.get(contentHash) ?? (await read());
      held.delete(contentHash);
      held.set(contentHash, entry);
      shrink();
      return entry.template;
    },
  };
}
