import { paths, withQuery } from '@vyloha/links';

/** Query keys of the comparison. */
const keys = { category: 'kategorie', differences: 'rozdily' } as const;

interface Compared {
  categoryId: string;
  /** The product's category is the last one. */
  breadcrumbs: readonly { title: string }[];
}

/** A way to compare other products, or other rows. */
export interface CompareLink {
  title: string;
  count: number;
  path: string;
  isActive: boolean;
}

export interface CompareSelection<Product> {
  products: readonly Product[];
  /** Those that are compared, where they are of several: all together and each on its own. */
  categories: readonly CompareLink[];
  /** Whether rows without a difference are left out, and the path of the other way. */
  differences: { isOn: boolean; path: string };
}

function pathOf(category: string | null, isOn: boolean): string {
  return withQuery(paths.compare(), { [keys.category]: category, [keys.differences]: isOn ? 1 : null });
}

/** What the address selects of the compared products; an unknown category selects all. @param all text of that choice */
export function selectCompared<Product extends Compared>(
  products: readonly Product[],
  search: URLSearchParams,
  all: string,
): CompareSelection<Product> {
  const isIn = (id: string) => (product: Product) => product.categoryId === id;
  const ids = [...new Set(products.map(({ categoryId }) => categoryId))];
  const selectedId = ids.find((id) => id === search.get(keys.category)) ?? null;
  const isOn = search.get(keys.differences) === '1';
  const links = ids.map((id) => ({
    title: products.find(isIn(id))?.breadcrumbs.at(-1)?.title ?? '',
    count: products.filter(isIn(id)).length,
    path: pathOf(id, isOn),
    isActive: id === selectedId,
  }));
  const everything = { title: all, count: products.length, path: pathOf(null, isOn), isActive: selectedId === null };
  return {
    products: selectedId === null ? products : products.filter(isIn(selectedId)),
    categories: ids.length > 1 ? [everything, ...links] : [],
    differences: { isOn, path: pathOf(selectedId, !isOn) },
  };
}
