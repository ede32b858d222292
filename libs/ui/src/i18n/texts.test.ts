import { expect, it } from 'vitest';
import cs from './cs.json';
import sk from './sk.json';

function keys(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keys(value, `${prefix}${key}.`) : `${prefix}${key}`,
  );
}

it('has the same texts in both languages', () => {
  expect(keys(sk)).toEqual(keys(cs));
});
