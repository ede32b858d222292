import {
  mapTranslated,
  optionalTranslatedString,
  optionalTranslatedText,
  translatedRichText,
  translatedString,
  translatedText,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { CategoryEditorial } from './category-editorial';

const rawNodes = v.array(v.unknown());

const articlesField = v.nullish(
  v.array(
    v.pipe(
      v.object({
        _id: v.string(),
        slug: translatedString,
        title: translatedText,
        short_title: optionalTranslatedText,
        perex: optionalTranslatedText,
        image: v.nullish(v.object({ path: v.string(), alt: optionalTranslatedText }), null),
        date_published: v.string(),
      }),
      v.transform(({ _id, short_title, image, date_published, ...article }) => ({
        ...article,
        id: _id,
        title: mapTranslated(short_title, (text, locale) => text ?? article.title[locale]),
        picture: image && { fileKey: image.path, alt: image.alt },
        datePublished: date_published,
      })),
    ),
  ),
  [],
);

/** Editorial fields on the wire. */
export const editorialFields = {
  content: v.nullish(rawNodes, []),
  category_banner: v.nullish(v.object({ path: v.string() }), null),
  category_video: v.nullish(v.object({ title: translatedText, video_url: v.string() }), null),
  faq: v.nullish(v.array(v.object({ _id: v.string(), title: translatedText, content: translatedRichText })), []),
  top_articles: articlesField,
  content_articles: articlesField,
  text_below_products: optionalTranslatedString,
};

type WireEditorial = v.InferOutput<v.ObjectSchema<typeof editorialFields, undefined>>;

export function toEditorial(wire: WireEditorial): CategoryEditorial {
  const { category_banner: banner, category_video: video } = wire;
  return {
    bannerKey: banner?.path ?? null,
    content: wire.content,
    video: video && { title: video.title, url: video.video_url },
    faq: wire.faq.map(({ _id, title, content }) => ({ id: _id, title, answer: content })),
    topArticles: wire.top_articles,
    contentArticles: wire.content_articles,
    textBelowProducts: wire.text_below_products,
  };
}
