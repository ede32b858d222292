import { expect, it } from 'vitest';
import { shortClassNames } from './short-class-names';

const card = '/shop/libs/ui/src/card/card.module.css';
const chip = '/shop/libs/ui/src/chip/chip.module.css';

it('names the classes of one sheet alike, and each by itself', () => {
  const nameOf = shortClassNames('/shop');
  const names = [nameOf('card', card), nameOf('sand', card), nameOf('card', chip)];
  expect(new Set(names).size).toBe(3);
  expect(names[1]?.slice(0, 4)).toBe(names[0]?.slice(0, 4));
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{4}[0-9a-z]$/);
});

it('gives the same names in both builds, wherever the workspace lies', () => {
  const elsewhere = shortClassNames('/home/jana/shop');
  const here = shortClassNames('/shop');
  expect(elsewhere('card', `/home/jana${card}?used`)).toBe(here('card', card));
});

it('does not give one name twice', () => {
  const nameOf = shortClassNames('/shop');
  const names = Array.from({ length: 200 }, (_, index) => nameOf(`class${index}`, card));
  expect(new Set(names).size).toBe(200);
  expect(nameOf('class0', card)).toBe(names[0]);
});
