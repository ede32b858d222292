import { expect, it } from 'vitest';
import { shadesOf } from './shades';

it('mixes white and shade into a colour, less white into a dark one', () => {
  const accent = '#efc63a';
  expect(shadesOf('#3f8f4f', accent)).toEqual({
    base: '#3f8f4f',
    light: '#90be99',
    dark: '#326e3e',
    deep: '#285431',
    accent,
  });
  expect(shadesOf('#000000', accent).light).toBe('#474747');
});
