import { dirname } from "node:path";
import type { RecordedCall } from "./recorded-calls.ts";

/** What a disk would hold after a power cut: the content of each file by its path. */
export type Image = ReadonlyMap<string, Buffer>;

/** What survives of what was not synced: the share of it, from 0 to 1, each piece for itself. */
export interface Survival {
  readonly share: number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Syncs that a control takes for nothing. */
export type IgnoredSyncs = "files" | "directories" | undefined;

/** A disk that may forget what was not synced. */
export interface DiskModel {
  /** Carries out a call; `index` counts calls of the recording. */
  apply(call: RecordedCall, index: number): void;
  /** Returns what the disk might hold if the power failed now. */
  cut(survival: Survival): Image;
}

interface Change {
  readonly index: number;
  readonly offset: number;
  /** Undefined: the file ends at the offset. */
  readonly bytes: Buffer | undefined;
}

interface Inode {
  readonly isDirectory: boolean;
  durable: Buffer;
  pending: Change[];
  /** Where the last write ended that gave no place. */
  position: number;
}

/** Of one name; those of a rename come about together, or neither does. */
interface NameChange {
  readonly index: number;
  readonly path: string;
  readonly inode: Inode | undefined;
  /** What comes about with it, unless the directory of one of them was synced in between. */
  readonly group: object;
}

/**
 * Returns an empty disk that keeps the names below this directory. It is as hostile as POSIX allows: each sector of 512
 * bytes that was written, each new size and each name survives for itself until the file, or the directory of the name, is
 * synced. Only a rename is whole.
 */
export function createDiskModel(root: string, ignored?: IgnoredSyncs): DiskModel {
  const live = new Map<string, Inode>();
  const durable = new Map<string, Inode>();
  let names: NameChange[] = [];
  const isKept = (path: string) => (path === root || path.startsWith(`${root}/`)) && !path.endsWith("-shm");

  const setName = (index: number, path: string, inode: Inode | undefined, group: object = {}) => {
    if (inode) live.set(path, inode);
    else live.delete(path);
    names.push({ index, path, inode, group });
  };

  const sync = (path: string, begun: number) => {
    const inode = live.get(path);
    if (inode === undefined || inode.isDirectory) {
      if (ignored === "directories") return;
      const isSynced = (change: NameChange) => dirname(change.path) === path && change.index < begun;
      for (const change of names.filter(isSynced)) setIn(durable, change);
      names = names.filter((change) => !isSynced(change));
    } else if (ignored !== "files") {
      const isSynced = ({ index }: Change) => index < begun;
      inode.durable = applyChanges(inode.durable, inode.pending.filter(isSynced));
      inode.pending = inode.pending.filter((change) => !isSynced(change));
    }
  };

  return {
    apply(call, index) {
      switch (call.kind) {
        case "create": {
          const known = live.get(call.path);
          if (!isKept(call.path)) return;
          if (known === undefined) setName(index, call.path, createInode(false));
          else if (call.truncates) known.pending.push({ index, offset: 0, bytes: undefined });
          return;
        }
        case "mkdir":
          if (isKept(call.path)) setName(index, call.path, createInode(true));
          return;
        case "write": {
          const inode = live.get(call.path);
          if (inode === undefined) return;
          const offset = call.offset ?? inode.position;
          if (call.offset === undefined) inode.position += call.bytes.byteLength;
          inode.pending.push(...toSectors(index, offset, call.bytes));
          return;
        }
        case "truncate":
          live.get(call.path)?.pending.push({ index, offset: call.size, bytes: undefined });
          return;
        case "sync":
          sync(call.path, call.begun);
          return;
        case "rename": {
          const inode = live.get(call.from);
          if (inode === undefined) return;
          const group = {};
          setName(index, call.to, inode, group);
          setName(index, call.from, undefined, group);
          return;
        }
        case "unlink":
          if (live.has(call.path)) setName(index, call.path, undefined);
          return;
        case "send":
          return;
      }
    },
    cut({ share, random }) {
      const survives = () => random() < share;
      const groups = new Map<object, boolean>();
      const kept = new Map(durable);
      for (const change of names) {
        const isThere = groups.get(change.group) ?? survives();
        groups.set(change.group, isThere);
        if (isThere) setIn(kept, change);
      }
      const contents = new Map<Inode, Buffer>();
      const read = (inode: Inode) => {
        const content = contents.get(inode) ?? applyChanges(inode.durable, inode.pending.filter(survives));
        contents.set(inode, content);
        return content;
      };
      const isReachable = (path: string): boolean =>
        path === root || (kept.get(path)?.isDirectory === true && isReachable(dirname(path)));
      return new Map(
        [...kept]
          .filter(([path, { isDirectory }]) => !isDirectory && isReachable(dirname(path)))
          .map(([path, inode]) => [path, read(inode)]),
      );
    },
  };
}

function createInode(isDirectory: boolean): Inode {
  return { isDirectory, durable: Buffer.alloc(0), pending: [], position: 0 };
}

function setIn(names: Map<string, Inode>, { path, inode }: NameChange): void {
  if (inode) names.set(path, inode);
  else names.delete(path);
}

const sectorSize = 512;

function toSectors(index: number, offset: number, bytes: Buffer): Change[] {
  const sectors: Change[] = [];
  for (let start = 0; start < bytes.byteLength; ) {
    const size = Math.min(sectorSize - ((offset + start) % sectorSize), bytes.byteLength - start);
    sectors.push({ index, offset: offset + start, bytes: bytes.subarray(start, start + size) });
    start += size;
  }
  return sectors;
}

function applyChanges(content: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return content;
  const longest = Math.max(
    content.byteLength,
    ...changes.map(({ offset, bytes }) => offset + (bytes?.byteLength ?? 0)),
  );
  const room = Buffer.alloc(longest);
  content.copy(room);
  let size = content.byteLength;
  for (const { offset, bytes } of changes) {
    if (bytes === undefined) {
      room.fill(0, Math.min(offset, size), size);
      size = offset;
    } else {
      bytes.copy(room, offset);
      size = Math.max(size, offset + bytes.byteLength);
    }
  }
  return room.subarray(0, size);
}
