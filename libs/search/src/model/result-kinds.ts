import { paths, withQuery } from '@vyloha/links';

/** Kinds of results besides products, in the order of the page, by their query value. */
const kindSlugs = {
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

/**
 * The kind in a request.
 * @throws a 301 response to the address of all results when the kind is unknown
 */
export function requestedKind({ searchParams }: URL): ResultKind {
  const slug = searchParams.get(kindKey);
  if (slug === null) return 'products';
  const kind = contentKinds.find((candidate) => kindSlugs[candidate] === slug);
  if (kind !== undefined) return kind;
  throw new Response(null, {
    status: 301,
    headers: { Location: resultsPath(searchParams.get('q') ?? '', 'products') },
  });
}
