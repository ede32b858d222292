import { expect, it } from 'vitest';
import { configureI18n, messagesFor, translatorFor } from './translator.server';

it('single-letter prepositions of the shop’s texts end no line, in pages and on the server', () => {
  const shop = { page: { lead: 'Košík počká v telefonu', deep: { name: 'Hadice k {what}' } } };
  configureI18n({ cs: shop, sk: shop });
  expect(messagesFor('cs', ['page'])).toEqual({
    page: { lead: 'Košík počká v\u00a0telefonu', deep: { name: 'Hadice k\u00a0{what}' } },
  });
  expect(translatorFor('sk')('page:deep.name', { what: 'bazénu' })).toBe('Hadice k\u00a0bazénu');
});
