import { expect, it } from 'vitest';
import { anAttack } from './attack';
import { shrink } from './shrink';

it('keeps only what hurts', async () => {
  const fields = Array.from({ length: 20 }, (_, index): [string, string] => [`f${index}`, 'x']);
  const attack = anAttack('x', {
    method: 'POST',
    headers: [['A', 'b']],
    query: [['q', '1']],
    cookies: [['c', 'd']],
    body: { kind: 'form', fields },
    manner: 'slow',
  });
  const hurts = async ({ body }: typeof attack) => body.kind === 'form' && body.fields.some(([name]) => name === 'f13');
  expect(await shrink(attack, hurts)).toEqual(
    anAttack('x', { method: 'POST', body: { kind: 'form', fields: [['f13', 'x']] } }),
  );
});

it('leaves an attack whole of which every part is needed', async () => {
  const attack = anAttack('x', { query: [['a', '1']] });
  expect(await shrink(attack, async ({ query }) => query.length === 1)).toEqual(attack);
});
