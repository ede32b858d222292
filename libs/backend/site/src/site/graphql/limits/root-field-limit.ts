import { GraphQLError, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../graphql-context';

/** Each of them queries the database; the largest page of the shop has a dozen. */
const maxRootFields = 40;

/** Root fields, in fragments too, counted under each alias. */
const rootFieldRule: ValidationRule = (context) => {
  let count = 0;
  return {
    Field(node) {
      if (context.getParentType() !== context.getSchema().getQueryType()) return;
      count += 1;
      if (count !== maxRootFields + 1) return;
      const message = `The query asks for more than ${maxRootFields} things at once.`;
      context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: 'too_costly' } }));
    },
  };
};

/** Refuses a query with too many root fields. */
export function rootFieldLimit(): Plugin<GraphqlContext> {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(rootFieldRule);
    },
  };
}
