import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { requestedPage } from '@vyloha/links/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { getCombinationOrNull } from '../../api/combinations.server';
import type { Category } from '../../model/category/category';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { selectedValues } from '../../model/category/combination';
import type { Filter } from '../../model/listing/facets';
import { recommendationsUrl } from '../../model/recommendations/recommendations-url';
import { redirectToProductByCode } from '../product/redirect-to-product.server';
import { findCategory, toCategoryScope } from './find-category.server';
import { listBestSellersOrNone } from './list-best-sellers-or-none.server';
import { loadProductListing } from './load-product-listing.server';
import { toCategoryBanners } from './to-category-banners.server';
import { toCategoryTexts } from './to-category-texts.server';

interface CategoryPage extends CategoryPageData<readonly RichTextNode[]> {
  /** Unparsed content blocks above the products, what sells most first; the content library renders them. */
  content: readonly unknown[];
}

/** Values preset by the page itself, and the category that offers the others. */
function findPresetFilter({ presetFilter, ancestors }: Category, { locale }: AppLoadContext) {
  const origin = ancestors.find(({ id }) => id === presetFilter?.categoryId);
  if (presetFilter === null || origin === undefined) return undefined;
  return { values: presetFilter.values, pathname: paths.category(pickTranslation(origin.path, locale)) };
}

/** The editors' page for the selected values. */
function findCombination({ cms }: AppLoadContext, { id, kind }: Category, filters: readonly Filter[]) {
  const values = kind === 'category' ? selectedValues(filters) : null;
  return values && getCombinationOrNull(cms, id, values);
}

/** Where the browser requests products recommended with those of a category. */
function toRecommendationsUrl(category: Category): Pick<CategoryPageData, 'recommendationsUrl'> {
  const { category: categoryId } = toCategoryScope(category);
  return categoryId === undefined ? {} : { recommendationsUrl: recommendationsUrl('category', { categoryId }) };
}

/** A content block of what sells most in a public category, where the theme has one and the listing is in another order. */
async function loadBestSellersBlock(
  context: AppLoadContext,
  category: Category,
  { sorts, total }: Pick<CategoryPageData, 'sorts' | 'total'>,
): Promise<readonly unknown[]> {
  const { categoryBestSellers: count } = themeSettings[context.config.theme];
  const isListed = sorts.some(({ name, isActive }) => isActive && name === 'MostSoldSort');
  if (isListed || category.presetFilter !== null || total <= count) return [];
  const productIds = await listBestSellersOrNone(context, count, toCategoryScope(category));
  if (productIds.length === 0) return [];
  const fields = { title: context.t('catalog:category.bestSellers'), product_reference: productIds };
  return [{ uuid: 'best-sellers', type: 'products', value: { [context.locale]: fields } }];
}

/** The catch-all route: one page of a category of any kind or of a brand. */
export async function categoryPageLoader({ request, params, context }: LoaderFunctionArgs): Promise<CategoryPage> {
  await redirectToProductByCode({ request, context });
  const page = requestedPage(request);
  const { category, checkPermissions } = await findCategory(context, params['*'] ?? '');
  const { appliedFilters, ...listing } = await loadProductListing(request, context, {
    scope: { ...toCategoryScope(category), page },
    settings: category.filterSettings,
    isDepartment: category.children.length > 0,
    preset: findPresetFilter(category, context),
    checkPermissions,
  });
  const isFiltered = appliedFilters.length > 0;
  const combination = await findCombination(context, category, appliedFilters);
  const { locale, t } = context;
  const hasContent = page === 1 && !isFiltered;
  const bestSellers = hasContent && !checkPermissions ? await loadBestSellersBlock(context, category, listing) : [];
  return {
    ...toCategoryTexts(category, { locale, t, page, isFiltered, combination }),
    ...toCategoryBanners(category, context, { page, isFiltered }),
    ...listing,
    ...toRecommendationsUrl(category),
    content: hasContent ? [...bestSellers, ...category.editorial.content] : [],
  };
}
