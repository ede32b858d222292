import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-dir-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vyloha-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const deadPid = 2 ** 22 + 1;

describe('lockDataDir', () => {
  it('rejects a second holder in one line naming folder and process', async () => {
    await lockDataDir(folder);
    const second = lockDataDir(folder);
    await expect(second).rejects.toThrow(DataDirInUseError);
    await expect(second).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process ${process.pid}: stop it or choose another DATA_DIR.`,
    );
  });

  it('is free again after release', async () => {
    const first = await lockDataDir(folder);
    await first.release();
    const second = await lockDataDir(folder);
    await second.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', JSON.stringify({ pid: deadPid, startedAt: '1', key: 'a' })],
    ['a process id that another process has now', JSON.stringify({ pid: process.pid, startedAt: '1', key: 'a' })],
    ['a file cut short', '{"pid":'],
  ])('takes over the lock of %s', async (_name, content) => {
    writeFileSync(join(folder, 'backend.lock'), content);
    const lock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUseError);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets only one of many take over', async () => {
    writeFileSync(join(folder, 'backend.lock'), JSON.stringify({ pid: deadPid, startedAt: '1', key: 'a' }));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('does not remove a lock that another process has taken since', async () => {
    const lock = await lockDataDir(folder);
    writeFileSync(join(folder, 'backend.lock'), JSON.stringify({ pid: process.pid, startedAt: null, key: 'other' }));
    await lock.release();
    expect(await readdir(folder)).toEqual(['backend.lock']);
  });
});
