import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../graphql-context';

/** Keeps the schema to those who have its file, unless the settings open it. */
export function noIntrospection(): Plugin<GraphqlContext> {
  return {
    onValidate({ context, addValidationRule }) {
      if (!context.settings.graphqlIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}
