import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlace } from '@vyloha/backend-files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageCache } from './image-cache';

let folder: string;
let images: string;
let failures: unknown[];

const openCache = (maxBytes: number) =>
  new ImageCache({ files: openPlace({ folder }), maxBytes, onFailure: (error) => failures.push(error) });

beforeEach(async () => {
  failures = [];
  folder = await mkdtemp(join(tmpdir(), 'vyloha-images-'));
  images = join(folder, 'images');
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

  it('renders nothing that another backend has rendered', async () => {
    await openCache(1000).read('a', () => bytes(10));
    const make = vi.fn(() => bytes(99));
    const other = openCache(1000);
    expect((await other.read('a', make))?.length).toBe(10);
    await openCache(1000).read('b', () => bytes(20));
    expect((await other.read('b', make))?.length).toBe(20);
    expect(make).not.toHaveBeenCalled();
  });

  it('stays within its size, evicting what was not used for longest', async () => {
    const cache = openCache(25);
    await cache.read('a', () => bytes(10));
    await cache.read('b', () => bytes(10));
    await utimes(join(images, 'a'), 1, 1);
    await utimes(join(images, 'b'), 2, 2);
    await cache.read('a', () => bytes(10));
    await vi.waitFor(async () => expect((await stat(join(images, 'a'))).mtimeMs).toBeGreaterThan(2000));
    await cache.read('c', () => bytes(10));
    await vi.waitFor(async () => expect((await readdir(images)).sort()).toEqual(['a', 'c']), 20_000);
  });

  it('renders again what somebody removed, and stores nothing of what cannot be rendered', async () => {
    const cache = openCache(1000);
    await cache.read('a', () => bytes(10));
    await rm(join(images, 'a'));
    expect((await cache.read('a', () => bytes(20)))?.length).toBe(20);
    expect(await cache.read('b', () => Promise.resolve(null))).toBeNull();
    await expect(cache.read('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.read('c', () => bytes(5)))?.length).toBe(5);
  });

  it('returns pictures although the store accepts none, and stores them again when it does', async () => {
    await writeFile(images, 'a file stands where the folder should be');
    const cache = openCache(1000);
    const make = vi.fn(() => bytes(10));
    expect((await cache.read('a', make))?.length).toBe(10);
    expect((await cache.read('a', make))?.length).toBe(10);
    expect(make).toHaveBeenCalledTimes(2);
    expect(failures.length).toBeGreaterThan(0);
    await rm(images);
    await cache.read('a', make);
    expect((await cache.read('a', make))?.length).toBe(10);
    expect(make).toHaveBeenCalledTimes(3);
    expect(await readdir(images)).toEqual(['a']);
  });
});
