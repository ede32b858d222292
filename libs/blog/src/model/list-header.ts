import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { localizedSchemas, type ArticlePicture } from './localized-schemas';

/** Header of the list of all articles, in one locale. */
export interface ListHeader {
  title: string;
  perex: string | null;
  description: string | null;
  picture: ArticlePicture | null;
}

/** `configuration_article_list` of the content system → the list header, by locale; null where none is set. */
export const listHeaderSchemas = { cs: listHeader('cs'), sk: listHeader('sk') };

function listHeader(locale: Locale) {
  const { text, optionalText, picture } = localizedSchemas(locale);
  const fields = v.object({ title: text, perex: optionalText, description: optionalText, image: picture });
  return v.pipe(
    v.object({ configuration_article_list: v.nullish(fields, null) }),
    v.transform(({ configuration_article_list: header }): ListHeader | null => {
      return (
        header && { title: header.title, perex: header.perex, description: header.description, picture: header.image }
      );
    }),
  );
}
