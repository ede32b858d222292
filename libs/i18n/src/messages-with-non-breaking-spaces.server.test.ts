import { expect, it } from 'vitest';
import { messagesWithNonBreakingSpaces } from './messages-with-non-breaking-spaces.server';

it('no text ends a line with a single-letter preposition, however deeply nested', () => {
  expect(
    messagesWithNonBreakingSpaces({ page: { lead: 'Košík počká v telefonu', deep: { name: 'Hadice k {what}' } } }),
  ).toEqual({
    page: { lead: 'Košík počká v\u00a0telefonu', deep: { name: 'Hadice k\u00a0{what}' } },
  });
});
