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

async function read(content: string): Promise<unknown[]> {
  const path = join(folder, 'shop.jsonl');
  await writeFile(path, content);
  const documents: unknown[] = [];
  for await (const document of readLines(path)) documents.push(document);
  return documents;
}

it('reads one document per line, whatever the line endings, empty lines and a byte-order mark', async () => {
  await expect(read('\ufeff\r\n{"type":"tag"}\r\n\n{"type":"brand"}\n')).resolves.toEqual([
    { type: 'tag' },
    { type: 'brand' },
  ]);
});

it('reports the line that is not JSON', async () => {
  await expect(read('{"type":"tag"}\nžádný JSON\n')).rejects.toThrow(
    'line 2: expected one JSON document, got "žádný JSON"',
  );
});
