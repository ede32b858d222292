import { byLocale, type Locale, localizedText, pageMeta, translatedString } from '@vyloha/contract';
import * as v from 'valibot';
import type { BuiltPage } from './built-page';
import { contentBlocks } from '../blocks/content-block-response';
import { contentImage } from '../content-image';

/** Response to the query of a built page → the page or null, one schema for each locale. */
export const builtPageSchemas = byLocale(builtPageResponse);

function builtPageResponse(locale: Locale) {
  return v.pipe(
    v.object({ content_page: v.array(builtPage(locale)) }),
    v.transform(({ content_page: [page = null] }) => page),
  );
}

function builtPage(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      pagination: v.boolean(),
      blocks_per_page: v.nullable(v.number()),
      background_image: contentImage(locale),
      page_meta: v.intersect([pageMeta(locale), v.object({ slug: translatedString })]),
      content_blocks: contentBlocks(locale),
    }),
    v.transform(
      ({ _id, title, pagination, blocks_per_page, background_image, page_meta, content_blocks }): BuiltPage => {
        const { slug: slugs, ...meta } = page_meta;
        const blocksPerPage = pagination && blocks_per_page !== null && blocks_per_page >= 1 ? blocks_per_page : null;
        return { id: _id, title, slugs, image: background_image, blocks: content_blocks, blocksPerPage, meta };
      },
    ),
  );
}
