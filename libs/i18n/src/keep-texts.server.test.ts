import { expect, it } from 'vitest';
import { keepTexts } from './keep-texts.server';

it('no text ends a line with a single-letter preposition, however deep it stands', () => {
  expect(keepTexts({ page: { lead: 'Košík počká v telefonu', deep: { name: 'Hadice k {what}' } } })).toEqual({
    page: { lead: 'Košík počká v\u00a0telefonu', deep: { name: 'Hadice k\u00a0{what}' } },
  });
});
