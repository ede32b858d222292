import { createServer } from 'node:http';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, FilesUnavailable, isFileKey, openPlace } from '@vyloha/backend-files';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in';

let folder: string;
let standIn: S3StandIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-files-'));
  standIn = await startS3StandIn(join(folder, 'objects'));
});

afterAll(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true });
});

async function listKeys(store: FileStore, prefix: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(['a folder', 'S3'])('files in %s', (kind) => {
  let store: FileStore;
  let content: Buffer;
  beforeEach(async () => {
    const place = kind === 'S3' ? standIn.config : { folder: join(folder, 'files') };
    store = openPlace(place);
    content = Buffer.from(`content of ${kind}`);
    for await (const { key } of store.list('')) await store.delete(key);
  });

  it('are stored, read, described and deleted', async () => {
    await store.put('images/a.webp', content);
    expect(await store.get('images/a.webp')).toMatchObject({ content, bytes: content.length });
    const info = await store.head('images/a.webp');
    expect(info).toMatchObject({ key: 'images/a.webp', bytes: content.length });
    expect(Math.abs((info?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await store.delete('images/a.webp');
    expect([await store.get('images/a.webp'), await store.head('images/a.webp')]).toEqual([null, null]);
    await expect(store.delete('images/a.webp')).resolves.toBeUndefined();
  });

  it('are replaced as a whole, by content or by a file of this machine, and may be empty', async () => {
    await store.put('feed.xml.gz', content);
    const path = join(folder, 'local');
    await writeFile(path, 'from a file');
    await store.put('feed.xml.gz', { path });
    expect((await store.get('feed.xml.gz'))?.content.toString()).toBe('from a file');
    await store.put('feed.xml.gz', Buffer.alloc(0));
    expect((await store.get('feed.xml.gz'))?.bytes).toBe(0);
  });

  it('are read as streams', async () => {
    const large = Buffer.alloc(3_000_000, 7);
    await store.put('large', large);
    const opened = await store.open('large');
    expect(opened?.bytes).toBe(large.length);
    expect((await buffer(opened?.stream ?? Readable.from([]))).equals(large)).toBe(true);
    expect(await store.open('none')).toBeNull();
  });

  it('are listed by the beginning of their keys, however many there are', async () => {
    const keys = ['a/1', 'a/2', 'a/3', 'a/b/4', 'a/b/5', 'a/b/6', 'a/b/7'];
    for (const key of [...keys, 'ab/8', 'c']) await store.put(key, content);
    expect(await listKeys(store, 'a/')).toEqual(keys);
    expect(await listKeys(store, 'a/b/')).toEqual(keys.slice(3));
    expect(await listKeys(store, '')).toEqual([...keys, 'ab/8', 'c']);
    expect(await listKeys(store, 'nothing/')).toEqual([]);
  });

  it.each(['Čaj & káva (1)!.jpg', 'a+b=c', 'per%20cent', "o'clock*", 'two  spaces'])(
    'have names like %s',
    async (key) => {
      await store.put(`files/${key}`, content);
      expect((await store.get(`files/${key}`))?.content).toEqual(content);
      expect(await listKeys(store, 'files/')).toEqual([`files/${key}`]);
    },
  );

  it.each(['', '/a', 'a/', 'a//b', '../a', 'a/../../b', './a', 'a\\b', 'a\u0000', 'a'.repeat(501)])(
    'have no name like %j',
    async (key) => {
      expect(isFileKey(key)).toBe(false);
      await expect(store.put(key, content)).rejects.toThrow(TypeError);
      await expect(store.get(key)).rejects.toThrow(TypeError);
    },
  );
});

describe('a folder', () => {
  it('forgets what a killed process left unfinished, and leaves alone what another one writes', async () => {
    const path = join(folder, 'drafts', 'images');
    await mkdir(path, { recursive: true });
    for (const name of ['.draft-old', '.draft-new', 'a']) await writeFile(join(path, name), 'half');
    await utimes(join(path, '.draft-old'), 0, 0);
    expect(await listKeys(openPlace({ folder: join(folder, 'drafts') }), '')).toEqual(['images/a']);
    expect((await readdir(path)).sort()).toEqual(['.draft-new', 'a']);
  });

  it('that cannot be written says so', async () => {
    await writeFile(join(folder, 'occupied'), 'a file stands where the folder should be');
    const store = openPlace({ folder: join(folder, 'occupied') });
    await expect(store.put('a', Buffer.from('a'))).rejects.toThrow(FilesUnavailable);
    expect(await store.get('a')).toBeNull();
  });
});

describe('a store that speaks S3', () => {
  afterEach(() => standIn.resume());
  const away = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return error instanceof FilesUnavailable ? error.message : error;
  };

  it('says why it refuses, without the secret', async () => {
    const credentials = { ...standIn.config.credentials, secret: 'another secret' };
    const message = await away(openPlace({ ...standIn.config, credentials }).get('a'));
    expect(message).toMatch(
      /^Files in s3:\/\/vyloha\/test\/ \(.+\) cannot be read or written \(403 SignatureDoesNotMatch/,
    );
    expect(message).not.toContain('another secret');
  });

  it('is tried once more, and fails at once when it does not answer', async () => {
    let requests = 0;
    const server = createServer((request, response) => {
      requests += 1;
      request.resume();
      response.writeHead(requests === 1 || requests > 2 ? 503 : 404).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const changes: boolean[] = [];
    const store = openPlace({ ...standIn.config, endpoint: `http://127.0.0.1:${port}` }, (isAway) =>
      changes.push(isAway),
    );
    expect(await store.get('a')).toBeNull();
    expect(requests).toBe(2);
    for (let calls = 0; calls < 5; calls += 1) expect(await away(store.put('a', Buffer.from('a')))).toMatch(/\(503/);
    expect(requests).toBe(12);
    expect(changes).toEqual([true]);
    server.close();
    server.closeAllConnections();
  });

  it('is waited for no longer than some seconds', async () => {
    const store = openPlace(standIn.config);
    standIn.suspend();
    expect(await away(store.get('a'))).toMatch(/Headers Timeout/);
    expect(await away(Promise.all(['b', 'c'].map((key) => store.get(key))))).toMatch(/Timeout|does not answer/);
    standIn.resume();
    expect(await store.get('a')).toBeNull();
  }, 30_000);
});
