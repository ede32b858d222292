import { graphql, optionalTranslatedFragment, translatedFragment, type CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { noDefinitions, type ParameterDefinitions } from '../model/parameters/parameter-definition';
import { parameterDefinitionsResponse } from '../model/parameters/parameter-definitions-response';

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

export const parameterDefinitionsQuery = graphql(
  `
    query ParameterDefinitions($parameters: [ID!]!, $values: [ID!]!, $limit: Int!) {
      parameter(_id: $parameters, limit: $limit) {
        ...ParameterDefinition
      }
      ParameterValues(_id: $values, limit: $limit) {
        ...ParameterValueDefinition
      }
      color(_id: $values) {
        _id
        color_hex
        parameter_value_image {
          path
        }
      }
    }
  `,
  [parameterFragment, parameterValueFragment],
);

/** The maximum page size of the content system. */
const limit = 500;

/** Titles, units, colours and visibility of parameters; products can be sold without them. */
export async function getParameterDefinitionsOrNone(
  cms: CmsClient,
  parameters: readonly string[],
  values: readonly string[],
): Promise<ParameterDefinitions> {
  const variables = { parameters: [...parameters], values: [...values], limit };
  const definitions = cms.query(parameterDefinitionsQuery, variables, {
    schema: parameterDefinitionsResponse,
    shared: true,
    optional: true,
  });
  return withUnavailableFallback(definitions, () => noDefinitions);
}
