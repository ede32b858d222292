import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPopularSearches, recallSuggestions, suggest } from './suggest';

const nothing = (kind: string) => ({ __typename: kind, total: 0, entities: [] });
const translated = { __typename: 'Translated', cs: 'Hadice', sk: 'Hadica' };
const response = {
  search: {
    __typename: 'SearchResults',
    products: {
      __typename: 'FoundProducts',
      total: 1,
      entities: [
        {
          __typename: 'Product',
          id: 'p-hadice',
          fullname: 'Hadice Flexi',
          slug: 'hadice-flexi',
          defaultVariantId: 'v-1',
          mainImage: null,
        },
      ],
    },
    categories: {
      __typename: 'FoundCategories',
      total: 1,
      entities: [{ __typename: 'Category', _id: 'c-hadice', title: translated, path: translated }],
    },
    virtualCategories: nothing('FoundVirtualCategories'),
    articles: nothing('FoundArticles'),
    questions: nothing('FoundQuestions'),
    menuItems: nothing('FoundMenuItems'),
    brands: nothing('FoundMenuItems'),
    namedVariants: [],
    foundBy: 'names',
  },
};

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fetchStub.mockReset().mockImplementation(async () => Response.json({ data: response }));
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for guests once a minute, and for customers each time', async () => {
  const guest = { query: 'hadice', limit: 10, locale: 'cs', isCustomer: false } as const;
  expect(recallSuggestions(guest)).toBeNull();
  const found = await suggest(guest);
  expect(found?.products.entities).toMatchObject([{ id: 'p-hadice', title: 'Hadice Flexi' }]);
  expect(recallSuggestions(guest)).toEqual(found);
  expect(await suggest(guest)).toEqual(found);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(recallSuggestions({ ...guest, query: 'hadic' })).toBeNull();
  expect(recallSuggestions({ ...guest, locale: 'sk' })).toBeNull();
  const customer = { ...guest, isCustomer: true };
  expect(recallSuggestions(customer)).toBeNull();
  await suggest(customer);
  expect(recallSuggestions(customer)).toBeNull();
  expect(fetchStub).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 61_000);
  expect(recallSuggestions(guest)).toBeNull();
});

it('asks for popular searches once, and has none without a response', async () => {
  fetchStub.mockResolvedValueOnce(Response.json({ searches: ['konev'], messages: {} }));
  expect(await loadPopularSearches('cs')).toEqual(['konev']);
  expect(await loadPopularSearches('cs')).toEqual(['konev']);
  expect(fetchStub.mock.calls).toEqual([['/oblibena-hledani']]);
  fetchStub.mockRejectedValueOnce(new TypeError('down'));
  expect(await loadPopularSearches('sk')).toEqual([]);
});
