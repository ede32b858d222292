import { byLocale } from '@vyloha/contract';
import { expect, it } from 'vitest';
import { joinFoundTexts } from './join-found-texts';

const item = (title: string) => ({
  _id: 'a b',
  title: { __typename: 'Translated', ...byLocale(() => title) },
  perex: byLocale(() => title),
  page_meta: { slug: byLocale(() => 'k a') },
  link: { path: '/k a', target: null },
});

it('joins titles, perexes and names of products, and nothing else', () => {
  const response = (title: string) => ({
    data: {
      search: {
        products: { total: 1, entities: [{ id: 'a b', fullname: title, slug: 'k a' }] },
        articles: { total: 1, entities: [item(title)] },
      },
    },
  });
  expect(joinFoundTexts(response('Hadice k bazénu'))).toEqual(response('Hadice k\u00a0bazénu'));
});

it.each([undefined, null, 'k a', 1])('passes %j on', (response) => {
  expect(joinFoundTexts(response)).toBe(response);
});
