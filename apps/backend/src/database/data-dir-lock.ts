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

/** Another living process works in the data folder; the message is one line for the person who started this one. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
  constructor(dataDir: string, pid: number) {
    super(`DATA_DIR ${resolve(dataDir)} is in use by process ${pid}: stop it or choose another DATA_DIR.`);
  }
}

/** When the process began, in the kernel's ticks, so that a reused process id is not taken for the old holder. */
function startOf(pid: number): string | null {
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
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.startedAt === startOf(holder.pid);
}

function readHolder(path: string): Holder | null {
  try {
    return v.parse(holderSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** A hard link either appears whole or fails: nobody ever reads half a lock. */
async function claim(path: string, holder: Holder): Promise<boolean> {
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
 * Moves a dead holder's lock aside. It is read again and moved without a pause, since by now somebody else may have
 * taken it over; should another process do that in between all the same, its lock is put back.
 */
async function removeStale(path: string, stale: Holder | null): Promise<void> {
  const aside = `${path}.stale.${randomUUID()}`;
  if (readHolder(path)?.key !== stale?.key) return;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== null && moved.key !== stale?.key) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

const attempts = 3;

/**
 * PGlite takes no lock of its own and two processes would corrupt the files, so the folder is locked here.
 * The lock of a killed process is taken over.
 * @throws DataDirInUse when the holder lives.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, 'backend.lock');
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid), key: randomUUID() };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await claim(path, own)) {
      return {
        release: async () => {
          if (readHolder(path)?.key === own.key) await rm(path, { force: true });
        },
      };
    }
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder)) throw new DataDirInUse(dataDir, holder.pid);
    await removeStale(path, holder);
  }
  throw new DataDirInUse(dataDir, readHolder(path)?.pid ?? 0);
}
