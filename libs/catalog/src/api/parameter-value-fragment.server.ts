import { graphql, optionalTranslatedFragment } from '@vyloha/cms-client';

export const parameterValueFragment = graphql(
  `
    fragment ParameterValueDefinition on ParameterValue {
      _id
      hide_product_detail
      link_url
      description_short {
        ...OptionalTranslatedText
      }
      description_long {
        ...OptionalTranslatedText
      }
      image {
        path
      }
    }
  `,
  [optionalTranslatedFragment],
);
