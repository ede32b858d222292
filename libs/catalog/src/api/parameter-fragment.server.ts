import { graphql, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

export const parameterFragment = graphql(
  `
    fragment ParameterDefinition on Parameter {
      _id
      title {
        ...Words
      }
      parameter_type
      parameter_unit
      parameter_hide_product_detail
      description {
        ...SomeWords
      }
      link_to_virtual_category {
        path {
          ...Words
        }
        parameters {
          entityId
          values
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment],
);
