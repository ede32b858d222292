import { demoBranches } from '../shop/branch-list';
import { brands } from '../shop/brands';
import { keysOf } from '../keys-of';
import { brandId } from '../shop/brand-documents';
import { perfumeThings } from '../other-shops/perfumes';
import { sparePartThings } from '../other-shops/spare-parts';
import { readCatalogIndex } from './catalog-index';
import { queriesByShop, shopDocuments, type ShopName } from './measured-shops';
import { type KnownShop, queriesByRules } from './rules/rule-queries';
import { demoThings } from './rules/thing';
import { type Half, halfOf, type QueryKind, type ShopperQuery } from './shopper-query';

/** Other queries by rules need another seed: whoever changes it measures anew. */
const seed = 'shoppers-2026';
/** Queries of each half of the demo shop, and of each other shop. */
const halfCount = 200;
const otherShopCount = 60;

type Quotas = Partial<Record<QueryKind, number>>;

/** At most so many by rules in each half, in this order; slips of fingers fill what is left. */
const halfQuotas: Quotas = { inflection: 13, units: 5, languages: 6, brand: 9, place: 6, price: 7, code: 5 };
const otherShopQuotas: Quotas = { inflection: 3, units: 3, languages: 2, brand: 3, price: 1, code: 2 };

const townsOf = (): ReadonlyMap<string, readonly string[]> => {
  const towns = new Map<string, string[]>();
  for (const { key, name } of demoBranches) {
    const [town = name] = name.split(' – ');
    towns.set(town, [...(towns.get(town) ?? []), `br-${key}`]);
  }
  return towns;
};

function knownShop(shop: ShopName): KnownShop {
  const catalog = readCatalogIndex(shopDocuments(shop, new Date('2026-11-21T09:00:00Z')));
  switch (shop) {
    case 'demo':
      return {
        things: demoThings(),
        brands: keysOf(brands).map((key) => ({ id: brandId(key), title: brands[key].title })),
        branches: townsOf(),
        catalog,
      };
    case 'perfumes':
      return { ...perfumeThings(), branches: new Map(), catalog };
    case 'spareParts':
      return { ...sparePartThings(), branches: new Map(), catalog };
  }
}

/** Those by hand, and as many by rules as are missing. */
function complete(
  byHand: readonly ShopperQuery[],
  byRules: ReadonlyMap<QueryKind, readonly ShopperQuery[]>,
  quotas: Quotas,
  count: number,
) {
  const queries = [...byHand];
  const add = (kind: QueryKind, most: number) => {
    const known = new Set(queries.map(({ language, query }) => `${language}/${query}`));
    const further = (byRules.get(kind) ?? []).filter(({ language, query }) => {
      const key = `${language}/${query}`;
      return !known.has(key) && known.add(key);
    });
    queries.push(...further.slice(0, most));
  };
  for (const [kind, most = 0] of Object.entries(quotas) as [QueryKind, number][]) add(kind, most);
  add('typing', Math.max(0, count - queries.length));
  return queries;
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1:');

function toSource(comment: string, name: string, queries: readonly ShopperQuery[]): string {
  const line = ({ by, kind, language, query, answer }: ShopperQuery) =>
    `  ${by === 'hand' ? 'byHand' : 'byRules'}(${literal(kind)}, ${literal(language)}, ${literal(query)}, ${literal(answer)}),`;
  return [
    `import { byHand, byRules, type ShopperQuery } from '../shopper-query';`,
    '',
    `/** ${comment} */`,
    `export const ${name}: readonly ShopperQuery[] = [`,
    ...queries.map(line),
    '];',
    '',
  ].join('\n');
}

const unusedComment =
  'Never used while the search is tuned: neither its words nor what becomes of it may lead to a change of search, synonyms or catalog.';

/** The files of queries, by name, before they are formatted: those by hand as they are, those by rules anew. */
export function writeQueries(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const { demo, perfumes, spareParts } = queriesByShop;
  const ofHand = (queries: readonly ShopperQuery[]) => queries.filter(({ by }) => by === 'hand');
  const demoHand = ofHand([...demo.tuning, ...demo.unused]);
  const demoRules = queriesByRules(knownShop('demo'), seed);
  const writeHalf = (half: Half, comment: string, name: string) => {
    const isOfHalf = (query: ShopperQuery) => halfOf(query) === half;
    const byRules = new Map([...demoRules].map(([kind, queries]) => [kind, queries.filter(isOfHalf)]));
    return toSource(comment, name, complete(demoHand.filter(isOfHalf), byRules, halfQuotas, halfCount));
  };
  files.set(
    'demo-tuning.ts',
    writeHalf('tuning', 'Queries of shoppers of the demo shop, to tune the search by.', 'demoTuning'),
  );
  files.set('demo-unused.ts', writeHalf('unused', unusedComment, 'demoUnused'));
  const otherShops = { perfumes: perfumes.unused, spareParts: spareParts.unused } as const;
  for (const shop of ['perfumes', 'spareParts'] as const) {
    const rules = queriesByRules(knownShop(shop), seed);
    const queries = complete(ofHand(otherShops[shop]), rules, otherShopQuotas, otherShopCount);
    files.set(
      shop === 'perfumes' ? 'perfumes.ts' : 'spare-parts.ts',
      toSource(unusedComment, `${shop}Unused`, queries),
    );
  }
  return files;
}
