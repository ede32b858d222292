import {
  type FoundBy,
  type ProductContext,
  type ResolvedQuery,
  type Slot,
  type WantedWords,
  type WireProduct,
  isSearchable,
  loadNamedVariants,
  loadProducts,
  resolveQuery,
  searchProducts,
  searchRateLimits,
} from '@vyloha/backend-catalog';
import { type RequestContext, enforceRateLimits } from '@vyloha/backend-kernel';
import type { WireMenuItem } from '../menus/menu-shapes';
import type { SearchResult, Slice } from './search-result';
import { categoriesOfProducts, searchCategories, searchVirtualCategories } from './search-categories';
import { searchArticles, searchQuestions } from './search-content';
import { postcodeOf, slotsNear } from './search-branches';
import { searchBrands, searchLinks } from './search-links';

interface Search {
  query: string;
  /** Null without any term to search for. */
  resolved: ResolvedQuery | null;
}

interface NamedVariant {
  productId: string;
  variantId: string;
}

interface FoundProducts extends SearchResult<WireProduct> {
  /** The variants that fit the query. */
  fitting: readonly NamedVariant[];
}

/** The best results. */
async function findOwnProducts(ctx: ProductContext, { query, resolved }: Search, slice: Slice): Promise<FoundProducts> {
  const { productIds, total, fitting } = await searchProducts(ctx, query, resolved, slice);
  const variants = Object.entries(fitting).map(([productId, variantId]) => ({ productId, variantId }));
  return { entities: await loadProducts(ctx, productIds), total, fitting: variants };
}

/** Limits of a search, whichever API is used. */
export const searchLimits = { longestQuery: 200, mostResults: 50, furthest: 1_000_000 } as const;

type EntitySearch<Thing> = (reader: ProductContext, wanted: WantedWords, slice: Slice) => Promise<SearchResult<Thing>>;

const emptyResult = () => ({ entities: [], total: 0 });

const emptyResults = {
  products: emptyResult(),
  brands: emptyResult(),
  categories: emptyResult(),
  virtualCategories: emptyResult(),
  articles: emptyResult(),
  questions: emptyResult(),
  menuItems: emptyResult(),
  namedVariants: [],
  foundBy: 'names' as FoundBy,
};

/** Products found by an external search, as far as the shop shows them; when omitted, the shop's own results. */
async function findProducts(
  ctx: ProductContext,
  search: Search,
  slice: Slice,
  ids: readonly string[],
): Promise<FoundProducts> {
  const known = await loadProducts(ctx, ids.slice(0, slice.limit));
  const entities = known.filter(({ visibility }) => visibility.catalog);
  return entities.length > 0 ? { entities, total: entities.length, fitting: [] } : findOwnProducts(ctx, search, slice);
}

/** As many as one page of results shows. */
const bestProducts = 10;

/** Where the best products are: a way on when no category is called so. */
async function findCategoriesOfBest(ctx: ProductContext, { query, resolved }: Search, slice: Slice) {
  if (resolved === null || resolved.match === null) return emptyResult();
  const { productIds } = await searchProducts(ctx, query, resolved, { skip: 0, limit: bestProducts });
  return productIds.length === 0 ? emptyResult() : categoriesOfProducts(ctx, productIds, slice);
}

/** Whether products are called so; else pages answer by what is written on them, too. */
const isAboutProducts = ({ match, searchedFor, isNamed }: ResolvedQuery) =>
  match !== null && searchedFor === null && isNamed;

/** What questions begin with or have in them, in Czech and Slovak. */
const question = new RegExp(
  `^\\s*(${[
    ...[
      'jak',
      'ako',
      'kdy',
      'kedy',
      'kde',
      'kam',
      'odkud',
      'odkiaľ',
      'proč',
      'prečo',
      'kolik',
      'koľko',
      'co',
      'čo',
      'čím',
    ],
    ...[
      'jak[aáeéyý]',
      'jakou',
      'jakým',
      'jakém',
      'ak[ýáéú]',
      'akým',
      'kter[áéý]',
      'kterou',
      'kterým',
      'ktor[ýáéú]',
      'ktorým',
    ],
    ...[
      'můžu',
      'mohu',
      'můžete',
      'môžem',
      'môžete',
      'lze',
      'jde',
      'dá s[ea]',
      'máte',
      'musím',
      'je možné',
      'potřebuji',
      'potrebujem',
    ],
  ].join('|')})\\s|\\s(nebo|alebo|či)\\s|\\?\\s*$`,
  'iu',
);

/** As typed, or without diacritics. */
const isQuestion = (query: string) =>
  question.test(query) || /^\s*(proc|preco|kolko|muzu|muzete|mozem|da s[ea]|mate|cim)\s/iu.test(query);

/** Words of questions that are in any answer, or in none. */
const askingWords = new Set([
  ...[
    'kolik',
    'kolika',
    'dlouho',
    'trva',
    'stoji',
    'jde',
    'lze',
    'muzete',
    'mohu',
    'musim',
    'udelat',
    'delat',
    'dostanu',
    'dava',
  ],
  ...['jiny', 'jinou', 'jakou', 'jakym', 'kterou', 'kterym', 'mozne', 'potreba', 'treba', 'vubec', 'cim', 'odkud'],
  ...[
    'kolko',
    'kolkych',
    'dlho',
    'ide',
    'mozete',
    'urobit',
    'robit',
    'dostanem',
    'iny',
    'inu',
    'aku',
    'akym',
    'ktoru',
    'ktorym',
  ],
  ...['mozno', 'potrebne', 'vobec', 'odkial'],
]);

