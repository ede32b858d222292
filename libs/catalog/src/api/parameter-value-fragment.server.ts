import { graphql, someWordsFragment } from '@vyloha/cms-client';

export const parameterValueFragment = graphql(
  `
    fragment ParameterValueDefinition on ParameterValue {
      _id
      hide_product_detail
      link_url
      description_short {
        ...SomeWords
      }
      description_long {
        ...SomeWords
      }
      image {
        path
      }
    }
  `,
  [someWordsFragment],
);
