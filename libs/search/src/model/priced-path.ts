import { formatBounds } from '@vyloha/catalog';
import { type FilterKey, paths, searchKey } from '@vyloha/links';
import { takePriceWords } from '@vyloha/money';

const priceKey: FilterKey = 'cena';
const pageKey = 'p';

/**
 * Where words about the price are the filter by price, which shoppers see and can take off; without other words they
 * filter the whole shop. Null where the query has none.
 * @param currency code of the shown prices
 */
export function toPricedPath({ searchParams }: URL, currency: string): string | null {
  const { text, range } = takePriceWords(searchParams.get(searchKey) ?? '', currency);
  if (range === null) return null;
  const price = searchParams.get(priceKey) ?? formatBounds({ from: null, to: null, ...range });
  const others = [...searchParams].filter(([key]) => key !== searchKey && key !== priceKey && key !== pageKey);
  const sought = text === '' ? [] : [[searchKey, text]];
  const path = text === '' ? paths.eshop() : paths.search();
  return `${path}?${new URLSearchParams([...sought, [priceKey, price], ...others]).toString()}`;
}
