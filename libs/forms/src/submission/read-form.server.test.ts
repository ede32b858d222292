import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { email } from '../index.rules';
import { parseSubmission } from './parse-submission.server';
import { readFields } from './read-form.server';

const schema = v.object({ email, tags: v.optional(v.array(v.string()), []), terms: v.optional(v.boolean(), false) });

function formRequest(pairs: readonly [string, string][]): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams(pairs.map((pair) => [...pair])),
  });
}

async function statusOf(reading: Promise<unknown>): Promise<number> {
  return reading.then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : 500),
  );
}

describe('a form with a schema', () => {
  it.each([
    ['an index that would need all memory', 'email[99999999]'],
    ['an index that would need seconds', 'name[9999999]'],
    ['a deep path', 'a.b'.repeat(9_000)],
    ["Conform's state", '__state__'],
    ["Conform's intent", '__intent__'],
    ["Conform's intent as it is written now", '__INTENT__'],
    ['the prototype', '__proto__'],
    ['a part of the prototype', 'email.__proto__.polluted'],
    ['a member of every object', 'constructor'],
    ['a name of nothing', ''],
    ['an unknown name', 'note'],
  ])('is refused for %s', async (_, name) => {
    const request = formRequest([
      ['email', 'jan@example.com'],
      [name, '1'],
    ]);
    expect(await statusOf(parseSubmission(request, schema))).toBe(400);
    expect('polluted' in {}).toBe(false);
  });

  it('is refused for a second value of a single-value field', async () => {
    const twice = formRequest([
      ['email', 'jan@example.com'],
      ['email', 'eva@example.com'],
    ]);
    expect(await statusOf(parseSubmission(twice, schema))).toBe(400);
  });

  it('is refused for a file', async () => {
    const form = new FormData();
    form.set('email', new Blob(['jan@example.com']), 'email.txt');
    expect(await statusOf(parseSubmission(form, schema))).toBe(400);
  });

  it('accepts several values where the schema does, and the named controls', async () => {
    const request = formRequest([
      ['email', 'jan@example.com'],
      ['tags', 'a'],
      ['tags', 'b'],
      ['intent', 'add'],
    ]);
    const parsed = await parseSubmission(request, schema, ['intent']);
    expect(parsed).toMatchObject({ ok: true, value: { email: 'jan@example.com', tags: ['a', 'b'], terms: false } });
  });
});

describe('a form without a schema', () => {
  const known = { names: ['id', 'respondWith'], prefix: 'quantity.' };

  it('returns its fields', async () => {
    const request = formRequest([
      ['id', 'v-1'],
      ['quantity.v-2', '3'],
    ]);
    expect(await readFields(request, known)).toEqual({ id: 'v-1', 'quantity.v-2': '3' });
  });

  it.each(['note', '__proto__', 'constructor', 'quantity'])('is refused for the field %s', async (name) => {
    expect(await statusOf(readFields(formRequest([[name, '1']]), known))).toBe(400);
  });

  it('is refused for a repeated field', async () => {
    const twice = formRequest([
      ['id', 'v-1'],
      ['id', 'v-2'],
    ]);
    expect(await statusOf(readFields(twice, known))).toBe(400);
  });
});
