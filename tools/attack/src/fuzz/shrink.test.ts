import { expect, it } from 'vitest';
import { createAttack } from './attack';
import { shrink } from './shrink';

it('keeps only the parts that trigger the problem', async () => {
  const fields = Array.from({ length: 20 }, (_, index): [string, string] => [`f${index}`, 'x']);
  const attack = createAttack('x', {
    method: 'POST',
    headers: [['A', 'b']],
    query: [['q', '1']],
    cookies: [['c', 'd']],
    body: { kind: 'form', fields },
    sendMode: 'slow',
  });
  const stillFails = async ({ body }: typeof attack) =>
    body.kind === 'form' && body.fields.some(([name]) => name === 'f13');
  expect(await shrink(attack, stillFails)).toEqual(
    createAttack('x', { method: 'POST', body: { kind: 'form', fields: [['f13', 'x']] } }),
  );
});

it('leaves an attack unchanged when every part is needed', async () => {
  const attack = createAttack('x', { query: [['a', '1']] });
  expect(await shrink(attack, async ({ query }) => query.length === 1)).toEqual(attack);
});
