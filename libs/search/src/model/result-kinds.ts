import { paths, withQuery } from '@vyloha/links';

/** Kinds of what is found besides goods, in the order of the page, by the word that stands for them in an address. */
const kindWords = {
  categories: 'kategorie',
  articles: 'clanky',
  questions: 'otazky',
  menuItems: 'stranky',
} as const;

/** A kind that has results of its own below the goods. */
export type ContentKind = keyof typeof kindWords;

export type ResultKind = 'products' | ContentKind;

export const contentKinds = Object.keys(kindWords).filter(isContentKind);

const kindKey = 'druh';

function isContentKind(kind: string): kind is ContentKind {
  return kind in kindWords;
}

/** Where results of one kind begin; those of goods begin with some of every other kind. */
export function resultsPath(query: string, kind: ResultKind): string {
  if (kind === 'products') return paths.search(query);
  return withQuery(paths.search(), { q: query, [kindKey]: kindWords[kind] });
}

/**
 * The kind a request asks for.
 * @throws a 301 answer to the address of all results when there is no such kind
 */
export function requestedKind({ searchParams }: URL): ResultKind {
  const word = searchParams.get(kindKey);
  if (word === null) return 'products';
  const kind = contentKinds.find((candidate) => kindWords[candidate] === word);
  if (kind !== undefined) return kind;
  throw new Response(null, {
    status: 301,
    headers: { Location: resultsPath(searchParams.get('q') ?? '', 'products') },
  });
}
