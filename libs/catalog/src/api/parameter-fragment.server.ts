import { graphql, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const parameterFragment = graphql(
  `
    fragment ParameterDefinition on Parameter {
      _id
      title {
        ...TranslatedText
      }
      parameter_type
      parameter_unit
      parameter_hide_product_detail
      description {
        ...OptionalTranslatedText
      }
      link_to_virtual_category {
        path {
          ...TranslatedText
        }
        parameters {
          entityId
          values
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);
