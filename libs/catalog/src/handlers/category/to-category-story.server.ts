import type { AppLoadContext } from '@remix-run/node';
import { pick } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { cleanText } from '@vyloha/rich-text/server';
import { type Category, textIn } from '../../model/category/category';
import type { CategoryStory, ShownArticle, ShownStory } from '../../model/category/category-story';
import { editorsVideo } from '../../model/category/editors-video';

type Speaker = Pick<AppLoadContext, 'locale'>;

const some = <Item>(items: readonly Item[]) => (items.length === 0 ? null : items);

function articlesIn(articles: CategoryStory['topArticles'], { locale }: Speaker): ShownArticle[] {
  return articles.map(({ id, slug, title, perex, picture, datePublished }) => ({
    id,
    to: paths.article(pick(slug, locale)),
    title: pick(title, locale),
    perex: textIn(perex, locale),
    picture: picture && { fileKey: picture.fileKey, alt: textIn(picture.alt, locale) ?? '' },
    datePublished,
  }));
}

function videoIn({ video }: CategoryStory, { locale }: Speaker): ShownStory<unknown>['video'] | null {
  const addresses = editorsVideo(video?.url ?? '');
  return video && addresses && { title: pick(video.title, locale), ...addresses };
}

function faqIn({ faq }: CategoryStory, { locale }: Speaker) {
  return faq.map(({ id, title, answer }) => ({
    id,
    title: pick(title, locale),
    answer: parseRichText(answer[locale].length > 0 ? answer[locale] : answer.cs),
  }));
}

/** What editors tell around the goods in the shopper's language; without what is not there, since most pages have little. */
export function toCategoryStory({ story }: Category, speaker: Speaker): ShownStory<readonly RichTextNode[]> {
  const { bannerKey } = story;
  const video = videoIn(story, speaker);
  const faq = some(faqIn(story, speaker));
  const topArticles = some(articlesIn(story.topArticles, speaker));
  const contentArticles = some(articlesIn(story.contentArticles, speaker));
  const below = textIn(story.textBelowProducts, speaker.locale);
  return {
    ...(bannerKey !== null && { bannerKey }),
    ...(video && { video }),
    ...(faq && { faq }),
    ...(topArticles && { topArticles }),
    ...(contentArticles && { contentArticles }),
    ...(below !== null && { below: cleanText(below) }),
  };
}
