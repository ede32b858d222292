import { createHash } from 'node:crypto';
import { type FileStore, isFileKey } from './file-store';

/** What no backend can make anew. */
const movedFolders = ['files/', 'documents/', 'photos/'];

/** Enough to hide how long a store nearby takes to answer. */
const concurrency = 8;

export interface MovedFiles {
  /** Written and read back. */
  copied: number;
  /** Those that are there with the same content already. */
  unchanged: number;
  bytes: number;
  /** Why a file could not be copied. */
  problems: string[];
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Copies what is in one store and not in the other, with the same content; what was copied is read back and compared. Begun
 * again after it was broken off, it goes on. Nothing is removed.
 * @throws FilesUnavailable when one of them cannot be reached
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  { isDryRun }: { isDryRun: boolean },
): Promise<MovedFiles> {
  const moved: MovedFiles = { copied: 0, unchanged: 0, bytes: 0, problems: [] };

  async function copy(key: string, bytes: number): Promise<void> {
    if (!isFileKey(key)) return void moved.problems.push(`${key}: no store can have a file of this name`);
    const there = await to.head(key);
    const source = await from.get(key);
    if (source === null) return void moved.problems.push(`${key}: was removed meanwhile`);
    const digest = digestOf(source.content);
    const known = there?.bytes === bytes ? await to.get(key) : null;
    if (known !== null && digestOf(known.content) === digest) {
      moved.unchanged += 1;
      return;
    }
    if (!isDryRun) {
      await to.put(key, source.content, { isDurable: true });
      const written = await to.get(key);
      if (written === null || digestOf(written.content) !== digest) {
        return void moved.problems.push(`${key}: what was written is not what was read`);
      }
    }
    moved.copied += 1;
    moved.bytes += bytes;
  }

  for (const folder of movedFolders) {
    const files = from.list(folder)[Symbol.asyncIterator]();
    const work = async () => {
      for (let next = await files.next(); next.done !== true; next = await files.next()) {
        await copy(next.value.key, next.value.bytes);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
  return moved;
}
