import { createServer, request, type ServerResponse, type IncomingMessage } from 'node:http';
import { photoLimits } from '@vyloha/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RefusedBody } from './read-body';
import { readPhotoForm } from './read-photo-form';

const megabyte = 1024 * 1024;
let read: Awaited<ReturnType<typeof readPhotoForm>> | null = null;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    read = await readPhotoForm(request, response, { maxTextBytes: 1000, maxFields: 200 });
    response.writeHead(200).end();
  } catch (error) {
    response.writeHead(error instanceof RefusedBody ? error.status : 503).end();
  }
}
const server = createServer((request, response) => void respond(request, response));
// A slow machine must not find its connection closed between two forms.
server.keepAliveTimeout = 0;
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  url = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  read = null;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const photo = (size: number) => new File([new Uint8Array(size)], '../photo.jpg', { type: 'image/jpeg' });

async function post(files: readonly File[], { text = 'Dobrá', field = 'photoFiles' } = {}): Promise<number> {
  const form = new FormData();
  form.set('text', text);
  for (const file of files) form.append(field, file);
  return (await fetch(url, { method: 'POST', body: form })).status;
}
const sizes = () => read?.photos.files.map(({ length }) => length);

describe('a form with photographs', () => {
  it('is read with all of them; an empty file field has none', async () => {
    expect(await post([photo(10), photo(2 * megabyte), photo(0)])).toBe(200);
    expect(read?.fields).toEqual([['text', 'Dobrá']]);
    expect(sizes()).toEqual([10, 2 * megabyte]);
    expect(read?.photos.problem).toBeNull();
  });

  it('keeps what was typed when a photograph is too large', async () => {
    expect(await post([photo(10), photo(photoLimits.maxMegabytes * megabyte + 1)])).toBe(200);
    expect([read?.photos.problem, sizes(), read?.fields]).toEqual(['tooLarge', [10], [['text', 'Dobrá']]]);
    expect(await post([photo(20 * megabyte)])).toBe(200);
    expect([read?.photos.problem, sizes()]).toEqual(['tooLarge', []]);
  });

  it('keeps what was typed when there are too many photographs', async () => {
    expect(await post(Array.from({ length: 100 }, () => photo(10)))).toBe(200);
    expect([read?.photos.problem, sizes()]).toEqual(['tooMany', []]);
    expect(read?.fields).toEqual([['text', 'Dobrá']]);
  });

  it('has files in its own field only, and texts as short as in other forms', async () => {
    expect(await post([photo(10)], { field: 'text' })).toBe(400);
    expect(await post([], { text: 'x'.repeat(1001) })).toBe(413);
    expect(await post(Array.from({ length: 201 }, () => photo(1)))).toBe(400);
  });

  it('is not read beyond all that it may have', async () => {
    const body = new Uint8Array(57 * megabyte);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(413);
  });

  it('of unknown length is refused while it is sent, and not kept', async () => {
    const [chunk, most] = [Buffer.alloc(megabyte, 0x61), 400];
    let sent = 0;
    const before = process.memoryUsage().rss;
    const status = await new Promise<number | null>((resolve) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' };
      const client = request(url, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode ?? null);
        client.destroy();
      });
      // The server may close before its answer is read.
      client.on('error', () => resolve(null));
      const send = () => {
        while (sent < most && !client.destroyed) {
          sent += 1;
          if (!client.write(chunk)) return void client.once('drain', send);
        }
      };
      send();
    });
    expect([413, null]).toContain(status);
    expect(sent).toBeLessThan(150);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
    expect(read).toBeNull();
  });
});
