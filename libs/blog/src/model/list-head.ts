import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { wireTexts, type ArticlePicture } from './wire-texts';

/** What stands above the list of all articles, in one locale. */
export interface ListHead {
  title: string;
  perex: string | null;
  description: string | null;
  picture: ArticlePicture | null;
}

/** `configuration_article_list` of the content system → the head of the list, by locale; null where none is set. */
export const listHeadSchemas = { cs: listHead('cs'), sk: listHead('sk') };

function listHead(locale: Locale) {
  const { text, optionalText, picture } = wireTexts(locale);
  const fields = v.object({ title: text, perex: optionalText, description: optionalText, image: picture });
  return v.pipe(
    v.object({ configuration_article_list: v.nullish(fields, null) }),
    v.transform(({ configuration_article_list: head }): ListHead | null => {
      return head && { title: head.title, perex: head.perex, description: head.description, picture: head.image };
    }),
  );
}
