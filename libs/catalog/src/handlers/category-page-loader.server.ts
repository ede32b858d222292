import type { LoaderFunctionArgs } from '@remix-run/node';
import { requestedPage } from '@vyloha/links';
import type { RichTextNode } from '@vyloha/rich-text';
import { getCategory } from '../api/get-category.server';
import type { Category } from '../model/category';
import type { CategoryPageData } from '../model/category-page-data';
import type { ListingScope } from '../model/listing';
import { loadChosenGoods } from './load-chosen-goods.server';
import { notFound } from './not-found.server';
import { toCategoryBanners } from './to-category-banners.server';
import { toCategoryTexts } from './to-category-texts.server';

function goodsOf({ id, kind }: Category): Pick<ListingScope, 'category' | 'virtualCategory' | 'brand'> {
  if (kind === 'category') return { category: id };
  return kind === 'brand' ? { brand: id } : { virtualCategory: id };
}

interface CategoryPage extends CategoryPageData<readonly RichTextNode[]> {
  /** Blocks that stand above the goods, as the content system keeps them: the room of content draws them. */
  content: readonly unknown[];
}

/** The catch-all: a category, a virtual category or a brand, a page of its goods at a time. */
export async function categoryPageLoader({ request, params, context }: LoaderFunctionArgs): Promise<CategoryPage> {
  const page = requestedPage(request);
  const category = await getCategory(context.cms, params['*'] ?? '');
  if (category === null) throw notFound();
  const { isFiltered, ...goods } = await loadChosenGoods(request, context, {
    scope: { ...goodsOf(category), page },
    settings: category.filterSettings,
    isDepartment: category.children.length > 0,
  });
  return {
    ...toCategoryTexts(category, { locale: context.locale, page, isFiltered, t: context.t }),
    ...toCategoryBanners(category, context, { page, isFiltered }),
    ...goods,
    content: page === 1 && !isFiltered ? category.story.content : [],
  };
}
