import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCommandKey } from './command-key';

/** Called when the file exists and is still empty. */
const whileWriting = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return {
    ...real,
    writeFile: async (path, content, options) => {
      await real.writeFile(path, '', options);
      await whileWriting();
      await real.writeFile(path, content);
    },
  };
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'command-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('keeps one key, also for callers that request it while the first is being written', async () => {
  let second = '';
  whileWriting.mockImplementationOnce(async () => {
    second = await readCommandKey(dataDir);
  });
  const first = await readCommandKey(dataDir);
  expect(first.length).toBeGreaterThan(40);
  expect(second).toBe(first);
  expect(await readCommandKey(dataDir)).toBe(first);
});

it('leaves nothing but the key, readable by its owner only', async () => {
  await readCommandKey(dataDir);
  expect(await readdir(dataDir)).toEqual(['command-key']);
  expect((await stat(join(dataDir, 'command-key'))).mode & 0o777).toBe(0o600);
});

it('reports why there is no key', async () => {
  const path = join(dataDir, 'command-key');
  await (await open(path, 'w')).close();
  await expect(readCommandKey(path)).rejects.toThrow('ENOTDIR');
});
