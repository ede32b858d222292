import { byLocale, type Locale, localizedText, optionalLocalizedText } from '@vyloha/contract';
import * as v from 'valibot';
import { articlePicture, type ArticlePicture } from './article-picture';

/** Header of the list of all articles, in one locale. */
export interface ListHeader {
  title: string;
  perex: string | null;
  description: string | null;
  picture: ArticlePicture | null;
}

/** `configuration_article_list` of the content system → the list header, by locale; null where none is set. */
export const listHeaderSchemas = byLocale(listHeader);

function listHeader(locale: Locale) {
  const fields = v.object({
    title: localizedText(locale),
    perex: optionalLocalizedText(locale),
    description: optionalLocalizedText(locale),
    image: articlePicture(locale),
  });
  return v.pipe(
    v.object({ configuration_article_list: v.nullish(fields, null) }),
    v.transform(({ configuration_article_list: header }): ListHeader | null => {
      return (
        header && { title: header.title, perex: header.perex, description: header.description, picture: header.image }
      );
    }),
  );
}
