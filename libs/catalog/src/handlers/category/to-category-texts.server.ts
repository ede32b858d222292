import type { AppLoadContext } from '@remix-run/node';
import type { Locale } from '@vyloha/contract';
import { pick } from '@vyloha/i18n';
import { imagePath, localizedPaths, paths } from '@vyloha/links';
import type { RichTextNode } from '@vyloha/rich-text';
import { cleanText, plainText } from '@vyloha/rich-text/server';
import { type Category, type CategoryLink, textIn } from '../../model/category/category';
import type { Combination } from '../../model/category/combination';
import type { CategoryPageData, CategoryTile } from '../../model/category/category-page-data';
import { toCategoryStory } from './to-category-story.server';

interface CategoryView extends Pick<AppLoadContext, 'locale' | 't'> {
  page: number;
  isFiltered: boolean;
  /** The page of what is chosen, where editors made one. */
  combination: Combination | null;
}

type CategoryTexts = Pick<
  CategoryPageData<readonly RichTextNode[]>,
  'title' | 'description' | 'richDescription' | 'story' | 'ancestors' | 'children' | 'meta'
>;

/** Where the page is shared. */
const sharedImage = { width: 1200, height: 630, crop: true };

/** The page of goods that search engines are told of: its own, or that of the choice. */
type Told = Pick<Category, 'title' | 'description' | 'seo'>;

function toMeta({ title: name, description: lead, seo }: Told, bannerKey: string | null, view: CategoryView) {
  const { locale, page, isFiltered, combination, t } = view;
  const title = textIn(seo.title, locale) ?? pick(name, locale);
  const description = textIn(seo.description, locale) ?? textIn(lead, locale);
  const keywords = textIn(seo.keywords, locale);
  const imageKey = seo.imageKey ?? bannerKey;
  // Choices multiply without end: search engines are to stay with what the shop itself links to.
  const isIndexed = seo.isIndexed && (!isFiltered || combination !== null);
  const robots = [...(isIndexed ? [] : ['noindex']), ...(seo.isFollowed ? [] : ['nofollow'])];
  return {
    title: page === 1 ? title : t('catalog:category.titleWithPage', { title, page }),
    canonical: localizedPaths('all', { path: seo.canonicalPaths }, { page }),
    ...(description !== null && page === 1 && { description: plainText(description) }),
    ...(keywords !== null && { keywords }),
    ...(imageKey !== null && { image: imagePath(imageKey, sharedImage) }),
    ...(robots.length > 0 && { robots: robots.join(',') }),
  };
}

/** What stands above a brand. */
function allBrands(t: CategoryView['t']): CategoryTexts['ancestors'][number] {
  return { title: t('catalog:category.brands'), path: paths.brands() };
}

/** Words that lead in; with their marks where an editor gave them some. */
function toDescription(
  { description: texts }: Told,
  locale: Locale,
): Pick<CategoryTexts, 'description' | 'richDescription'> {
  const text = textIn(texts, locale);
  if (text === null) return { description: null };
  const description = plainText(text);
  return description === text ? { description } : { description, richDescription: cleanText(text) };
}

/** What a catalogue page says in the shopper's language; the long texts stand on the first page of all its goods only. */
export function toCategoryTexts(category: Category, view: CategoryView): CategoryTexts {
  const { locale, t, page, isFiltered, combination } = view;
  const told: Told = combination ?? category;
  const toTile = ({ id, title, path, fileKey }: CategoryLink): CategoryTile => ({
    id,
    title: pick(title, locale),
    path: paths.category(pick(path, locale)),
    fileKey,
  });
  return {
    title: pick(told.title, locale),
    ...(page === 1 ? toDescription(told, locale) : { description: null }),
    ...(page === 1 && !isFiltered && { story: toCategoryStory(category, view) }),
    ancestors: category.kind === 'brand' ? [allBrands(t)] : category.ancestors.map(toTile),
    children: category.children.map(toTile),
    meta: toMeta(told, category.story.bannerKey, view),
  };
}
