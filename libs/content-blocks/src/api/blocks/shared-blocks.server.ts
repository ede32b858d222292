import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { ContentBlock } from '../../model/blocks/content-block';
import { sharedBlocksSchemas } from '../../model/blocks/shared-blocks';

export const configurationBlockQuery = graphql(`
  query ConfigurationBlock($code: String!) {
    configuration_block(code: $code, limit: 1) {
      content_blocks {
        uuid
        type
        value
      }
    }
  }
`);

/** The blocks that editors keep under a code for several pages; none for an unknown code, or without a response. */
export async function listSharedBlocksOrNone(
  cms: CmsClient,
  locale: Locale,
  code: string,
): Promise<readonly ContentBlock[]> {
  const blocks = cms.query(
    configurationBlockQuery,
    { code },
    { schema: sharedBlocksSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(blocks, () => []);
}
