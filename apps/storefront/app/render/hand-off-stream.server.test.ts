import { describe, expect, it } from 'vitest';
import { readHandOff } from './hand-off-stream.server';

const encoder = new TextEncoder();

function aStream(start: (controller: ReadableStreamDefaultController<Uint8Array>) => void): ReadableStream<Uint8Array> {
  return new ReadableStream({ start });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

describe('readHandOff', () => {
  it('reads a page without promises in one chunk', async () => {
    const stream = aStream((controller) => {
      controller.enqueue(encoder.encode('žluťoučký'));
      controller.close();
    });
    expect(await readHandOff(stream)).toEqual({ kind: 'single', chunk: 'žluťoučký' });
  });

  it('reads an empty stream as one empty chunk', async () => {
    expect(await readHandOff(aStream((controller) => controller.close()))).toEqual({ kind: 'single', chunk: '' });
  });

  it('replays a stream of several chunks with nothing lost', async () => {
    const stream = aStream((controller) => {
      for (const piece of ['jedna ', 'dvě ', 'tři']) controller.enqueue(encoder.encode(piece));
      controller.close();
    });
    const handOff = await readHandOff(stream);
    expect(handOff.kind === 'streaming' && (await textOf(handOff.stream))).toBe('jedna dvě tři');
  });

  it('does not wait for later chunks', async () => {
    const stream = aStream((controller) => {
      controller.enqueue(encoder.encode('hned, '));
      setTimeout(() => {
        controller.enqueue(encoder.encode('potom'));
        controller.close();
      }, 30);
    });
    const handOff = await readHandOff(stream);
    expect(handOff.kind).toBe('streaming');
    expect(handOff.kind === 'streaming' && (await textOf(handOff.stream))).toBe('hned, potom');
  });

  it('passes a failure on to the reader', async () => {
    const stream = aStream((controller) => {
      controller.enqueue(encoder.encode('hned'));
      setTimeout(() => controller.error(new Error('broken')), 10);
    });
    const handOff = await readHandOff(stream);
    await expect(handOff.kind === 'streaming' && textOf(handOff.stream)).rejects.toThrow('broken');
  });
});
