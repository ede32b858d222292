import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { pick } from '@vyloha/i18n';
import { paths, requestedPage } from '@vyloha/links';
import type { RichTextNode } from '@vyloha/rich-text';
import { getCategory } from '../../api/get-category.server';
import { getCombinationOrNull } from '../../api/get-combination-or-null.server';
import type { Category } from '../../model/category/category';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { chosenValues } from '../../model/category/combination';
import type { ListingFilters, ListingScope } from '../../model/listing/listing';
import { recommendationsAddress } from '../../model/recommendations/recommendations-address';
import { leadToCode } from '../product/lead-to-product.server';
import { loadChosenGoods } from './load-chosen-goods.server';
import { notFound } from '../not-found.server';
import { toCategoryBanners } from './to-category-banners.server';
import { toCategoryTexts } from './to-category-texts.server';

interface CategoryPage extends CategoryPageData<readonly RichTextNode[]> {
  /** Blocks that stand above the goods, as the content system keeps them: the room of content draws them. */
  content: readonly unknown[];
}

function goodsOf({ id, kind, chosenFrom }: Category): Pick<ListingScope, 'category' | 'virtualCategory' | 'brand'> {
  if (kind === 'brand') return { brand: id };
  if (kind === 'virtual_category') return { virtualCategory: id };
  return { category: chosenFrom?.categoryId ?? id };
}

/** What stands at the address for everybody, else for this shopper. */
async function findCategory({ cms, shopper }: AppLoadContext, path: string) {
  const open = await getCategory(cms, path);
  if (open !== null) return { category: open, checkPermissions: false };
  const own = shopper.isLoggedIn ? await getCategory(cms, path, true) : null;
  if (own === null) throw notFound();
  return { category: own, checkPermissions: true };
}

/** Values that are chosen by the page itself, and the category where others are. */
function chosenBy({ chosenFrom, ancestors }: Category, { locale }: AppLoadContext) {
  const origin = ancestors.find(({ id }) => id === chosenFrom?.categoryId);
  if (chosenFrom === null || origin === undefined) return undefined;
  return { values: chosenFrom.values, pathname: paths.category(pick(origin.path, locale)) };
}

/** The page that editors gave to what the shopper chose. */
function findCombination({ cms }: AppLoadContext, { id, kind }: Category, filters: ListingFilters | null) {
  const values = filters && kind === 'category' ? chosenValues(filters) : null;
  return values && getCombinationOrNull(cms, id, values);
}

/** Where goods that go with those of a category are asked for, after its page. */
function recommendedAt(category: Category): Pick<CategoryPageData, 'recommendedAddress'> {
  const { category: categoryId } = goodsOf(category);
  return categoryId === undefined ? {} : { recommendedAddress: recommendationsAddress('category', { categoryId }) };
}

/** The catch-all: a category of any kind or a brand, a page of its goods at a time. */
export async function categoryPageLoader({ request, params, context }: LoaderFunctionArgs): Promise<CategoryPage> {
  await leadToCode({ request, context });
  const page = requestedPage(request);
  const { category, checkPermissions } = await findCategory(context, params['*'] ?? '');
  const { chosenFilters, ...goods } = await loadChosenGoods(request, context, {
    scope: { ...goodsOf(category), page },
    settings: category.filterSettings,
    isDepartment: category.children.length > 0,
    chosen: chosenBy(category, context),
    checkPermissions,
  });
  const isFiltered = chosenFilters !== null;
  const combination = await findCombination(context, category, chosenFilters);
  const { locale, t } = context;
  return {
    ...toCategoryTexts(category, { locale, t, page, isFiltered, combination }),
    ...toCategoryBanners(category, context, { page, isFiltered }),
    ...goods,
    ...recommendedAt(category),
    content: page === 1 && !isFiltered ? category.story.content : [],
  };
}
