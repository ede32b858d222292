import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageCache } from './image-cache';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-images-'));
});

afterEach(() => rm(folder, { recursive: true }));

const bytes = (size: number) => Promise.resolve(Buffer.alloc(size, 1));

describe('ImageCache', () => {
  it('makes a picture once, for everyone who asks while it is being made and later', async () => {
    const cache = new ImageCache(folder, 1000);
    const make = vi.fn(() => bytes(10));
    const asked = await Promise.all([cache.read('a', make), cache.read('a', make), cache.read('a', make)]);
    expect(asked.map((made) => made?.length)).toEqual([10, 10, 10]);
    expect(await cache.read('a', make)).toEqual(Buffer.alloc(10, 1));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps within its size, dropping what was unused the longest', async () => {
    const cache = new ImageCache(folder, 25);
    await cache.read('a', () => bytes(10));
    await cache.read('b', () => bytes(10));
    await cache.read('a', () => bytes(10));
    await cache.read('c', () => bytes(10));
    await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual(['a', 'c']));
  });

  it('knows what an earlier process made and clears what it left half done', async () => {
    await new ImageCache(folder, 1000).read('a', () => bytes(10));
    await writeFile(join(folder, 'draft-1'), 'half');
    const make = vi.fn(() => bytes(99));
    expect((await new ImageCache(folder, 1000).read('a', make))?.length).toBe(10);
    expect(make).not.toHaveBeenCalled();
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('makes again what somebody removed, and keeps nothing of what cannot be made', async () => {
    const cache = new ImageCache(folder, 1000);
    await cache.read('a', () => bytes(10));
    await rm(join(folder, 'a'));
    expect((await cache.read('a', () => bytes(20)))?.length).toBe(20);
    expect(await cache.read('b', () => Promise.resolve(null))).toBeNull();
    await expect(cache.read('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.read('c', () => bytes(5)))?.length).toBe(5);
  });
});
