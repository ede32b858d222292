import { expect, it } from 'vitest';
import { iconNames } from './icon-names';
import sprite from './icons.svg?raw';

const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);

it('names every symbol of the sprite but the row of stars, each once', () => {
  expect([...iconNames].toSorted()).toEqual(symbols.filter((id) => id !== 'stars').toSorted());
});
