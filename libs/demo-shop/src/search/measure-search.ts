import { askSearch, type CallBackend } from './ask-search';
import type { CatalogIndex } from './catalog-index';
import { isRight } from './is-right';
import { type Halves, type QueryKind, queryKinds, type ShopperQuery } from './shopper-query';

interface Share {
  right: number;
  of: number;
}

export interface SearchFigures {
  /** Of each half. */
  halves: Halves<Share>;
  /** By kind, of each half; kinds without queries are left out. */
  kinds: readonly { kind: QueryKind; halves: Halves<Share> }[];
  /** What failed of the half for tuning, with the names of the products found instead. The others stay unknown. */
  failures: readonly { query: ShopperQuery; shown: readonly string[] }[];
}

interface Answered {
  query: ShopperQuery;
  isRight: boolean;
  shown: readonly string[];
}

const shareOf = (answered: readonly Answered[]): Share => ({
  right: answered.filter((one) => one.isRight).length,
  of: answered.length,
});

/** Asks a shop all queries, one after the other. */
export async function measureSearch(
  callBackend: CallBackend,
  catalog: CatalogIndex,
  queries: Halves<readonly ShopperQuery[]>,
): Promise<SearchFigures> {
  let shoppers = 0;
  const answer = async (query: ShopperQuery): Promise<Answered> => {
    shoppers += 1;
    const found = await askSearch(callBackend, query, `10.1.${Math.floor(shoppers / 100)}.${shoppers % 100}`);
    const shown = found.productIds.map((id) => catalog.products.get(id)?.name ?? id);
    return { query, isRight: isRight(query, found, catalog), shown };
  };
  const tuning: Answered[] = [];
  for (const query of queries.tuning) tuning.push(await answer(query));
  const unused: Answered[] = [];
  for (const query of queries.unused) unused.push(await answer(query));
  const ofKind = (kind: QueryKind) => {
    const isOfKind = ({ query }: Answered) => query.kind === kind;
    return { tuning: shareOf(tuning.filter(isOfKind)), unused: shareOf(unused.filter(isOfKind)) };
  };
  return {
    halves: { tuning: shareOf(tuning), unused: shareOf(unused) },
    kinds: queryKinds
      .map((kind) => ({ kind, halves: ofKind(kind) }))
      .filter(({ halves }) => halves.tuning.of + halves.unused.of > 0),
    failures: tuning.filter((one) => !one.isRight),
  };
}
