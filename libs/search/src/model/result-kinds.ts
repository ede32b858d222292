import { paths, withQuery } from '@vyloha/links';

/** Kinds of results besides products, in the order of the page, by their query value. */
const kindSlugs = {
  brands: 'znacky',
  categories: 'kategorie',
  articles: 'clanky',
  questions: 'otazky',
  menuItems: 'stranky',
} as const;

/** A kind with results of its own below the products. */
export type ContentKind = keyof typeof kindSlugs;

export type ResultKind = 'products' | ContentKind;

export const contentKinds = Object.keys(kindSlugs).filter(isContentKind);

const kindKey = 'druh';

function isContentKind(kind: string): kind is ContentKind {
  return kind in kindSlugs;
}

/** Address of the results of one kind; those of products include the first of every other kind. */
export function resultsPath(query: string, kind: ResultKind): string {
  if (kind === 'products') return paths.search(query);
  return withQuery(paths.search(), { q: query, [kindKey]: kindSlugs[kind] });
}

/** The kind in an address; `null` when it is unknown. */
export function parseKind({ searchParams }: URL): ResultKind | null {
  const slug = searchParams.get(kindKey);
  if (slug === null) return 'products';
  return contentKinds.find((candidate) => kindSlugs[candidate] === slug) ?? null;
}
