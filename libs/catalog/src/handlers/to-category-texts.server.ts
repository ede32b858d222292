import type { AppLoadContext } from '@remix-run/node';
import { pick } from '@vyloha/i18n';
import { localizedPaths, paths } from '@vyloha/links';
import { type Category, type CategoryLink, textIn } from '../model/category';
import type { CategoryPageData, CategoryTile } from '../model/category-page-data';

interface CategoryView extends Pick<AppLoadContext, 'locale' | 't'> {
  page: number;
  isFiltered: boolean;
}

type CategoryTexts = Pick<
  CategoryPageData,
  'title' | 'description' | 'textBelowProducts' | 'ancestors' | 'children' | 'meta'
>;

function toMeta(category: Category, { locale, page, isFiltered, t }: CategoryView): CategoryPageData['meta'] {
  const { seo } = category;
  const title = textIn(seo.title, locale) ?? pick(category.title, locale);
  const description = textIn(seo.description, locale) ?? textIn(category.description, locale);
  // Choices multiply without end: search engines are to stay with what the shop itself links to.
  const isIndexed = seo.isIndexed && !isFiltered;
  const robots = [...(isIndexed ? [] : ['noindex']), ...(seo.isFollowed ? [] : ['nofollow'])];
  return {
    title: page === 1 ? title : t('catalog:category.titleWithPage', { title, page }),
    canonical: localizedPaths('all', { path: seo.canonicalPaths }, { page }),
    ...(description !== null && page === 1 && { description }),
    ...(robots.length > 0 && { robots: robots.join(',') }),
  };
}

/** What a catalogue page says in the shopper's language; the long texts stand on the first page only. */
export function toCategoryTexts(category: Category, view: CategoryView): CategoryTexts {
  const { locale, page } = view;
  const toTile = ({ id, title, path, fileKey }: CategoryLink): CategoryTile => ({
    id,
    title: pick(title, locale),
    path: paths.category(pick(path, locale)),
    fileKey,
  });
  return {
    title: pick(category.title, locale),
    description: page === 1 ? textIn(category.description, locale) : null,
    textBelowProducts: page === 1 ? textIn(category.textBelowProducts, locale) : null,
    ancestors: category.ancestors.map(toTile),
    children: category.children.map(toTile),
    meta: toMeta(category, view),
  };
}
