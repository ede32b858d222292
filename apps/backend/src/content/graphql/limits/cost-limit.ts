import { getNamedType, GraphQLError, isListType, isNonNullType, type GraphQLOutputType } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';

/** Fields of a whole answer, as far as they can be known beforehand: 500 branches with their hours and people. */
const mostFields = 60_000;
/** How long a list inside another thing is taken to be. */
const innerListLength = 3;
const keyArguments = ['_id', 'ids', 'slugs', 'store_id'];

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function expectedLength(args: Readonly<Record<string, unknown>>): number {
  const keys = keyArguments.flatMap((name) => (Array.isArray(args[name]) ? [args[name].length] : []));
  const limits = typeof args['limit'] === 'number' ? [Math.max(args['limit'], 0)] : [];
  const bounds = [...keys, ...limits];
  return bounds.length === 0 ? innerListLength : Math.min(...bounds);
}

/** One for each field, times the length of the lists around it. */
const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const own = 1 + childComplexity;
  if (!isList(field.type)) return own;
  return getNamedType(field.type).name === 'JSON' ? 1 : own * expectedLength(args);
};

/** Refuses a query whose answer would be too large, before anything is read. */
export function costLimit(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document: query, variableValues, operationName } = args;
      const variables = variableValues ?? {};
      const operation = operationName == null ? {} : { operationName };
      const cost = getComplexity({ schema, query, variables, estimators: [estimate], ...operation });
      if (cost <= mostFields) return;
      const message = `The query asks for about ${cost} fields; at most ${mostFields} are answered.`;
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions: { code: 'too_costly' } })] });
    },
  };
}
