import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { zipPictures } from './zip-pictures';

const pictureBytes = 256 * 1024;
const count = 500;

/** Pictures of an order of 500 lines, counted as they are asked for. */
function aSource() {
  const source = { made: 0, hasEnded: false, pictures: make() };
  async function* make() {
    try {
      for (let number = 1; number <= count; number += 1) {
        source.made += 1;
        yield { name: `${number}.jpg`, bytes: Buffer.alloc(pictureBytes, number) };
      }
    } finally {
      source.hasEnded = true;
    }
  }
  return source;
}

async function wait(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('makes pictures only as fast as the archive is read, and forgets them', async () => {
  const source = aSource();
  const archive = zipPictures(source.pictures);
  await wait();
  expect(source.made).toBeLessThanOrEqual(2);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  let read = 0;
  let largest = 0;
  for await (const chunk of archive) {
    read += (chunk as Buffer).length;
    // What was made but not read yet is at most what the streams hold.
    expect(source.made * pictureBytes - read).toBeLessThan(4 * pictureBytes);
    if (source.made % 100 === 0) {
      collectGarbage();
      largest = Math.max(largest, process.memoryUsage().arrayBuffers - before);
    }
  }
  expect(source.made).toBe(count);
  expect(read).toBeGreaterThan(count * pictureBytes);
  // The collector frees buffers late: forgotten ones may still count for a while, but never most of them.
  expect(largest).toBeLessThan((count * pictureBytes) / 2);
});

it('stops when nobody reads any more', async () => {
  const source = aSource();
  const archive = zipPictures(source.pictures);
  await once(archive, 'readable');
  archive.destroy();
  await wait();
  expect(source.made).toBeLessThan(5);
  expect(source.hasEnded).toBe(true);
});

it('breaks off when a picture cannot be made', async () => {
  async function* pictures() {
    yield { name: '1.jpg', bytes: Buffer.from('one') };
    throw new Error('broken');
  }
  await expect(zipPictures(pictures()).toArray()).rejects.toThrow('broken');
});
