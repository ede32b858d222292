import { expect, it } from 'vitest';
import { toDerivedWords } from './derived-words';

it.each([
  ['verbs of their nouns', 'zavlazovani', 'zavlazovat'],
  ['nouns of verbs', 'vrtat', 'vrtani'],
  ['Slovak ones', 'cistenia', 'cistit'],
  ['adjectives of actions', 'grilovat', 'grilovaci'],
  ['what is done again', 'presadit', 'presazovani'],
  ['what is done once', 'presazovat', 'presadit'],
  ['verbs without a prefix', 'ostrihat', 'strihat'],
  ['tools', 'sekani', 'sekacka'],
  ['other tools', 'drzet', 'drzak'],
  ['what a tool does', 'kropitko', 'kropit'],
  ['what a machine does', 'dobijecka', 'dobijet'],
  ['what somebody does with it', 'strihac', 'strihat'],
  ['what is not small', 'vazickou', 'vaza'],
  ['what is not small either', 'kolicek', 'kolik'],
  ['materials', 'drevene', 'drevo'],
])('knows %s: %s', (_what, word, other) => {
  expect(toDerivedWords(word)).toContain(other);
});

it.each(['hadice', 'kabelka', 'postel', 'pila', 'zn12'])('derives nothing from %s', (word) => {
  expect(toDerivedWords(word)).toEqual([]);
});
