import { byLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { contentBlocks } from './content-block-response';

/** Response to the query of a configuration block → its blocks, one schema for each locale. */
export const sharedBlocksSchemas = byLocale(sharedBlocks);

function sharedBlocks(locale: Locale) {
  return v.pipe(
    v.object({ configuration_block: v.array(v.object({ content_blocks: contentBlocks(locale) })) }),
    v.transform(({ configuration_block: [found] }) => found?.content_blocks ?? []),
  );
}