/** The parts that say what is asked about. */
function tellingSlots(slots: readonly Slot[]): readonly Slot[] {
  const telling = slots.filter(({ typed }) => !typed.every((word) => askingWords.has(word)));
  return telling.length > 0 ? telling : slots;
}

/** Articles, questions and pages by their texts, those with half of the query, too; what is called so comes first. */
async function findAnswers(ctx: ProductContext, { meantSlots }: ResolvedQuery, slice: Slice) {
  const slots = tellingSlots(meantSlots);
  const wanted = { slots, least: Math.max(1, Math.floor(slots.length / 2)) };
  const [articles, questions, menuItems] = await Promise.all([
    searchArticles(ctx, wanted, slice),
    searchQuestions(ctx, wanted, slice),
    searchLinks(ctx, wanted, slice, 'texts'),
  ]);
  return { articles, questions, menuItems };
}

interface SearchOptions extends Slice {
  /** Products that an external search found for the query, in their order. */
  productIds?: readonly string[];
  withProducts?: boolean;
}

/** The best results of every kind for a query, and the total of each; the same slice of each. */
export async function searchEverything(ctx: RequestContext, query: string, options: SearchOptions) {
  const { productIds = [], withProducts = true } = options;
  if (!isSearchable(query)) return emptyResults;
  await enforceRateLimits(ctx, searchRateLimits.search);
  const resolved = await resolveQuery(ctx, query);
  const search = { query, resolved };
  /** By the query as it was typed, then as it was resolved. */
  async function find<Thing>(kind: EntitySearch<Thing>, typed = resolved?.typedSlots ?? []) {
    const found = typed.length === 0 ? emptyResult() : await kind(ctx, { slots: typed, least: typed.length }, options);
    const searched = resolved?.slots ?? [];
    const isOther = searched.length > 0 && searched !== typed && searched !== resolved?.typedSlots;
    return found.total === 0 && isOther ? kind(ctx, { slots: searched, least: searched.length }, options) : found;
  }
  const near = postcodeOf(query);
  const searchNamedLinks: EntitySearch<WireMenuItem> = (reader, wanted, slice) =>
    searchLinks({ ...reader, near }, wanted, slice, 'titles');
  /** Categories lead on, whatever they call it. */
  const findPlaces = <Thing>(kind: EntitySearch<Thing>) => find(kind, resolved?.meantSlots);
  /**
   * Articles, questions and pages are about something, whatever they call it; what a shop is asked about is answered
   * whatever goods it is about: 'reklamace sekačky'.
   */
  async function findNamed<Thing>(kind: EntitySearch<Thing>) {
    const slots = tellingSlots(resolved?.meantSlots ?? []);
    const ofService = slots.filter(({ isService }) => isService);
    const isOfGoodsToo = ofService.length > 0 && ofService.length < slots.length;
    const findAll = (some: readonly Slot[]) => kind(ctx, { slots: some, least: some.length }, options);
    if (isOfGoodsToo) {
      const ofBoth = await findAll(slots);
      const answering = ofBoth.total > 0 ? ofBoth : await findAll(ofService);
      if (answering.total > 0) return answering;
    }
    const found = await find(kind);
    return found.total > 0 || slots.length < 2 || isOfGoodsToo ? found : findAll(slots);
  }
  const [
    products,
    brands,
    namedCategories,
    virtualCategories,
    namedArticles,
    namedQuestions,
    namedItems,
    namedVariants,
  ] = await Promise.all([
    withProducts ? findProducts(ctx, search, options, productIds) : { ...emptyResults.products, fitting: [] },
    find(searchBrands),
    findPlaces((reader, { slots }, slice) => searchCategories(reader, slots, slice)),
    findPlaces((reader, { slots }, slice) => searchVirtualCategories(reader, slots, slice)),
    findNamed(searchArticles),
    findNamed(searchQuestions),
    near === null ? findNamed(searchNamedLinks) : find(searchNamedLinks, slotsNear(resolved?.typedSlots ?? [])),
    loadNamedVariants(ctx.db, query),
  ]);
  const hasPlaces = namedCategories.total + virtualCategories.total + brands.total > 0;
  // Who types a code has named the product itself.
  const needsCategories = !hasPlaces && namedVariants.length === 0;
  const categories = needsCategories ? await findCategoriesOfBest(ctx, search, options) : namedCategories;
  const hasQuestion = isQuestion(query);
  const needsAnswers =
    resolved !== null &&
    resolved.typedSlots.length > 0 &&
    // Pages may have all the words of which products have some: 'ježek na zahradě'.
    (hasQuestion || (namedItems.total === 0 && (resolved.isPartial || (!hasPlaces && !isAboutProducts(resolved)))));
  const answers = needsAnswers ? await findAnswers(ctx, resolved, options) : null;
  // Answers of a question include those that have all of its words.
  const articles = answers === null || (!hasQuestion && namedArticles.total > 0) ? namedArticles : answers.articles;
  const questions = answers === null || (!hasQuestion && namedQuestions.total > 0) ? namedQuestions : answers.questions;
  const menuItems = answers === null || namedItems.total > 0 ? namedItems : answers.menuItems;
  const { fitting, ...found } = products;
  return {
    products: found,
    brands,
    categories,
    virtualCategories,
    articles,
    questions,
    menuItems,
    namedVariants: [
      ...namedVariants,
      ...fitting.filter(({ productId }) => !namedVariants.some((named) => named.productId === productId)),
    ],
    foundBy: resolved?.foundBy ?? emptyResults.foundBy,
  };
}
