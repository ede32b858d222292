import fc from 'fast-check';
import { decode, encode } from 'turbo-stream';
import { describe, expect, it } from 'vitest';
import { flattenValue } from './flatten-value';

async function decodeText(text: string): Promise<unknown> {
  const { body } = new Response(text);
  if (body === null) throw new Error('An empty body');
  return (await decode(body)).value;
}

async function encodeValue(value: object): Promise<unknown[]> {
  return JSON.parse(await new Response(encode(value)).text());
}

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      tie('value'),
      { noNullPrototype: true, maxKeys: 4 },
    ),
  ),
})).value;

describe('flattenValue', () => {
  it('adds a value behind encoded data as Remix encodes it', async () => {
    const record = fc.record({ first: plain, second: plain }, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(record, async (value) => {
        const elements = await encodeValue({ page: 'data', personal: 'place' });
        const root = elements[0];
        if (typeof root !== 'object' || root === null) throw new Error('No root');
        const at = elements.indexOf('place');
        const entries = Object.entries(root).map(([key, index]) => [key, index === at ? elements.length : index]);
        elements[0] = Object.fromEntries(entries);
        const text = `${JSON.stringify(elements).slice(0, -1)},${flattenValue(value, elements.length).join()}]\n`;
        expect(await decodeText(text)).toEqual({ page: 'data', personal: value });
      }),
    );
  });

  it.each([new Date(), new Map(), NaN, 1n, () => {}])('refuses %s', (value) => {
    expect(() => flattenValue({ value }, 0)).toThrow(TypeError);
  });
});
