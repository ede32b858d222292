import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ImportError } from './import-error';

/**
 * The documents of a file with one JSON value per line.
 * @throws ImportError on a line that is not JSON.
 */
export async function* readLines(path: string): AsyncGenerator<unknown> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let place = 0;
  for await (const line of lines) {
    place += 1;
    // Editors on some systems write a byte-order mark, and lines that only separate.
    const text = line.replace(/^\uFEFF/, '');
    if (text.trim() !== '') yield parseLine(text, place);
  }
}

function parseLine(line: string, place: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ImportError([`line ${place}: expected one JSON document, got ${JSON.stringify(line.slice(0, 40))}`]);
  }
}
