import type { AppLoadContext } from '@remix-run/node';
import { type Locale, pickTranslation, withNonBreakingSpaces } from '@vyloha/contract';
import { editorsMetaTags, localizedPaths, paths } from '@vyloha/links';
import type { RichTextNode } from '@vyloha/rich-text';
import { cleanText, toPlainText } from '@vyloha/rich-text/server';
import type { Category, CategoryLink } from '../../model/category/category';
import type { Combination } from '../../model/category/combination';
import type { CategoryPageData, CategoryTile } from '../../model/category/category-page-data';
import { toEditorialView } from './to-editorial-view.server';

interface CategoryTextsOptions extends Pick<AppLoadContext, 'locale' | 't'> {
  page: number;
  isFiltered: boolean;
  /** The editors' page for the selected values, if there is one. */
  combination: Combination | null;
}

type CategoryTexts = Pick<
  CategoryPageData<readonly RichTextNode[]>,
  'title' | 'logoKey' | 'description' | 'richDescription' | 'editorial' | 'ancestors' | 'children' | 'meta'
>;

/** The canonical page of the products: its own, or that of the selected values. */
type MetaSource = Pick<Category, 'title' | 'description' | 'seo'>;

function toMeta(
  { title: name, description: lead, seo }: MetaSource,
  bannerKey: string | null,
  options: CategoryTextsOptions,
) {
  const { locale, page, isFiltered, combination, t } = options;
  const title = pickTranslation(seo.title, locale) ?? pickTranslation(name, locale);
  const description = pickTranslation(seo.description, locale) ?? pickTranslation(lead, locale);
  const keywords = pickTranslation(seo.keywords, locale);
  const pictureKey = seo.pictureKey ?? bannerKey;
  // Filter combinations multiply without end: search engines should index only pages that the shop links to.
  const isIndexed = seo.isIndexed && (!isFiltered || combination !== null);
  return {
    title: page === 1 ? title : t('catalog:category.titleWithPage', { title, page }),
    canonical: localizedPaths('all', { path: seo.canonicalPaths }, { page }),
    ...editorsMetaTags({
      description: page === 1 && description !== null ? toPlainText(description) : null,
      keywords,
      pictureKey,
      isIndexed,
      isFollowed: seo.isFollowed,
    }),
  };
}

/** Header of a brand. */
function toBrandsBreadcrumb(t: CategoryTextsOptions['t']): CategoryTexts['ancestors'][number] {
  return { title: t('catalog:category.brands'), path: paths.brands() };
}

/** Perex; with its markup where an editor wrote some. */
function toDescription(
  { description: texts }: MetaSource,
  locale: Locale,
): Pick<CategoryTexts, 'description' | 'richDescription'> {
  const text = pickTranslation(texts, locale);
  if (text === null) return { description: null };
  const plainText = toPlainText(text);
  const description = withNonBreakingSpaces(plainText);
  return plainText === text ? { description } : { description, richDescription: cleanText(text, locale) };
}

/** Texts of a catalogue page in the shopper's language; long texts are on the first unfiltered page only. */
export function toCategoryTexts(category: Category, options: CategoryTextsOptions): CategoryTexts {
  const { locale, t, page, isFiltered, combination } = options;
  const metaSource: MetaSource = combination ?? category;
  const toTile = ({ id, title, path, fileKey }: CategoryLink): CategoryTile => ({
    id,
    title: pickTranslation(title, locale),
    path: paths.category(pickTranslation(path, locale)),
    fileKey,
  });
  return {
    title: pickTranslation(metaSource.title, locale),
    ...(category.kind === 'brand' && { logoKey: category.imageKey }),
    ...(page === 1 ? toDescription(metaSource, locale) : { description: null }),
    ...(page === 1 && !isFiltered && { editorial: toEditorialView(category, options) }),
    ancestors: category.kind === 'brand' ? [toBrandsBreadcrumb(t)] : category.ancestors.map(toTile),
    children: category.children.map(toTile),
    meta: toMeta(metaSource, category.editorial.bannerKey, options),
  };
}
