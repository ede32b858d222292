import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { link, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const holderSchema = v.object({ pid: v.number(), startedAt: v.nullable(v.string()), key: v.string() });

type Holder = v.InferOutput<typeof holderSchema>;

interface DataDirLock {
  release(): Promise<void>;
}

/** Another running process uses the data folder; the message is one line for whoever started this process. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  constructor(dataDir: string, pid: number) {
    super(`DATA_DIR ${resolve(dataDir)} is in use by process ${pid}: stop it or choose another DATA_DIR.`);
  }
}

/** Start time of the process in kernel ticks, so that a reused process id is not mistaken for the old holder. */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it is running, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.startedAt === readStartTime(holder.pid);
}

function readHolder(path: string): Holder | null {
  try {
    return v.parse(holderSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Creating a hard link is atomic: nobody ever reads a partial lock. */
async function tryAcquire(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.key}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Moves the lock of a dead process aside. It is read again and moved at once, since another process may have taken it
 * over since; if one does so in between, its lock is restored.
 */
async function removeStale(path: string, stale: Holder | null): Promise<void> {
  const asidePath = `${path}.stale.${randomUUID()}`;
  if (readHolder(path)?.key !== stale?.key) return;
  try {
    renameSync(path, asidePath);
  } catch {
    return;
  }
  const moved = readHolder(asidePath);
  if (moved !== null && moved.key !== stale?.key) await link(asidePath, path).catch(() => undefined);
  await rm(asidePath, { force: true });
}

const maxAttempts = 3;

/**
 * PGlite takes no lock of its own and two processes would corrupt the files, so the folder is locked here.
 * The lock of a killed process is taken over.
 * @throws DataDirInUseError when the holder is running.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, 'backend.lock');
  const ownHolder: Holder = { pid: process.pid, startedAt: readStartTime(process.pid), key: randomUUID() };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await tryAcquire(path, ownHolder)) {
      return {
        release: async () => {
          if (readHolder(path)?.key === ownHolder.key) await rm(path, { force: true });
        },
      };
    }
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder)) throw new DataDirInUseError(dataDir, holder.pid);
    await removeStale(path, holder);
  }
  throw new DataDirInUseError(dataDir, readHolder(path)?.pid ?? 0);
}
