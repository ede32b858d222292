import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLines } from './read-lines';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer): Promise<unknown[]> {
  const path = join(folder, 'shop.jsonl');
  await writeFile(path, content);
  const documents: unknown[] = [];
  for await (const document of readLines(path)) documents.push(document);
  return documents;
}

it('reads one document per line, whatever the line endings', async () => {
  await expect(read('{"type":"tag"}\r\n{"type":"brand"}\n')).resolves.toEqual([{ type: 'tag' }, { type: 'brand' }]);
});

it('skips a byte order mark and empty lines, which count as lines', async () => {
  await expect(read('\uFEFF{"type":"tag"}\n\n \r\n{"type":"brand","title":"a\u2028b"}')).resolves.toEqual([
    { type: 'tag' },
    null,
    null,
    { type: 'brand', title: 'a\u2028b' },
  ]);
});

it.each([
  ['žádný JSON', 'line 2: expected one JSON document, got "žádný JSON"'],
  ['null', 'line 2: expected one JSON document, got "null"'],
  [Buffer.from('{"title":"Zahrada á"}', 'latin1'), 'line 2: expected UTF-8, got "{\\"title\\":\\"Zahrada á\\"}"'],
])('reports the line that is no document: %s', async (line, problem) => {
  await expect(read(Buffer.concat([Buffer.from('{"type":"tag"}\n'), Buffer.from(line)]))).rejects.toThrow(problem);
});
