import { expect, it } from 'vitest';
import { RepeatedStatements } from './repeated-statements';

const seenTwice = (text: string) => {
  const repeated = new RepeatedStatements();
  return [repeated.isRepeated(text), repeated.isRepeated(text)];
};

it('recognizes a statement that is run again', () => {
  expect(seenTwice('select * from cart where id = $1')).toEqual([false, true]);
});

it.each([
  'select * from "listing_entry" where scope = $1',
  'select * from search_word where word = $1',
  `insert into stock values ${'($1),'.repeat(5_000)}`,
])('leaves alone %.40s', (text) => {
  expect(seenTwice(text)).toEqual([false, false]);
});

it('makes room for new ones, least recently used first', () => {
  const repeated = new RepeatedStatements<{ name: string }>(2);
  const add = (name: string) => repeated.add(name, { name });
  expect([add('a'), add('b')]).toEqual([null, null]);
  expect(repeated.find('a')).toEqual({ name: 'a' });
  expect(repeated.isFull).toBe(true);
  expect(add('c')).toEqual({ name: 'b' });
  expect([repeated.find('a'), repeated.find('b')]).toEqual([{ name: 'a' }, null]);
});
