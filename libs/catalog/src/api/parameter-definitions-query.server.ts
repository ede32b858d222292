import { graphql } from '@vyloha/cms-client';

export const parameterDefinitionsQuery = graphql(`
  query ParameterDefinitions($parameters: [ID!]!, $values: [ID!]!, $limit: Int!) {
    parameter(_id: $parameters, limit: $limit) {
      _id
      title {
        cs
        sk
      }
      parameter_type
      parameter_unit
      parameter_hide_product_detail
    }
    ParameterValues(_id: $values, limit: $limit) {
      _id
      hide_product_detail
      link_url
    }
    color(_id: $values) {
      _id
      color_hex
      parameter_value_image {
        path
      }
    }
  }
`);
