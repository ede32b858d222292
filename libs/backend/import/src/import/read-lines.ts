import { createReadStream } from 'node:fs';
import { ImportError } from '@vyloha/backend-kernel';

const lineFeed = 0x0a;
/** A line is held in memory. */
const maxLineBytes = 32 * 1024 * 1024;
const byteOrderMark = '\uFEFF';

/** The lines as bytes, so that one which is not UTF-8 has a number. */
async function* splitLines(path: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let place = 1;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(lineFeed); to !== -1; to = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, to)]);
      place += 1;
      from = to + 1;
      parts = [];
      bytes = 0;
    }
    const rest = chunk.subarray(from);
    bytes += rest.length;
    if (bytes > maxLineBytes) throw new ImportError([`line ${place}: expected at most ${maxLineBytes} bytes`]);
    parts.push(rest);
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/**
 * The documents of a file with one JSON object per line; null for an empty line, so that positions are those of lines.
 * @throws ImportError on a line that is none.
 */
export async function* readLines(path: string): AsyncGenerator<object | null> {
  // A decoder that keeps the mark: it is skipped at the beginning of the file alone.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let place = 0;
  for await (const bytes of splitLines(path)) {
    place += 1;
    const text = decodeLine(decoder, bytes, place);
    yield parseLine(place === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text, place);
  }
}

function decodeLine(decoder: TextDecoder, bytes: Buffer, place: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportError([
      `line ${place}: expected UTF-8, got ${JSON.stringify(bytes.toString('latin1').slice(0, 40))}`,
    ]);
  }
}

function parseLine(line: string, place: number): object | null {
  if (line.trim() === '') return null;
  const value = parseJson(line);
  if (typeof value === 'object' && value !== null) return value;
  throw new ImportError([`line ${place}: expected one JSON document, got ${JSON.stringify(line.slice(0, 40))}`]);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
