import { Script, createContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOffScript, toScriptString } from './hand-off-script.server';

/** What the script does in a browser: the chunks it enqueued, and whether it closed the stream. */
function run(script: string) {
  const done = { chunks: [] as string[], isClosed: false };
  const streamController = {
    enqueue: (chunk: string) => void done.chunks.push(chunk),
    close: () => {
      done.isClosed = true;
    },
  };
  const text = /^<script[^>]*>(.*)<\/script>$/s.exec(script)?.[1] ?? '';
  new Script(text).runInContext(createContext({ window: { __remixContext: { streamController } } }));
  return done;
}

describe('handOffScript', () => {
  it('hands over any text unchanged, and can never end before its own tag', () => {
    const piece = fc.constantFrom(
      '</script>',
      '<!--',
      '&amp;',
      '\u2028',
      '\u2029',
      '"',
      "'",
      '\\',
      '\\"',
      '\n',
      'ř',
      '$&',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), (pieces) => {
        const chunk = pieces.join('');
        const script = handOffScript(chunk, undefined);
        expect(script.slice(8, -9)).not.toMatch(/[<>&\u2028\u2029]/);
        expect(run(script)).toEqual({ chunks: [chunk], isClosed: true });
      }),
      { numRuns: 30 },
    );
  });

  it('carries the nonce of its page', () => {
    expect(handOffScript('x', 'abc')).toMatch(/^<script nonce="abc">/);
  });

  it('escapes to what JavaScript reads back', () => {
    expect(toScriptString('<"&\'>')).toBe("'\\u003c\"\\u0026\\'\\u003e'");
  });
});
