import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { notFound, requestedPage } from '@vyloha/links/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { getCategory } from '../../api/get-category.server';
import { getCombinationOrNull } from '../../api/get-combination-or-null.server';
import type { Category } from '../../model/category/category';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { selectedValues } from '../../model/category/combination';
import type { Filter } from '../../model/listing/facets';
import type { ListingScope } from '../../model/listing/listing';
import { recommendationsUrl } from '../../model/recommendations/recommendations-url';
import { redirectToProductByCode } from '../product/redirect-to-product.server';
import { loadProductListing } from './load-product-listing.server';
import { toCategoryBanners } from './to-category-banners.server';
import { toCategoryTexts } from './to-category-texts.server';

interface CategoryPage extends CategoryPageData<readonly RichTextNode[]> {
  /** Unparsed content blocks above the products; the content library renders them. */
  content: readonly unknown[];
}

function toCategoryScope({
  id,
  kind,
  presetFilter,
}: Category): Pick<ListingScope, 'category' | 'virtualCategory' | 'brand'> {
  if (kind === 'brand') return { brand: id };
  if (kind === 'virtual_category') return { virtualCategory: id };
  return { category: presetFilter?.categoryId ?? id };
}

/** The public category at the address, else one visible to this shopper only. */
async function findCategory({ cms, shopper }: AppLoadContext, path: string) {
  const publicCategory = await getCategory(cms, path);
  if (publicCategory !== null) return { category: publicCategory, checkPermissions: false };
  const privateCategory = shopper.isLoggedIn ? await getCategory(cms, path, true) : null;
  if (privateCategory === null) throw notFound();
  return { category: privateCategory, checkPermissions: true };
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
  return {
    ...toCategoryTexts(category, { locale, t, page, isFiltered, combination }),
    ...toCategoryBanners(category, context, { page, isFiltered }),
    ...listing,
    ...toRecommendationsUrl(category),
    content: page === 1 && !isFiltered ? category.editorial.content : [],
  };
}
