import { graphql } from '@vyloha/cms-client';
import { parameterFragment } from './parameter-fragment.server';
import { parameterValueFragment } from './parameter-value-fragment.server';

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
