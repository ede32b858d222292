import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageCache } from './image-cache';

let folder: string;
let failures: unknown[];

const openCache = (maxBytes: number) => new ImageCache(folder, maxBytes, (error) => failures.push(error));

beforeEach(async () => {
  failures = [];
  folder = await mkdtemp(join(tmpdir(), 'vyloha-images-'));
});

afterEach(() => rm(folder, { recursive: true }));

const bytes = (size: number) => Promise.resolve(Buffer.alloc(size, 1));

describe('ImageCache', () => {
  it('renders a picture once for all concurrent and later callers', async () => {
    const cache = openCache(1000);
    const make = vi.fn(() => bytes(10));
    const requested = await Promise.all([cache.read('a', make), cache.read('a', make), cache.read('a', make)]);
    expect(requested.map((made) => made?.length)).toEqual([10, 10, 10]);
    expect(await cache.read('a', make)).toEqual(Buffer.alloc(10, 1));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('renders two pictures at a time, also after one that cannot be rendered', async () => {
    const cache = openCache(1000);
    let running = 0;
    let most = 0;
    const render = (name: string) => async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (name === 'b') throw new Error('broken');
      return Buffer.alloc(1);
    };
    const reads = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => cache.read(name, render(name)));
    const rejected = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected');
    expect([most, rejected.length]).toEqual([2, 1]);
  });

  it('stays within its size, evicting the least recently used', async () => {
    const cache = openCache(25);
    await cache.read('a', () => bytes(10));
    await cache.read('b', () => bytes(10));
    await cache.read('a', () => bytes(10));
    await cache.read('c', () => bytes(10));
    await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual(['a', 'c']), 20_000);
  });

  it('loads what an earlier process rendered and clears what it left unfinished', async () => {
    await openCache(1000).read('a', () => bytes(10));
    await writeFile(join(folder, 'draft-1'), 'half');
    await utimes(join(folder, 'draft-1'), 0, 0);
    const make = vi.fn(() => bytes(99));
    expect((await openCache(1000).read('a', make))?.length).toBe(10);
    expect(make).not.toHaveBeenCalled();
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('renders again what somebody removed, and stores nothing of what cannot be rendered', async () => {
    const cache = openCache(1000);
    await cache.read('a', () => bytes(10));
    await rm(join(folder, 'a'));
    expect((await cache.read('a', () => bytes(20)))?.length).toBe(20);
    expect(await cache.read('b', () => Promise.resolve(null))).toBeNull();
    await expect(cache.read('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.read('c', () => bytes(5)))?.length).toBe(5);
  });

  it('leaves alone what another process on the folder is about to finish', async () => {
    await writeFile(join(folder, 'draft-1'), 'half');
    await openCache(1000).read('a', () => bytes(10));
    expect((await readdir(folder)).sort()).toEqual(['a', 'draft-1']);
    expect(failures).toEqual([]);
  });

  it('returns pictures although the disk accepts none, and stores them again when it does', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file stands where the folder should be');
    const cache = openCache(1000);
    const make = vi.fn(() => bytes(10));
    expect((await cache.read('a', make))?.length).toBe(10);
    expect((await cache.read('a', make))?.length).toBe(10);
    expect(make).toHaveBeenCalledTimes(2);
    expect(failures.length).toBeGreaterThan(0);
    await rm(folder);
    await cache.read('a', make);
    expect((await cache.read('a', make))?.length).toBe(10);
    expect(make).toHaveBeenCalledTimes(3);
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('returns pictures that do not fit on the disk, and leaves no partial files', async () => {
    const cache = openCache(1000);
    await cache.read('a', () => bytes(10));
    await mkdir(join(folder, 'b'));
    expect((await cache.read('b', () => bytes(20)))?.length).toBe(20);
    expect(failures).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual(['a', 'b']);
  });
});
