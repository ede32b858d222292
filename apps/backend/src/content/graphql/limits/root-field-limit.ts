import { GraphQLError, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../graphql-context';

/** Each of them asks the database; the largest page of the shop has a dozen. */
const maxRootFields = 40;

/** Fields of the query itself, in fragments too: as many as an answer can have of them under whatever names. */
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

/** Refuses a query that asks for too many things at once. */
export function rootFieldLimit(): Plugin<GraphqlContext> {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(rootFieldRule);
    },
  };
}
