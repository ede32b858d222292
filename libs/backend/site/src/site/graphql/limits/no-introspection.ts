import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../graphql-context';

/** Rejects introspection unless the settings allow it. */
export function noIntrospection(): Plugin<GraphqlContext> {
  return {
    onValidate({ context, addValidationRule }) {
      if (!context.settings.graphqlIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}
