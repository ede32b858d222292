import { getNamedType, GraphQLError, isListType, isNonNullType, type GraphQLOutputType } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';

/** Maximum estimated fields of a response: 500 branches with their hours and staff. */
const maxFields = 60_000;
/** Assumed length of a nested list. */
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
const estimateCost: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const ownCost = 1 + childComplexity;
  if (!isList(field.type)) return ownCost;
  return getNamedType(field.type).name === 'JSON' ? 1 : ownCost * expectedLength(args);
};

/** Refuses a query whose response would be too large, before anything is read. */
export function costLimit(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document: query, variableValues, operationName } = args;
      const variables = variableValues ?? {};
      const operation = operationName == null ? {} : { operationName };
      const cost = getComplexity({ schema, query, variables, estimators: [estimateCost], ...operation });
      if (cost <= maxFields) return;
      const message = `The query asks for about ${cost} fields; at most ${maxFields} are answered.`;
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions: { code: 'too_costly' } })] });
    },
  };
}
