import { graphql } from '@vyloha/cms-client';

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
