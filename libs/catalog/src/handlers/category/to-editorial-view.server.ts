import type { AppLoadContext } from '@remix-run/node';
import { pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { cleanText } from '@vyloha/rich-text/server';
import type { Category } from '../../model/category/category';
import type { CategoryEditorial, ArticleView, EditorialView } from '../../model/category/category-editorial';
import { parseVideoUrl } from '../../model/category/embedded-video';

type LocaleContext = Pick<AppLoadContext, 'locale'>;

const nonEmptyOrNull = <Item>(items: readonly Item[]) => (items.length === 0 ? null : items);

function toArticleViews(articles: CategoryEditorial['topArticles'], { locale }: LocaleContext): ArticleView[] {
  return articles.map(({ id, slug, title, perex, picture, datePublished }) => ({
    id,
    to: paths.article(pickTranslation(slug, locale)),
    title: pickTranslation(title, locale),
    perex: pickTranslation(perex, locale),
    picture: picture && { fileKey: picture.fileKey, alt: pickTranslation(picture.alt, locale) ?? '' },
    datePublished,
  }));
}

function toVideoView({ video }: CategoryEditorial, { locale }: LocaleContext): EditorialView<unknown>['video'] | null {
  const addresses = parseVideoUrl(video?.url ?? '');
  return video && addresses && { title: pickTranslation(video.title, locale), ...addresses };
}

function toFaqView({ faq }: CategoryEditorial, { locale }: LocaleContext) {
  return faq.map(({ id, title, answer }) => ({
    id,
    title: pickTranslation(title, locale),
    answer: parseRichText(pickTranslation(answer, locale)),
  }));
}

/**
 * The editors' texts around the products in the shopper's language; empty parts are left out to keep the page small.
 */
export function toEditorialView(
  { editorial }: Category,
  context: LocaleContext,
): EditorialView<readonly RichTextNode[]> {
  const { bannerKey } = editorial;
  const video = toVideoView(editorial, context);
  const faq = nonEmptyOrNull(toFaqView(editorial, context));
  const topArticles = nonEmptyOrNull(toArticleViews(editorial.topArticles, context));
  const contentArticles = nonEmptyOrNull(toArticleViews(editorial.contentArticles, context));
  const textBelowProducts = pickTranslation(editorial.textBelowProducts, context.locale);
  return {
    ...(bannerKey !== null && { bannerKey }),
    ...(video && { video }),
    ...(faq && { faq }),
    ...(topArticles && { topArticles }),
    ...(contentArticles && { contentArticles }),
    ...(textBelowProducts !== null && { textBelowProducts: cleanText(textBelowProducts, context.locale) }),
  };
}
